import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { DocumentRecord } from './DocumentNotices';
import { queueFilter, queueSort, waiting } from './queue';

const perPage = 50;
/** Asked anew after each decision, a list gives up its earlier question. */
const quiet = { onError: () => {} };

/** Where the queue stands. */
export interface Place {
  id: string;
  company: string;
}
const placeOf = (document: DocumentRecord | undefined): Place | null =>
  document ? { id: String(document.id), company: String(document.company_id) } : null;

/**
 * Documents that wait, the oldest first, or those of one company first; what was decided here is gone at once. `start` is the
 * document to begin with, wherever it stands in the queue. When a company has none left, the oldest of all is next.
 */
export function useQueue(start: string | null, byCompany: boolean) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState<Place | null>(null);
  const page = { sort: queueSort, pagination: { page: 1, perPage } };
  const all = useGetList<DocumentRecord>('documents', { ...page, filter: queueFilter }, quiet);
  const begun = useGetOne<DocumentRecord>('documents', { id: start ?? '' }, { ...quiet, enabled: start !== null });

  const open = (documents: readonly DocumentRecord[] | undefined) => (documents ?? []).filter(({ id }) => !done.has(String(id)));
  const first = begun.data && waiting.includes(begun.data.status) ? begun.data : undefined;
  const isListed = first !== undefined && all.data?.some(({ id }) => id === first.id);
  const everything = open([...(first && !isListed ? [first] : []), ...(all.data ?? [])]);

  const standing = place ?? placeOf(first) ?? placeOf(everything[0]);
  const company = byCompany ? (standing?.company ?? null) : null;
  const own = useGetList<DocumentRecord>(
    'documents',
    { ...page, filter: { ...queueFilter, company_id: [company] } },
    { ...quiet, enabled: company !== null },
  );
  const ofCompany =
    company === null ? [] : own.data ? open(own.data) : everything.filter(({ company_id }) => company_id === company);
  const list = ofCompany.length > 0 ? ofCompany : everything;
  const at = Math.max(
    list.findIndex(({ id }) => id === standing?.id),
    0,
  );
  const document = list[at];
  const gone = (all.data?.length ?? 0) - open(all.data).length;

  return {
    document,
    next: list[at + 1],
    hasPrevious: at > 0,
    /** How many wait altogether, and of the company when it goes first. */
    left: Math.max((all.total ?? 0) - gone, everything.length),
    leftOfCompany:
      company === null ? null : Math.max((own.total ?? 0) - ((own.data?.length ?? 0) - open(own.data).length), ofCompany.length),
    error: all.data ? null : all.error,
    isPending: all.isPending || begun.isLoading,
    refetch: all.refetch,
    move(by: number) {
      const target = list[at + by];
      if (target) setPlace(placeOf(target));
    },
    decided(id: string) {
      setDone(new Set([...done, id]));
      setPlace(placeOf(list[at + 1] ?? list[at - 1] ?? everything.find((each) => each.id !== id)));
    },
    /** Keeps the document that is looked at when the order changes. */
    hold: () => setPlace(placeOf(document)),
  };
}
