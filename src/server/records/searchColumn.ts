import { fold, sortKey } from '../../lib/text';
import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { beside, hasSortKey } from '../db/columns';

/** What a record is found by: its searchable fields folded, one a line, so that a word never matches across two of them. */
export function searchText(resource: Resource, record: Readonly<Record<string, unknown>>): string {
  const texts = (resource.list.search ?? []).map((key) => record[key]);
  return texts.flatMap((text) => (typeof text === 'string' ? [fold(text)] : [])).join('\n');
}

/** Places in the Polish alphabet, by column, of those fields that `record` holds. */
export function sortKeys(resource: Resource, record: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const keys: Record<string, string | null> = {};
  for (const [key, field] of storedFields(resource)) {
    if (!hasSortKey(field) || !Object.hasOwn(record, key)) continue;
    const text = record[key];
    keys[beside.sort(key)] = typeof text === 'string' ? sortKey(text) : null;
  }
  return keys;
}
