import type { Resource } from '../../schema';
import { tiesTo } from '../../schema/belonging';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { allResources, resourceNamed } from '../records/start';

type Db = Pick<Tx, 'query'>;

/** People who go along with something else, by resource. */
export interface Along {
  resource: Resource;
  ids: string[];
}

/**
 * The people whom nothing but these records let in, and who therefore are erased with them: they have or had their way in through one of
 * them, and have none through another that lives, or that is deleted and would bring theirs back with it. Those erased already are none of them.
 */
export async function peopleAlong(db: Db, tenantId: number, root: Resource, ids: readonly string[]): Promise<Along[]> {
  const found: Along[] = [];
  for (const people of allResources()) {
    const way = people.privacy.goesWith === undefined ? undefined : resourceNamed(people.privacy.goesWith);
    const [who] = way ? tiesTo(people, way, ['own'], resourceNamed) : [];
    const [where] = way ? tiesTo(root, way, ['own'], resourceNamed) : [];
    if (!way || !who || !where || people === root) continue;
    const text = `select p.id from ${tableOf(people)} p where p.tenant_id = $1
      and exists (select 1 from ${tableOf(way)} w where w.tenant_id = $1 and w.${ident(who)} = p.id and w.${ident(where)} = any ($2::uuid[]))
      and not exists (select 1 from ${tableOf(way)} w where w.tenant_id = $1 and w.${ident(who)} = p.id and w.${ident(where)} <> all ($2::uuid[])
        and (w.deleted_at is null or w.deleted_with <> w.id))
      and not exists (select 1 from erasures e where e.tenant_id = $1 and e.record_id = p.id)
      order by p.created_at, p.id`;
    const rows = await db.query<{ id: string }>({ text, values: [tenantId, ids] });
    if (rows.length > 0) found.push({ resource: people, ids: rows.map(({ id }) => id) });
  }
  return found;
}
