import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import { PollCard } from './PollCard';

/** A poll's page: its results beside how it was set up. */
export default function PollShow() {
  const { id } = useParams();
  if (!id) return null;
  return (
    <RecordPage
      after={() => (
        <section className="panel">
          <PollCard id={id} />
        </section>
      )}
    />
  );
}
