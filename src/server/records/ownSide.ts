import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
import { conditionsSql } from './conditions';
import { Params } from './params';

/**
 * Those of the rows that name a record on the asker's side of the walls between teams, or none; for what is read past the lists. Where
 * there are no walls, or none that stops the asker, all of them without a question.
 */
export async function onOwnSide<Row>(
  db: Pick<Tx, 'query'>,
  { tenant, who }: Pick<Scope, 'tenant' | 'who'>,
  resource: Resource,
  rows: readonly Row[],
  idOf: (row: Row) => string | null,
): Promise<Row[]> {
  const wall = who.wall?.(resource) ?? [];
  const ids = [...new Set(rows.flatMap((row) => idOf(row) ?? []))];
  if (wall.length === 0 || ids.length === 0) return [...rows];
  const params = new Params(tenant.id);
  const text = `select x.id from ${tableOf(resource)} x where x.tenant_id = $1 and x.id = any (${params.add(ids)}::uuid[])
    and ${conditionsSql(resource, 'x', wall, params).join(' and ')}`;
  const found = await db.query<{ id: string }>({ text, values: params.values });
  const seen = new Set(found.map(({ id }) => id));
  return rows.filter((row) => {
    const id = idOf(row);
    return id === null || seen.has(id);
  });
}

/** Throws 404 where one of the records stands behind a wall: what acts on them by their ids alone asks it first (P05). */
export async function requireOwnSide(
  db: Pick<Tx, 'query'>,
  scope: Pick<Scope, 'tenant' | 'who'>,
  resource: Resource,
  ids: readonly string[],
): Promise<void> {
  if ((await onOwnSide(db, scope, resource, ids, (id) => id)).length < ids.length) throw notFound();
}
