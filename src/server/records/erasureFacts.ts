import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { allResources } from './start';

type Db = Pick<Tx, 'query'>;

/** What decides a record's term, as the declaration names it; days and months as text. */
export interface TermFacts {
  id: string;
  counts: string | null;
  began: string | null;
  until: string | null;
  deleted_on: string | null;
  /** By reference, what it points to. */
  points: Record<string, string | null>;
}

/** The facts of these records, deleted ones too; moments count as the day that they had in Warsaw. */
export async function termFacts(db: Db, tenantId: number, resource: Resource, ids: readonly string[]): Promise<TermFacts[]> {
  const references = Object.entries(resource.fields).flatMap(([key, { type }]) => (type === 'reference' ? [key] : []));
  const { counts, began, until } = resource.privacy;
  const day = (key: string | undefined) => (key === undefined ? 'null::text' : dayOf(resource, key));
  const points = references.map((key) => `'${key}', r.${ident(key)}`).join(', ');
  const text = `select r.id, ${day(counts)} as counts, ${day(began)} as began, ${day(until)} as until,
      (r.deleted_at at time zone 'Europe/Warsaw')::date::text as deleted_on, json_build_object(${points}) as points
    from ${tableOf(resource)} r where r.tenant_id = $1 and r.id = any ($2::uuid[])`;
  return db.query<TermFacts>({ text, values: [tenantId, ids] });
}

function dayOf(resource: Resource, key: string): string {
  const column = `r.${ident(key)}`;
  return resource.fields[key]?.type === 'dateTime' ? `(${column} at time zone 'Europe/Warsaw')::date::text` : `${column}::text`;
}

/** Records, of any kind, that tell of these by id without a reference: what notices are about. */
export async function tellingOf(
  db: Db,
  tenantId: number,
  { name }: Resource,
  ids: readonly string[],
): Promise<{ resource: Resource; ids: string[] }[]> {
  const found: { resource: Resource; ids: string[] }[] = [];
  for (const from of allResources()) {
    const { about } = from;
    if (!about?.among.includes(name)) continue;
    const named = `string_to_array(concat_ws(' ', ${about.ids.map((key) => `r.${ident(key)}`).join(', ')}), ' ')`;
    const text = `select r.id from ${tableOf(from)} r where r.tenant_id = $1 and r.${ident(about.resource)} = $2
      and exists (select 1 from unnest(${named}) named (id) where named.id = any ($3::text[]))`;
    const rows = await db.query<{ id: string }>({ text, values: [tenantId, name, ids] });
    if (rows.length > 0) found.push({ resource: from, ids: rows.map(({ id }) => id) });
  }
  return found;
}

/**
 * Records of a resource whose term may be over: those deleted before a day, and where a year is given those that ended in it or before. What was
 * emptied already is none of them.
 */
export async function endedBefore(
  db: Db,
  tenantId: number,
  resource: Resource,
  { deleted, year }: { deleted: string; year: string | null },
): Promise<string[]> {
  const { counts } = resource.privacy;
  const over = counts === undefined || year === null ? '' : ` or left(${dayOf(resource, counts)}, 4) <= $3`;
  const text = `select r.id from ${tableOf(resource)} r
    where r.tenant_id = $1 and r.deleted_with is distinct from r.id and (r.deleted_at < $2::date${over}) order by r.created_at, r.id`;
  const values = over === '' ? [tenantId, deleted] : [tenantId, deleted, year];
  return (await db.query<{ id: string }>({ text, values })).map(({ id }) => id);
}
