import { Link } from 'react-router';
import { OtherButton } from '../../kit/buttons';
import { RecordPage } from '../../resource/ShowScreen';
import { DocumentFile } from './DocumentFile';
import { queuePath, waiting } from './queue';

/** A document beside its file, with what the office should know before it decides. */
export default function DocumentShow() {
  return (
    <RecordPage
      actions={(record) =>
        waiting.includes(String(record.status)) && (
          <OtherButton component={Link} to={`${queuePath}?od=${record.id}`}>
            Otwórz w kolejce
          </OtherButton>
        )
      }
      before={() => <DocumentFile />}
    />
  );
}
