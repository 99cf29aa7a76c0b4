import type { RouterLocation } from 'ra-core';
import { isSensitive } from '../providers/personalText';

/**
 * A list's search text is what people type about people, so it stands in no address (S11): it travels in the history
 * entry's state, where the back button and a reload find it, and no log, link or other site does.
 */
interface Kept {
  q?: string;
}

/** `?filter={"q":…}` as react-admin writes it, split into the address without the text and the text. */
export function takeOut(search: string): { search: string; q?: string } {
  const filter = filterOf(search);
  if (typeof filter?.q !== 'string') return { search };
  const { q, ...rest } = filter;
  return { search: withFilter(search, rest), q };
}

/** The location as react-admin expects it, with the text back in its place. */
export function putBack<L extends RouterLocation>(location: L): L {
  const q = (location.state as Kept | null)?.q;
  if (typeof q !== 'string') return location;
  return { ...location, search: withFilter(location.search, { ...filterOf(location.search), q }) };
}

/**
 * The query of an address that somebody typed or followed, without what may stand in none (P23): it goes before the guard sees the address, so
 * that no redirect and no kept way back repeats it. One without is answered as it was.
 */
export function withoutSensitive(search: string): string {
  const query = new URLSearchParams(search);
  const filter = filterOf(search);
  const sensitive = [...query].filter(([key, value]) => !(key === 'filter' && filter) && isSensitive(value));
  const kept = Object.entries(filter ?? {}).filter(([, value]) => !isSensitive(JSON.stringify(value)));
  const isFilterClean = !filter || kept.length === Object.keys(filter).length;
  if (sensitive.length === 0 && isFilterClean) return search;
  for (const [key, value] of sensitive) query.delete(key, value);
  if (!isFilterClean) query.set('filter', JSON.stringify(Object.fromEntries(kept)));
  const left = String(query);
  return left && `?${left}`;
}

function filterOf(search: string): Record<string, unknown> | null {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
    return typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? (filter as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function withFilter(search: string, filter: Record<string, unknown>): string {
  const query = new URLSearchParams(search);
  query.set('filter', JSON.stringify(filter));
  return `?${query}`;
}
