import type { FilterTerm, SortTerm } from '../../contract/listQuery';
import type { Tx } from '../db/database';
import { auditAlone, trailOf } from './audit';
import type { View } from './view';

/** Those of the keys that stand behind a grant: what is asked by them tells of them, also where no answer holds them (P22). */
export function closedAmong({ readable, resource }: View, keys: readonly string[]): string[] {
  const named = keys.flatMap((key) => resource.computed?.[key]?.minutes ?? [key]);
  return [...new Set(named)].filter((key) => Object.hasOwn(readable, key) && readable[key]?.options.grant !== undefined);
}

/** Keys that a list is narrowed or ordered by. */
export const keysAsked = ({ filters, sort }: { filters: readonly FilterTerm[]; sort: readonly SortTerm[] }) =>
  [...filters, ...sort].map(({ key }) => key);

/** Whoever asks a list by closed values has read them of the records answered, as if each were opened (P08, P22). */
export async function auditAsked(
  db: Pick<Tx, 'query'>,
  { resource, scope }: View,
  keys: readonly string[],
  ids: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const changes = Object.fromEntries(keys.map((key) => [key, { before: null, after: null }]));
  for (const id of ids) await auditAlone(db, { ...trailOf(scope), action: 'show', entity: resource.name, id, changes });
}
