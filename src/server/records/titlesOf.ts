import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { type ReadTitle, TitleJoins } from './titles';

/** Titles of records by id, deleted ones too: a name is known wherever it was mentioned (P09). */
export async function titlesOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const joins = new TitleJoins('j');
  const read: ReadTitle = joins.title(resource, 'r');
  const text = `select ${['r.id', ...joins.columns].join(', ')} from ${tableOf(resource)} r ${joins.joins.join(' ')}
    where r.tenant_id = $1 and r.id = any ($2::uuid[])`;
  const rows = await db.query<{ id: string } & Record<string, unknown>>({ text, values: [tenantId, ids] });
  return new Map(rows.map((row) => [row.id, read(row) ?? '']));
}
