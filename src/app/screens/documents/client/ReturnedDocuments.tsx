import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { documents } from '../../../../../resources/documents';
import { Panel } from '../../../kit/Panel';
import { useNarrowed } from '../../../records/useNarrowed';
import { type DocumentRecord, ReturnNotice } from '../DocumentNotices';
import { CorrectDocument } from './CorrectDocument';

/** What the office gave back, with the reason and the way to send it again; nothing where there is none. */
export function ReturnedDocuments({ several }: { several: boolean }) {
  const { data } = useGetList<DocumentRecord>('documents', {
    filter: { ...useNarrowed(documents), status: ['returned'] },
    sort: { field: 'created', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Do poprawy">
      <ul className="document-cards">
        {data.map((document) => (
          <li key={document.id}>
            <Link className="value-link" to={`/documents/${document.id}`}>
              {document.title}
            </Link>
            {several && <p className="quiet">{(document.company as { title?: string } | null)?.title}</p>}
            <ReturnNotice record={document} />
            <CorrectDocument document={document} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
