import type { StoredFile } from '../../../contract/files';
import { FilePreview } from '../../files/FilePreview';
import { FileVersions } from '../../files/FileVersions';
import { useShown } from '../../records/useDeclared';
import { useUser } from '../../session/useSession';
import { AccountStanding } from '../registers/AccountStanding';
import { DocumentNotices, type DocumentRecord } from './DocumentNotices';
import './documents.css';

const sales = ['sales_invoice', 'sales_correction'];

/** The account that a purchase is paid to; shown to the office alone. */
function PayeeAccount() {
  const { record } = useShown<DocumentRecord>();
  const { counterparty_nip: nip, counterparty_account: account, company_id } = record;
  if (!useUser().isAdmin || !nip || !account || sales.includes(String(record.document_type))) return null;
  return <AccountStanding payee={{ nip: String(nip), account: String(account), company_id: String(company_id) }} />;
}

/** A document's file, with what the office should know before it decides. */
export function DocumentFile() {
  const { record } = useShown<DocumentRecord>();
  const file = record.file as StoredFile | null | undefined;
  return (
    <div className="document-top">
      <DocumentNotices />
      <PayeeAccount />
      {file && (
        <section className="panel" aria-label="Plik dokumentu">
          <FilePreview file={file} findingsTold={Boolean(record.findings)} />
        </section>
      )}
      {file && <FileVersions id={file.id} />}
    </div>
  );
}
