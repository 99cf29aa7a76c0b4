import { useParams } from 'react-router';
import type { StoredFile } from '../../../../contract/files';
import { FilePreview } from '../../../files/FilePreview';
import { FileVersions } from '../../../files/FileVersions';
import { RecordPage } from '../../../resource/ShowScreen';
import type { ScreenProps } from '../../../routing/route';
import { type DocumentRecord, ReturnNotice } from '../DocumentNotices';
import { CorrectDocument } from './CorrectDocument';
import './client.css';

/** A document as its client sees it: why it came back, the file, what is known of it. */
export default function ClientDocument({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  return <RecordPage key={id} resource={resource} id={id} before={(record) => <Top record={record as DocumentRecord} />} />;
}

function Top({ record }: { record: DocumentRecord }) {
  const file = record.file as StoredFile | null | undefined;
  return (
    <div className="document-top">
      <ReturnNotice record={record} />
      {record.status === 'returned' && (
        <section className="panel" aria-label="Popraw dokument">
          <div className="panel-body">
            <CorrectDocument document={record} />
          </div>
        </section>
      )}
      {file && (
        <section className="panel" aria-label="Plik dokumentu">
          <FilePreview file={file} />
        </section>
      )}
      {file && <FileVersions id={file.id} />}
    </div>
  );
}
