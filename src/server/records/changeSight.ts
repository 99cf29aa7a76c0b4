import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Tenant } from '../scope';
import { seenRows } from './aboutSql';
import { eachCondition, meets } from './conditions';

/** Whether somebody may know that a record of one resource changed (P18). */
export type Sight = (who: Principal, id: string) => boolean;

/**
 * Looks once at changed records of a resource, deleted ones too, so that any number of people can be asked about. A record that left
 * somebody's sight by the change is one they hear nothing of.
 */
export async function sightOf(
  db: Pick<Tx, 'query'>,
  tenant: Tenant,
  resource: Resource,
  ids: readonly string[],
  people: readonly Principal[],
): Promise<Sight> {
  const permits = new Map(people.map((who) => [who, seenRows(who, tenant.config, resource)]));
  const asked = new Set([...permits.values()].flatMap((rows) => eachCondition(rows ?? []).map(({ field }) => field)));
  const rows = asked.size > 0 ? await readRows(db, tenant.id, resource, ids, [...asked]) : new Map<string, object>();
  return (who, id) => {
    const conditions = permits.get(who) ?? null;
    if (!conditions) return false;
    if (conditions.length === 0) return true;
    const row = rows.get(id);
    return row !== undefined && meets(row as Record<string, unknown>, conditions);
  };
}

async function readRows(db: Pick<Tx, 'query'>, tenantId: number, resource: Resource, ids: readonly string[], fields: string[]) {
  const columns = [...new Set(['id', ...fields])].map((field) => `r.${ident(field)}`).join(', ');
  const text = `select ${columns} from ${tableOf(resource)} r where r.tenant_id = $1 and r.id = any ($2::uuid[])`;
  const rows = await db.query<{ id: string }>({ text, values: [tenantId, ids] });
  return new Map(rows.map((row) => [row.id, row]));
}
