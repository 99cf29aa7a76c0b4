import { ApiError } from '../providers/apiError';
import type { Fault, Item } from './item';

/** Milliseconds before the next try: two seconds, doubled by every failure, five minutes at most. */
export function waitAfter(failures: number): number {
  return Math.min(2_000 * 2 ** Math.max(0, failures - 1), 5 * 60_000);
}

/** The first of each place that waits; what stands behind it in its place goes after it. */
function heads(items: readonly Item[]): readonly Item[] {
  const places = new Set<string>();
  return items.filter(({ state, delivery }) => {
    if (state !== 'waiting' || places.has(delivery.place)) return false;
    places.add(delivery.place);
    return true;
  });
}

/** What is to be sent now, or null. `items` are in the order in which they came. */
export function nextOf(items: readonly Item[], now: number): Item | null {
  return heads(items).find(({ next }) => next <= now) ?? null;
}

/** When something may be tried next, or null where nothing waits. */
export function nextMoment(items: readonly Item[]): number | null {
  const moments = heads(items).map(({ next }) => next);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** `nobody`: no answer came, and nothing else would get one. `later`: this one may pass later. `refused`: never, as it is. */
export type Verdict = 'nobody' | 'later' | 'refused';

/** What a failure means. A stale session is no word about the thing itself, and the same call still running is none either. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.status === 0 || error.status === 401) return 'nobody';
  const busy = error.status >= 500 || error.status === 429 || error.code === 'running';
  return busy ? 'later' : 'refused';
}

export function afterFailure(item: Item, error: unknown, now: number): Item {
  const tries = item.tries + 1;
  const told = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : 0;
  return { ...item, tries, next: now + Math.max(waitAfter(tries), told) };
}

/** Of a refusal, the sentence about the thing itself, and what it asks. */
export function faultOf(error: unknown): Fault {
  const body = error instanceof ApiError ? error.body : null;
  const [first] = Object.values(body?.errors ?? {});
  const says = first ?? (error instanceof Error && error.message ? error.message : 'Nie udało się tego wysłać.');
  return { says, asks: body?.confirm ?? null };
}
