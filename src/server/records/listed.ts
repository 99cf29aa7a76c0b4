import { isDeepStrictEqual } from 'node:util';
import type { RowCondition } from '../../access/can';
import type { Field, Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { conditionsSql } from './conditions';
import { Params } from './params';
import { resourceNamed } from './start';
import { ownSideRows } from './titleSight';

type Values = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, unknown>>;

/** The reference inside the items of a list, such as the companies that a rule leaves out; null where its items point to nothing. */
export function itemReference({ of = {} }: Field): { name: string; target: Resource } | null {
  const found = Object.entries(of).find(([, { type }]) => type === 'reference');
  return found ? { name: found[0], target: resourceNamed(found[1].resource) } : null;
}

/** The SQL of a list without the items that point behind a wall between teams (P24); `rows` are those on the asker's side. */
export function seenItems(column: string, field: Field, rows: readonly RowCondition[], params: Params): string {
  const reference = itemReference(field);
  if (!reference) return column;
  const { name, target } = reference;
  const known = conditionsSql(target, 't', rows, params).join(' and ');
  return `case when ${column} is not null then (select coalesce(jsonb_agg(e.item order by e.nth), '[]'::jsonb)
    from jsonb_array_elements(${column}) with ordinality e(item, nth) where not exists (
      select 1 from ${tableOf(target)} t where t.tenant_id = $1 and t.id::text = e.item ->> '${name}' and (${known}) is not true)) end`;
}

/** Those of the ids that are of records behind a wall. */
export async function hiddenAmong(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  target: Resource,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = ownSideRows(scope, target);
  if (rows.length === 0 || ids.length === 0) return new Set();
  const params = new Params(scope.tenant.id);
  const known = conditionsSql(target, 't', rows, params).join(' and ');
  const text = `select t.id from ${tableOf(target)} t
    where t.tenant_id = $1 and t.id = any (${params.add([...new Set(ids)])}::uuid[]) and (${known}) is not true`;
  return new Set((await db.query<{ id: string }>({ text, values: params.values })).map(({ id }) => id));
}

/** What was sent, and of its lists the items too that the asker was not shown: saving a list loses nothing of what they can't see. */
export async function keepHidden(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  { fields }: Resource,
  before: Values,
  sent: Values,
): Promise<Values> {
  const kept: Record<string, unknown> = { ...sent };
  for (const key of Object.keys(sent)) {
    const reference = fields[key] ? itemReference(fields[key]) : null;
    const stood = itemsOf(before[key]);
    if (!reference || stood.length === 0) continue;
    const idOf = (item: Item) => String(item[reference.name]);
    const hidden = await hiddenAmong(db, scope, reference.target, stood.map(idOf));
    if (hidden.size === 0) continue;
    const asSeen = stood.filter((item) => !hidden.has(idOf(item)));
    const given = itemsOf(sent[key]).filter((item) => !hidden.has(idOf(item)));
    const unseen = stood.filter((item) => hidden.has(idOf(item)));
    kept[key] = isDeepStrictEqual(given, asSeen) ? before[key] : [...given, ...unseen];
  }
  return kept;
}

export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);
