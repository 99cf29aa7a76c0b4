import { type GetListParams, type RaRecord, RecordContextProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { documents } from '../../../../../resources/documents';
import { formatDate } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { TextBox } from '../../../fields/TextBox';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Pending } from '../../../layout/Pending';
import { ShowMore } from '../../../layout/ShowMore';
import { same } from '../../../records/same';
import { useNarrowed } from '../../../records/useNarrowed';
import { worded } from '../../../tenant/wording';

const step = 20;

/** Where the office keeps its own paper says nothing to who reads it; what is asked of them does. */
const kept = ['new', 'in_check', 'accepted', 'booked', 'archived'];
const isKeptByOffice = ({ direction, status }: RaRecord) => direction === 'to_client' && kept.includes(String(status));

/** Everything between the client and the office, the newest first, with where each stands. */
export function SentDocuments({ several }: { several: boolean }) {
  const [shown, setShown] = useState(step);
  const [search, setSearch] = useState('');
  const narrowed = useNarrowed(documents);
  const { document_type } = worded(documents).fields;
  const { data, total, error, refetch } = useGetList<RaRecord>(
    'documents',
    {
      filter: { ...narrowed, ...(search.trim() ? { q: search.trim() } : {}) },
      sort: { field: 'created', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    {
      // Rows stay while more come or a search is typed; those of another company are none of these.
      placeholderData: (before, query) => {
        const asked = query?.queryKey[2] as Partial<GetListParams> | undefined;
        return same({ ...asked?.filter, q: undefined }, narrowed) ? before : undefined;
      },
    },
  );
  return (
    <Panel title="Wszystkie dokumenty" beside={total !== undefined && total > 0 && <span className="quiet number">{total}</span>}>
      {((total ?? 0) > step || search) && (
        <div className="panel-body">
          <TextBox label="Szukaj" type="search" value={search} onChange={setSearch} />
        </div>
      )}
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : data.length > 0 ? (
        <Cards>
          {data.map((document) => (
            <RecordContextProvider key={document.id} value={document}>
              <Card
                title={String(document.title)}
                to={`/documents/${document.id}`}
                facts={!isKeptByOffice(document) && <RecordValue source="status" compact={true} />}
                about={[
                  document_type?.choices?.[String(document.document_type)]?.label,
                  formatDate(String(document.created_at).slice(0, 10)),
                  document.direction === 'to_client' ? 'od biura' : document.direction === 'private' ? 'prywatny' : null,
                  several ? (document.company as { title?: string } | null)?.title : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            </RecordContextProvider>
          ))}
        </Cards>
      ) : (
        <Empty title={search ? 'Nic nie pasuje' : 'Jeszcze nic tu nie ma'}>
          {search ? 'Sprawdź pisownię albo wpisz mniej.' : 'Zrób zdjęcie pierwszej faktury, a resztą zajmie się biuro.'}
        </Empty>
      )}
      <ShowMore more={data && (total ?? 0) > data.length ? () => setShown(shown + step) : null} />
    </Panel>
  );
}
