import { useParams } from 'react-router';
import { Page } from '../../../layout/Page';
import type { ScreenProps } from '../../../routing/route';
import { RightPlace } from '../RightPlace';
import { Reader } from '../reader/Reader';

/** A training in the client's panel, made to be read on a phone. */
export default function ClientTraining({ resource }: ScreenProps) {
  const { trainingId } = useParams();
  if (!resource || !trainingId) return null;
  return (
    <RightPlace key={trainingId} resource={resource} id={trainingId}>
      {(training) => (
        <Page title={training.title} recordTitle={training.title} lead={training.summary ?? undefined}>
          <Reader training={training} />
        </Page>
      )}
    </RightPlace>
  );
}
