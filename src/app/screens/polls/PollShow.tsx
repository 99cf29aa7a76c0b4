import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';
import { PollCard } from './PollCard';

/** A poll's page: its results beside how it was set up. */
export default function PollShow({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  return (
    <RecordPage
      after={() => (
        <section className="panel">
          <PollCard resource={resource} id={id} />
        </section>
      )}
    />
  );
}
