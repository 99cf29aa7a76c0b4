import type { OnDelete, Resource } from '../../schema';
import { goesWithItself, goingWith, onDeleteOf, type Pointing, pointingTo } from '../../schema/deletion';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { orRefusal } from './conflicts';
import { Params } from './params';
import { allResources, resourceNamed } from './start';
import { prepared } from './statements';

/** So many records of a resource. */
export interface Going {
  resource: Resource;
  ids: readonly string[];
}

const orders = new WeakMap<Resource, Resource[]>();

/** What may go with a record of the resource, in an order that has everything after what it hangs on; of its own kind, those come first. */
export function followersOf(resource: Resource): Resource[] {
  const own = goesWithItself(resource, resourceNamed) ? 0 : 1;
  const known = orders.get(resource) ?? goingWith(resource, allResources(), resourceNamed).slice(own);
  orders.set(resource, known);
  return known;
}

/**
 * Takes along with deleted records whatever goes with them (P21), by one statement for each resource; they remember the record that they went
 * with, so that it brings back exactly them. `roots` are deleted already.
 */
export async function takeAlong(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  root: string,
  at: Date,
): Promise<Going[]> {
  const gone = new Map<string, readonly string[]>([[resource.name, [root]]]);
  const going: Going[] = [];
  for (const follower of followersOf(resource)) {
    const hidden = hangingOn(follower).flatMap(({ key }) => {
      const ids = gone.get(follower.fields[key]?.resource ?? '') ?? [];
      return ids.length > 0 ? [{ key, ids }] : [];
    });
    if (hidden.length === 0) continue;
    const params = new Params(tenantId);
    const [when, origin] = [`${params.add(at)}::timestamptz`, `${params.add(root)}::uuid`];
    const points = hidden.map(({ key, ids }) => `${ident(key)} = any (${params.add(ids)}::uuid[])`);
    const text = `update ${tableOf(follower)} set deleted_at = ${when}, updated_at = ${when}, deleted_with = ${origin}, version = version + 1
      where tenant_id = $1 and deleted_at is null and (${points.join(' or ')}) returning id`;
    const rows = await tx.query<{ id: string }>(prepared(text, params.values));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    gone.set(follower.name, [...(gone.get(follower.name) ?? []), ...ids]);
    going.push({ resource: follower, ids });
  }
  return going;
}

/** Whether a record of a selection is gone already, with another one of it. */
export async function wentWith(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  id: string,
  selected: readonly string[],
): Promise<boolean> {
  if (!goesWithItself(resource, resourceNamed)) return false;
  const params = new Params(tenantId);
  const text = `select 1 as gone from ${tableOf(resource)} where tenant_id = $1 and id = ${params.add(id)}::uuid
    and deleted_with = any (${params.add(selected)}::uuid[])`;
  return (await tx.query(prepared(text, params.values))).length > 0;
}

/** Living records that may not lose what goes: how many of each resource. */
export async function heldBy(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  going: readonly Going[],
): Promise<{ resource: Resource; count: number }[]> {
  const params = new Params(tenantId);
  const asked = going.flatMap(({ resource, ids }) =>
    pointingTo(resource, 'refuse', allResources(), resourceNamed).map((pointing) => ({ ...pointing, ids })),
  );
  if (asked.length === 0) return [];
  const columns = asked.map(
    ({ from, key, ids }, at) =>
      `(select count(*)::int from ${tableOf(from)} c where c.tenant_id = $1 and c.deleted_at is null
        and c.${ident(key)} = any (${params.add(ids)}::uuid[])) as f${at}`,
  );
  const [counts = {}] = await tx.query<Record<string, number>>(prepared(`select ${columns.join(', ')}`, params.values));
  return asked.flatMap(({ from }, at) => (counts[`f${at}`] ? [{ resource: from, count: counts[`f${at}`] ?? 0 }] : []));
}

/**
 * Brings back what went with a record and hangs on nothing that is still deleted; what does waits for that from now on, to come back with it.
 * 409 where a unique value was taken meanwhile.
 */
export async function bringBack(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  root: string,
  at: Date,
): Promise<Going[]> {
  const going: Going[] = [];
  for (const follower of followersOf(resource)) {
    const params = new Params(tenantId);
    const [origin, when] = [`${params.add(root)}::uuid`, `${params.add(at)}::timestamptz`];
    const missing = hangingOn(follower, ['hide', 'refuse']).map(({ key }) => `not ${missingSql(follower, key, 'c')}`);
    const text = `update ${tableOf(follower)} c set deleted_at = null, deleted_with = null, updated_at = ${when}, version = version + 1
      where c.tenant_id = $1 and c.deleted_with = ${origin} and ${missing.join(' and ')} returning c.id`;
    const back = () => orRefusal(follower, tx.query<{ id: string }>(prepared(text, params.values)));
    const rows = await back();
    // What hangs on others of its kind waits for those.
    if (rows.length > 0 && goesWithItself(follower, resourceNamed)) rows.push(...(await back()));
    if (rows.length > 0) going.push({ resource: follower, ids: rows.map(({ id }) => id) });
    for (const { key } of hangingOn(follower)) await waitFor(tx, tenantId, follower, key, root);
  }
  return going;
}

/** What went with a record that is back, and hangs on another one that is gone, is from now on gone with that one or with what that one went with. */
async function waitFor(tx: Pick<Tx, 'query'>, tenantId: number, follower: Resource, key: string, root: string): Promise<void> {
  const params = new Params(tenantId);
  const text = `update ${tableOf(follower)} c set deleted_with = coalesce(o.deleted_with, o.id) from ${tableOf(overOf(follower, key))} o
    where c.tenant_id = $1 and c.deleted_with = ${params.add(root)}::uuid and o.tenant_id = $1 and o.id = c.${ident(key)} and o.deleted_at is not null`;
  await tx.query(prepared(text, params.values));
}

const overOf = ({ fields }: Resource, key: string) => resourceNamed(fields[key]?.resource);

/** The label of a field whose record this one is not without and which is deleted itself; null where there is none. */
export async function missingOver(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  id: string,
): Promise<string | null> {
  const over = hangingOn(resource, ['hide', 'refuse']);
  if (over.length === 0) return null;
  const params = new Params(tenantId);
  const columns = over.map(({ key }, at) => `${missingSql(resource, key, 'c')} as f${at}`);
  const text = `select ${columns.join(', ')} from ${tableOf(resource)} c where c.tenant_id = $1 and c.id = ${params.add(id)}::uuid`;
  const [row = {}] = await tx.query<Record<string, boolean>>(prepared(text, params.values));
  const found = over.find((_, at) => row[`f${at}`]);
  return found ? (resource.fields[found.key]?.label ?? null) : null;
}

/** References of a resource that do one of these; with whose records its own go, unless told otherwise. */
function hangingOn(from: Resource, does: readonly OnDelete[] = ['hide']): Pointing[] {
  return Object.entries(from.fields).flatMap(([key, { type }]) =>
    type === 'reference' && does.includes(onDeleteOf(from, key, resourceNamed)) ? [{ from, key }] : [],
  );
}

function missingSql(resource: Resource, key: string, alias: string): string {
  const over = tableOf(overOf(resource, key));
  return `exists (select 1 from ${over} o where o.tenant_id = $1 and o.id = ${alias}.${ident(key)} and o.deleted_at is not null)`;
}
