import { Link } from 'react-router';
import { documents } from '../../../../resources/documents';
import { formatDate } from '../../../lib/dates';
import { Notice } from '../../kit/Notice';
import type { Answered } from '../../records/answered';
import { useShown } from '../../records/useDeclared';
import { resourcePath } from '../../routing/resourceRoutes';

interface Duplicate {
  id: string;
  title: string;
  status: string;
  created_at: string;
}
export type DocumentRecord = Answered<typeof documents, 'title' | 'status', 'return_reason' | 'return_note'> & {
  duplicates?: Duplicate[];
  findings?: { says: string; certain: boolean | null }[] | null;
};

const { status, return_reason } = documents.fields;

/** What the office should look at before it accepts a document: likely duplicates, what does not add up, why it was returned. */
export function DocumentNotices() {
  const { duplicates = [], findings } = useShown<DocumentRecord>().record;
  return (
    <>
      {duplicates.length > 0 && (
        <Notice severity="warning" above={true} aria-label="Możliwy duplikat">
          <strong>Możliwy duplikat:</strong>
          <ul>
            {duplicates.map(({ id, title, status: state, created_at }) => (
              <li key={id}>
                <Link className="value-link" to={`${resourcePath(documents, 'office')}/${id}`}>
                  {title}
                </Link>{' '}
                <span className="quiet">
                  ({status.choices?.[state]?.label ?? state}, dodany {formatDate(created_at.slice(0, 10))})
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {findings && findings.length > 0 && (
        <Notice severity="warning" above={true} aria-label="Uwagi do faktury">
          <strong>Uwagi do faktury:</strong>
          <ul>
            {findings.map(({ says, certain }) => (
              <li key={says}>
                {certain ? 'Błąd: ' : ''}
                {says}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ReturnNotice />
    </>
  );
}

/** Why a document was returned, in the office's words. */
export function ReturnNotice() {
  const { record } = useShown<DocumentRecord>();
  if (record.status !== 'returned' && record.status !== 'rejected') return null;
  const reason = record.return_reason ? return_reason.choices?.[record.return_reason]?.label : null;
  return (
    <Notice severity="warning" above={true} aria-label="Powód zwrotu">
      <strong>{record.status === 'returned' ? 'Do poprawy' : 'Odrzucony'}: </strong>
      {[reason, record.return_note].filter(Boolean).join('. ') || 'bez podanego powodu'}
    </Notice>
  );
}
