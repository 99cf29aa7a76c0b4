import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { TitleJoins } from './titles';

/** Titles of records by id, deleted ones too: a name is known wherever it was mentioned (P09). */
export async function titlesOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const joins = new TitleJoins('j');
  const { sql, read } = joins.title(resource, 'r');
  const text = `select r.id, ${sql} as title from ${tableOf(resource)} r ${joins.joins.join(' ')}
    where r.tenant_id = $1 and r.id = any ($2::uuid[])`;
  const rows = await db.query<{ id: string; title: string }>({ text, values: [tenantId, ids] });
  return new Map(rows.map(({ id, title }) => [id, read(title) ?? '']));
}
