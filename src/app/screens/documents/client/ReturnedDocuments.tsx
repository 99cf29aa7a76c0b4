import { RecordContextProvider, useGetList } from 'ra-core';
import { documents } from '../../../../../resources/documents';
import { Card, Cards } from '../../../kit/Cards';
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
      <Cards>
        {data.map((document) => (
          <RecordContextProvider key={document.id} value={document}>
            <Card
              title={document.title}
              to={`/documents/${document.id}`}
              about={several && (document.company as { title?: string } | null)?.title}
            >
              <ReturnNotice />
              <CorrectDocument document={document} />
            </Card>
          </RecordContextProvider>
        ))}
      </Cards>
    </Panel>
  );
}
