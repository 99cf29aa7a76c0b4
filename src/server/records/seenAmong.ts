import type { Principal } from '../../access/principal';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { literal } from '../db/ident';
import type { Tenant } from '../scope';
import { seenRows } from './aboutSql';
import { conditionsSql } from './conditions';
import { Params } from './params';
import { resourceNamed } from './start';

/** Records of one resource. */
export interface Named {
  resource: string;
  ids: readonly string[];
}

/** Which of the records, of any resources and deleted ones too, a person may see: one statement, however many there are. */
export async function seenAmong(
  db: Pick<Tx, 'query'>,
  tenant: Tenant,
  who: Principal,
  records: readonly Named[],
): Promise<(named: Named) => boolean> {
  const params = new Params(tenant.id);
  const open = new Set<string>();
  const parts: string[] = [];
  for (const name of new Set(records.map(({ resource }) => resource))) {
    const resource = resourceNamed(name);
    const rows = seenRows(who, tenant.config, resource);
    if (rows?.length === 0) open.add(name);
    if (!rows || rows.length === 0) continue;
    const ids = records.flatMap((each) => (each.resource === name ? each.ids : []));
    const met = conditionsSql(resource, 'x', rows, params).join(' and ');
    parts.push(`select ${literal(name)} || ' ' || x.id as seen from ${tableOf(resource)} x
      where x.tenant_id = $1 and x.id = any (${params.add(ids)}::uuid[]) and ${met}`);
  }
  const found =
    parts.length > 0 ? await db.query<{ seen: string }>({ text: parts.join(' union all '), values: params.values }) : [];
  const seen = new Set(found.map((row) => row.seen));
  return ({ resource, ids }) => open.has(resource) || ids.every((id) => seen.has(`${resource} ${id}`));
}
