import { useParams } from 'react-router';
import { Page } from '../../../layout/Page';
import { RightPlace } from '../RightPlace';
import { Reader } from '../reader/Reader';

/** A training in the client's panel, made to be read on a phone. */
export default function ClientTraining() {
  const { trainingId } = useParams();
  if (!trainingId) return null;
  return (
    <RightPlace key={trainingId} id={trainingId}>
      {(training) => (
        <Page title={training.title} recordTitle={training.title} lead={training.summary ?? undefined}>
          <Reader training={training} />
        </Page>
      )}
    </RightPlace>
  );
}
