import type { RaRecord, SortPayload } from 'ra-core';
import { useRowsSoFar } from './useRowsSoFar';

/** How many stand there first, and come with each press: of those that are open, and of those that are over. */
const openStep = 100;
const overStep = 10;

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
  /** Asks for further ones of those that are open; null where all are there. */
  further: (() => void) | null;
  /** Asks for earlier ones of those that are over; null where all are there. */
  earlier: (() => void) | null;
  error: unknown;
  refetch: () => unknown;
}

/** Two lists of a resource by its `status`: all that are open, and those that are over, a few at first. */
export function useOpenAndOver<Entry extends RaRecord>(
  resource: string,
  { filter, open, over, sort, sortOver = sort }: Asked,
): OpenAndOver<Entry> {
  const going = useRowsSoFar<Entry>(resource, { filter: { ...filter, status: open }, sort }, openStep);
  const past = useRowsSoFar<Entry>(resource, { filter: { ...filter, status: over }, sort: sortOver }, overStep);
  const both = going.data && past.data;
  return {
    open: both && going.data,
    openTotal: going.total ?? 0,
    over: both && past.data,
    further: going.more,
    earlier: past.more,
    error: going.error ?? past.error,
    refetch: () => Promise.all([going.refetch(), past.refetch()]),
  };
}
