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

/** The record that the row speaks of, among those the asker may see; null where the row makes a new one. */
export async function findByKeys(
  tx: Pick<Tx, 'query'>,
  view: View,
  keys: readonly string[],
  body: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const { resource } = view;
  const params = new Params(view.scope.tenant.id);
  const living = livingRows(resource, 'r', view.rows, params);
  const conditions: string[] = [];
  for (const key of keys) {
    const field = resource.fields[key];
    const read = field ? readValue(body[key] ?? null, field) : { value: null };
    if (!field || !('value' in read) || read.value === null) return null;
    const { type, toRow } = storageOf(field);
    const value = toRow ? toRow(read.value as never) : read.value;
    conditions.push(`r.${ident(key)} = ${params.add(value)}::${type}`);
  }
  const text = `select r.id from ${tableOf(resource)} r where ${[living, ...conditions].join(' and ')} limit 1`;
  const [row] = await tx.query<{ id: string }>(prepared(text, params.values));
  return row?.id ?? null;
}
