import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import type { Tenant } from '../scope';
import { seenRows } from './aboutSql';
import { meets } from './conditions';
import { rowsFor } from './rowsFor';

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
  const rows = await rowsFor(
    db,
    tenant.id,
    resource,
    ids,
    [...permits.values()].flatMap((conditions) => conditions ?? []),
  );
  return (who, id) => {
    const conditions = permits.get(who) ?? null;
    if (!conditions) return false;
    if (conditions.length === 0) return true;
    const row = rows.get(id);
    return row !== undefined && meets(row, conditions);
  };
}
