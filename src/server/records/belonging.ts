import type { Resource } from '../../schema';
import { type Tie, tiesTo } from '../../schema/belonging';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { allResources, resourceNamed } from './start';

/** Records of one resource that hang on a person or company. */
export interface Belonging {
  resource: Resource;
  ids: string[];
}

/**
 * All that hangs on these records, with them first, deleted ones too: what belongs to them, and to that in turn; what only tells of them is
 * found for themselves alone.
 */
export async function belongingsOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  root: Resource,
  ids: readonly string[],
  ties: readonly Tie[],
): Promise<Belonging[]> {
  const found = new Map<Resource, Set<string>>([[root, new Set(ids)]]);
  const waiting: { target: Resource; among: readonly string[]; by: readonly Tie[] }[] = [{ target: root, among: ids, by: ties }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const from of allResources()) {
      const keys = tiesTo(next.target, from, next.by, resourceNamed);
      if (keys.length === 0) continue;
      const known = found.get(from) ?? new Set<string>();
      const fresh = (await pointing(db, tenantId, from, keys, next.among)).filter((id) => !known.has(id));
      if (fresh.length === 0) continue;
      for (const id of fresh) known.add(id);
      found.set(from, known);
      waiting.push({ target: from, among: fresh, by: ['own'] });
    }
  }
  const others = allResources().filter((resource) => resource !== root && found.has(resource));
  return [root, ...others].map((resource) => ({ resource, ids: [...(found.get(resource) ?? [])] }));
}

async function pointing(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  from: Resource,
  keys: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const points = keys.map((key) => `r.${ident(key)} = any ($2::uuid[])`).join(' or ');
  const text = `select r.id from ${tableOf(from)} r where r.tenant_id = $1 and (${points}) order by r.created_at, r.id`;
  return (await db.query<{ id: string }>({ text, values: [tenantId, ids] })).map(({ id }) => id);
}

/** In how many records a person is only named, by resource and by the field's label: who did it, who keeps it. */
export async function mentionsOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  target: Resource,
  id: string,
): Promise<{ resource: Resource; label: string; count: number }[]> {
  const told = [];
  for (const from of allResources()) {
    const tied = tiesTo(target, from, ['own', 'told'], resourceNamed);
    for (const [key, field] of Object.entries(from.fields)) {
      if (field.type !== 'reference' || field.resource !== target.name || tied.includes(key)) continue;
      const text = `select count(*)::int as many from ${tableOf(from)} r where r.tenant_id = $1 and r.${ident(key)} = $2`;
      const [row] = await db.query<{ many: number }>({ text, values: [tenantId, id] });
      if (row && row.many > 0) told.push({ resource: from, label: field.label, count: row.many });
    }
  }
  return told;
}
