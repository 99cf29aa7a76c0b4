import type { Resource } from '../../schema';
import { readValue } from '../../schema/validate';
import { storageOf, tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { uniqueSets } from '../db/differModel';
import { ident } from '../db/ident';
import { livingRows } from './conditions';
import { Params } from './params';
import { prepared } from './statements';
import type { View } from './view';

/** The keys that tell an imported row's record: the first set of unique fields that the file has all of; null where it has none. */
export function importKeys(resource: Resource, has: readonly string[]): readonly string[] | null {
  const sets = uniqueSets(resource).filter(({ keys }) =>
    keys.every((key) => has.includes(key) && !resource.fields[key]?.options.encrypted),
  );
  return sets[0]?.keys ?? null;
}

/**
 * The records that rows speak of, in their order, among those the asker may see; null for a row that makes a new one. Asked for all at once: on
 * the embedded engine everybody waits for each question (O07).
 */
export async function findByKeys(
  tx: Pick<Tx, 'query'>,
  view: View,
  keys: readonly string[],
  bodies: readonly Readonly<Record<string, unknown>>[],
): Promise<(string | null)[]> {
  const { resource } = view;
  const params = new Params(view.scope.tenant.id);
  const living = livingRows(resource, 'r', view.rows, params);
  const rows = bodies.flatMap((body, nth) => {
    const values = keys.map((key) => keyOf(resource, key, body[key]));
    return values.includes(null) ? [] : [Object.fromEntries([['nth', nth], ...values.map((value, at) => [`k${at}`, value])])];
  });
  const found: (string | null)[] = bodies.map(() => null);
  if (rows.length === 0) return found;
  const typed = keys.map((key, at) => `k${at} ${columnTypeOf(resource, key)}`).join(', ');
  const same = keys.map((key, at) => `r.${ident(key)} = g.k${at}`).join(' and ');
  const text = `select g.nth, r.id from json_to_recordset(${params.add(JSON.stringify(rows))}::json) g (nth int, ${typed})
    join ${tableOf(resource)} r on ${same} where ${living}`;
  for (const { nth, id } of await tx.query<{ nth: number; id: string }>(prepared(text, params.values))) found[nth] = id;
  return found;
}

const columnTypeOf = ({ fields }: Resource, key: string) => (fields[key] ? storageOf(fields[key]).type : 'text');

/** A key's value as its column holds it; null where there is none or it can't be read. */
function keyOf({ fields }: Resource, key: string, raw: unknown): unknown {
  const field = fields[key];
  const read = field ? readValue(raw ?? null, field) : { value: null };
  if (!field || !('value' in read) || read.value === null) return null;
  const { toRow } = storageOf(field);
  return toRow ? toRow(read.value as never) : read.value;
}
