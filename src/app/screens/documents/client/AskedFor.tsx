import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { documentRequestItems } from '../../../../../resources/documentRequestItems';
import { documentRequests } from '../../../../../resources/documentRequests';
import { formatDate, toWarsaw } from '../../../../lib/dates';
import { countOf } from '../../../../lib/text';
import { Panel } from '../../../kit/Panel';
import { DueChip } from '../../../layout/DueChip';
import { Empty } from '../../../layout/Empty';
import { Problem } from '../../../layout/Problem';
import { Skeleton } from '../../../layout/Skeleton';
import type { Answered } from '../../../records/answered';
import { useNarrowed } from '../../../records/useNarrowed';
import { AskedItem } from './AskedItem';

type Request = Answered<typeof documentRequests, 'title' | 'due_date' | 'message'> & {
  company?: { id: string; title: string } | null;
};
/** All that is asked for at once: what is not listed is not answered. */
const page = { page: 1, perPage: 1_000 };
const asMade = (one: RaRecord, other: RaRecord) =>
  String(one.created_at).localeCompare(String(other.created_at)) || String(one.id).localeCompare(String(other.id));

/** What the office asked for and has not accepted yet, request by request. */
export function AskedFor({ writes, several }: { writes: boolean; several: boolean }) {
  const items = useGetList<RaRecord>('document-request-items', {
    filter: { ...useNarrowed(documentRequestItems), status: ['missing', 'returned', 'uploaded'] },
    sort: { field: 'created', order: 'ASC' },
    pagination: page,
  });
  const requests = useGetList<Request>('document-requests', {
    filter: { ...useNarrowed(documentRequests), status: ['sent', 'partial', 'overdue', 'complete'] },
    sort: { field: 'due_date', order: 'ASC' },
    pagination: page,
  });
  const [begun, setBegun] = useState<readonly RaRecord[]>([]);
  const error = items.error ?? requests.error;
  const today = toWarsaw(new Date()).slice(0, 10);
  const standing = items.data ?? [];
  const missing = standing.filter(({ status }) => status !== 'uploaded');
  // What files are on their way to stays until the person leaves, answered or not, and where it stood.
  const asked = [...standing, ...begun.filter(({ id }) => !standing.some((item) => item.id === id))].toSorted(asMade);
  const open = (requests.data ?? [])
    .map((request) => ({ request, items: asked.filter((item) => item.request_id === request.id) }))
    .filter((each) => each.items.length > 0);
  const isBegun = (item: RaRecord) => begun.some(({ id }) => id === item.id);
  const next = open.flatMap((each) => each.items).find((item) => item.status !== 'uploaded' && !isBegun(item))?.id;

  return (
    <Panel
      title="Prosimy o dokumenty"
      beside={
        missing.length > 0 ? (
          <span className="quiet">{countOf(missing.length, 'pozycja', 'pozycje', 'pozycji')}</span>
        ) : (
          standing.length > 0 && <span className="quiet">masz wszystko dodane</span>
        )
      }
    >
      {error && !items.data ? (
        <div className="panel-body">
          <Problem error={error} onRetry={() => void Promise.all([items.refetch(), requests.refetch()])} />
        </div>
      ) : items.isPending || requests.isPending ? (
        <Skeleton lines={3} />
      ) : open.length === 0 ? (
        <Empty title="Na nic nie czekamy">Biuro ma wszystko, o co prosiło. Dziękujemy! Nowe dokumenty możesz dodać niżej.</Empty>
      ) : (
        open.map(({ request, items: wanted }) => (
          <div key={request.id} className="asked-request">
            <h3>{request.title}</h3>
            <p className="asked-due">
              {request.due_date < today ? <DueChip due={request.due_date} /> : <span>do {formatDate(request.due_date)}</span>}
              {several && request.company && <span className="quiet">{request.company.title}</span>}
            </p>
            {request.message && <p className="lines">{request.message}</p>}
            <ul>
              {wanted.map((item) => (
                <AskedItem
                  key={item.id}
                  item={item}
                  writes={writes}
                  isNext={item.id === next}
                  onBegin={() => setBegun((before) => [...before.filter(({ id }) => id !== item.id), item])}
                />
              ))}
            </ul>
          </div>
        ))
      )}
    </Panel>
  );
}
