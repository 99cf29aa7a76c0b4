import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { documents } from '../../../../../resources/documents';
import { MainButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { useNarrowed } from '../../../records/useNarrowed';

/** What the office gave to be read and confirmed, which is done where it is read; nothing where there is none. */
export function ToConfirm({ several, writes }: { several: boolean; writes: boolean }) {
  const { data } = useGetList<RaRecord>('documents', {
    filter: { ...useNarrowed(documents), status: ['to_confirm', 'to_sign'] },
    sort: { field: 'created', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Do potwierdzenia">
      <Cards>
        {data.map((document) => (
          <Card
            key={document.id}
            title={String(document.title)}
            to={`/documents/${document.id}`}
            about={several && (document.company as { title?: string } | null)?.title}
            step={
              writes && (
                <MainButton component={Link} to={`/documents/${document.id}`}>
                  {document.status === 'to_sign' ? 'Przeczytaj i zaakceptuj' : 'Przeczytaj i potwierdź'}
                  <span className="unseen">: {String(document.title)}</span>
                </MainButton>
              )
            }
          />
        ))}
      </Cards>
    </Panel>
  );
}
