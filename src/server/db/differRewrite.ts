import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { searchText, sortKeys } from '../records/searchColumn';
import { beside, hasSortKey, tableOf } from './columns';
import type { Tx } from './database';
import { ident } from './ident';

const BATCH = 1_000;

/** Writes the search and sort columns of every row anew, a batch at a time, in the order of the primary key. */
export async function rewriteDerived(tx: Pick<Tx, 'query'>, resource: Resource): Promise<void> {
  const sorted = storedFields(resource).flatMap(([key, field]) => (hasSortKey(field) ? [key] : []));
  const sources = [...new Set([...sorted, ...(resource.list.search ?? [])])].map(ident);
  if (sources.length === 0) return;
  const targets = ['search', ...sorted.map(beside.sort)];
  const given = ['tenant_id int', 'id uuid', ...targets.map((column) => `${ident(column)} text`)].join(', ');
  const update = `update ${tableOf(resource)} t set ${targets.map((column) => `${ident(column)} = n.${ident(column)}`).join(', ')}
    from json_to_recordset($1::json) n (${given}) where t.tenant_id = n.tenant_id and t.id = n.id`;
  const read = `select tenant_id, id, ${sources.join(', ')} from ${tableOf(resource)}
    where (tenant_id, id) > ($1, $2) order by tenant_id, id limit ${BATCH}`;
  let last = { tenant_id: -1, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await tx.query<typeof last & Record<string, unknown>>({ text: read, values: [last.tenant_id, last.id] });
    const fresh = rows.map((row) => ({
      tenant_id: row.tenant_id,
      id: row.id,
      search: searchText(resource, row),
      ...sortKeys(resource, row),
    }));
    if (fresh.length > 0) await tx.query({ text: update, values: [JSON.stringify(fresh)] });
    last = rows.at(-1) ?? last;
    if (rows.length < BATCH) return;
  }
}
