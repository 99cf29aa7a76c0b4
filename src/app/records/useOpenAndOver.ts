import { type RaRecord, type SortPayload, useGetList } from 'ra-core';
import { useState } from 'react';

/** How many of those that are over stand there first and come with each press; and the most of either. */
const step = 10;
const most = 100;

interface Asked {
  filter: Readonly<Record<string, unknown>>;
  open: readonly string[];
  over: readonly string[];
  sort: SortPayload;
  /** Left out, as `sort`. */
  sortOver?: SortPayload;
}

export interface OpenAndOver<Entry extends RaRecord> {
  /** Those that are not over; undefined until both answers have come. */
  open: readonly Entry[] | undefined;
  openTotal: number;
  over: readonly Entry[] | undefined;
  /** Asks for earlier ones of those that are over; null where there are none, or enough. */
  earlier: (() => void) | null;
  error: unknown;
  refetch: () => unknown;
}

/** Two lists of a resource by its `status`: all that are open, and those that are over, a few at first. */
export function useOpenAndOver<Entry extends RaRecord>(
  resource: string,
  { filter, open, over, sort, sortOver = sort }: Asked,
): OpenAndOver<Entry> {
  const [shown, setShown] = useState(step);
  const going = useGetList<Entry>(resource, {
    filter: { ...filter, status: open },
    sort,
    pagination: { page: 1, perPage: most },
  });
  const past = useGetList<Entry>(
    resource,
    { filter: { ...filter, status: over }, sort: sortOver, pagination: { page: 1, perPage: shown } },
    { placeholderData: (before) => before },
  );
  const more = (past.total ?? 0) > (past.data?.length ?? 0) && shown < most;
  const both = going.data && past.data;
  return {
    open: both && going.data,
    openTotal: going.total ?? 0,
    over: both && past.data,
    earlier: more ? () => setShown(Math.min(most, shown + step)) : null,
    error: going.error ?? past.error,
    refetch: () => Promise.all([going.refetch(), past.refetch()]),
  };
}
