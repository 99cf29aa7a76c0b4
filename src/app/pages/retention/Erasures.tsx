import { useQuery } from '@tanstack/react-query';
import type { Erasure } from '../../../contract/erasures';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { Pending } from '../../layout/Pending';
import { request } from '../../providers/request';

/** What was erased, when and why, and what is kept of it until when and by which act. */
export function Erasures() {
  const { data, error, refetch } = useQuery({
    queryKey: ['erasures', 'done'],
    queryFn: async ({ signal }) => (await request<{ data: Erasure[] }>('/api/erasures', { signal })).json.data,
    retry: false,
  });
  return (
    <Panel title="Trwałe usunięcia">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : data.length === 0 ? (
        <Empty title="Niczego nie usunięto trwale">
          Dane osoby albo firmy usuniesz z ich strony: „Więcej”, „Usuń dane trwale”.
        </Empty>
      ) : (
        <ul className="erasures">
          {data.map(({ id, subject, reason, at, by, records, files, kept }) => (
            <li key={id}>
              <p className="erasure-head">
                {subject}, <span className="number">{formatDateTime(at)}</span>
              </p>
              <p>
                {reason}. Usunięto: {countOf(records, 'pozycja', 'pozycje', 'pozycji')},{' '}
                {countOf(files, 'plik', 'pliki', 'plików')}. <span className="quiet">Wykonał(a): {by}</span>
              </p>
              {kept.length > 0 && (
                <ul>
                  {kept.map(({ resource, label, count, until, act }) => (
                    <li key={`${resource} ${until} ${act}`}>
                      Zablokowane, {label.toLowerCase()}: {count}, do {formatDate(until)} ({act})
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
