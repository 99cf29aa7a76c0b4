import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { conditionsSql } from './conditions';
import { Params } from './params';
import type { TitleRows } from './titleSight';
import { TitleJoins } from './titles';

/** Titles of records by id, deleted ones too: a name is known wherever it was mentioned (P09). */
export async function titlesOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  ids: readonly string[],
  /** Which of them the reader may learn of; left out, all. */
  among: TitleRows = [],
): Promise<Map<string, string>> {
  if (ids.length === 0 || among === null) return new Map();
  const joins = new TitleJoins('j');
  const params = new Params(tenantId);
  const { sql, read } = joins.title(resource, 'r');
  const met = conditionsSql(resource, 'r', among, params).map((condition) => ` and ${condition}`);
  const text = `select r.id, ${sql} as title from ${tableOf(resource)} r ${joins.joins.join(' ')}
    where r.tenant_id = $1 and r.id = any (${params.add(ids)}::uuid[])${met.join('')}`;
  const rows = await db.query<{ id: string; title: string }>({ text, values: params.values });
  return new Map(rows.map(({ id, title }) => [id, read(title) ?? '']));
}
