import type { RaRecord } from 'ra-core';
import { useCallback, useState } from 'react';
import type { StoredFile } from '../../../../contract/files';
import { FilePreview } from '../../../files/FilePreview';
import { FileVersions } from '../../../files/FileVersions';
import { MainButton } from '../../../kit/buttons';
import { useShown } from '../../../records/useDeclared';
import { RecordPage } from '../../../resource/ShowScreen';
import { TransitionButtons } from '../../../resource/TransitionButtons';
import { useUser } from '../../../session/useSession';
import { type DocumentRecord, ReturnNotice } from '../DocumentNotices';
import { CorrectDocument } from './CorrectDocument';
import './client.css';

/** How the office keeps a document, and what stands over it already. */
const office = [
  'title',
  'direction',
  'visibility',
  'source',
  'status',
  'file_id',
  'request_item_id',
  'confirmation_required',
  'late_for',
  'late_accepted',
];

/** A document as its client sees it: why it came back, the file, what is known of it. */
export default function ClientDocument() {
  const several = useUser().companies.length > 1;
  return (
    <RecordPage
      without={({ currency, gross_amount, net_amount, status }) => [
        ...office,
        ...(several ? [] : ['company_id']),
        // While it is to be corrected, why stands over it.
        ...(status === 'returned' ? ['return_reason', 'return_note'] : []),
        // Amounts are read with „zł”.
        ...(currency === 'PLN' || (gross_amount === null && net_amount === null) ? ['currency'] : []),
      ]}
      movesElsewhere={asksWord}
      before={() => <Top />}
    />
  );
}

/** The office waits for their word on what it says. */
const asksWord = ({ status }: RaRecord) => status === 'to_confirm' || status === 'to_sign';

function Top() {
  const { record } = useShown<DocumentRecord>();
  const [seen, setSeen] = useState(false);
  const onSeen = useCallback(() => setSeen(true), []);
  const file = record.file as StoredFile | null | undefined;
  return (
    <div className="document-top">
      <ReturnNotice />
      {record.status === 'returned' && (
        <section className="panel" aria-label="Popraw dokument">
          <div className="panel-body">
            <CorrectDocument document={record} />
          </div>
        </section>
      )}
      {file && (
        <section className="panel" aria-label="Plik dokumentu">
          <FilePreview file={file} onSeen={onSeen} />
        </section>
      )}
      {asksWord(record) && (
        <div className="document-word">
          {file && !seen ? (
            <p role="status">Otwórz dokument do końca. Potem możesz go tu potwierdzić.</p>
          ) : (
            <TransitionButtons button={MainButton} />
          )}
        </div>
      )}
      {file && <FileVersions id={file.id} />}
    </div>
  );
}
