import { useParams } from 'react-router';
import { Page } from '../../layout/Page';
import { useDeclared } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { RelatedList } from '../../resource/RelatedList';
import { RecordPage } from '../../resource/ShowScreen';
import { MakerActions } from './MakerActions';
import { People } from './People';
import { RightPlace } from './RightPlace';
import { Reader } from './reader/Reader';
import type { Training } from './training';

/** What the reader shows in its own way. */
const read = ['category_id', 'title', 'summary', 'kind', 'content', 'video_url', 'attachment_ids', 'lessons'];

/** A training in the office: to be read, and for who makes trainings, its test, its people and its settings. */
export default function TrainingShow() {
  const resource = useDeclared();
  const { trainingId } = useParams();
  const may = useMay();
  if (!trainingId) return null;
  return (
    <RightPlace key={trainingId} id={trainingId}>
      {(training) =>
        may('edit', resource) ? (
          <RecordPage
            id={trainingId}
            without={read}
            actions={() => <MakerActions training={training} />}
            before={(record) => (
              <>
                <Reader training={record as Training} />
                {training.status === 'published' && <People training={training} />}
              </>
            )}
            after={() => <RelatedList reference="training-questions" target="training_id" />}
          />
        ) : (
          <Page title={training.title} recordTitle={training.title} lead={training.summary ?? undefined}>
            <Reader training={training} />
          </Page>
        )
      }
    </RightPlace>
  );
}
