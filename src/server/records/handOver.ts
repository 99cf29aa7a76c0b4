import type { Resource } from '../../schema';
import { tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident, literal } from '../db/ident';
import { auditMany } from './auditMany';
import type { AuditEntry, Trail } from './auditRecord';
import { announce } from './notices';
import { Params } from './params';

/** Somebody who is away, whoever does their work meanwhile, and the record that says so. */
export interface StandIn {
  id: string;
  person: string;
  deputy: string;
}

/** How many records of a resource. */
export interface Handed {
  resource: Resource;
  count: number;
}

const worked = (resources: readonly Resource[]) => resources.filter(({ work }) => work);

/** Rows `r` that are somebody's unfinished work by `key`, and that another may do for them. */
function workSql({ work }: Resource, key: string, { person, deputy }: Omit<StandIn, 'id'>, params: Params): string {
  const of = params.add(person);
  const unfinished = Object.entries(work?.while ?? {}).map(([field, any]) => isOneOf(field, any ?? [], params));
  const others = work?.apart ? work.of.filter((each) => each !== key) : [];
  const apart = others.map((field) => `r.${ident(field)} is distinct from ${params.add(deputy)}::uuid`);
  return ['r.tenant_id = $1', 'r.deleted_at is null', `r.${ident(key)} = ${of}::uuid`, ...unfinished, ...apart].join(' and ');
}

function isOneOf(field: string, any: readonly unknown[], params: Params): string {
  const column = `r.${ident(field)}`;
  const values = any.filter((value) => value !== null);
  const is = values.length > 0 ? [`${column}::text = any (${params.add(values.map(String))}::text[])`] : [];
  return `(${[...is, ...(any.includes(null) ? [`${column} is null`] : [])].join(' or ')})`;
}

/** What of somebody's work another person would take over now. */
export async function workOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  resources: readonly Resource[],
  who: Omit<StandIn, 'id'>,
): Promise<Handed[]> {
  const found: Handed[] = [];
  for (const resource of worked(resources)) {
    const params = new Params(tenantId);
    const any = resource.work?.of.map((key) => `(${workSql(resource, key, who, params)})`).join(' or ');
    const text = `select count(*)::int as count from ${tableOf(resource)} r where ${any}`;
    const [row] = await db.query<{ count: number }>({ text, values: params.values });
    if (row && row.count > 0) found.push({ resource, count: row.count });
  }
  return found;
}

/**
 * Gives a person's unfinished work to their deputy and writes down each thing given, so that exactly that can go back; run again it gives
 * what has come since. In bulk, each with its line of the trail.
 */
export async function handOver(tx: Tx, trail: Trail, resources: readonly Resource[], standIn: StandIn): Promise<Handed[]> {
  const moved = new Moved();
  for (const resource of worked(resources)) {
    for (const key of resource.work?.of ?? []) {
      const params = new Params(trail.tenantId);
      const where = workSql(resource, key, standIn, params);
      const [id, deputy, at] = [params.add(standIn.id), params.add(standIn.deputy), params.add(wholeSecond(trail.at))];
      const place = `i.tenant_id = $1 and i.stand_in_id = ${id}::uuid and i.resource = ${literal(resource.name)} and i.field = ${literal(key)}`;
      const told = resource.work?.told?.[key];
      const sets = [`${ident(key)} = ${deputy}::uuid`, ...(told ? [`${ident(told)} = ${id}::uuid`] : [])];
      const text = `with moved as (
          update ${tableOf(resource)} r set ${sets.join(', ')}, version = r.version + 1, updated_at = ${at}
          where ${where} and not exists (select 1 from stand_in_items i where ${place} and i.record_id = r.id) returning r.id)
        insert into stand_in_items (tenant_id, stand_in_id, resource, record_id, field)
        select $1, ${id}::uuid, ${literal(resource.name)}, id, ${literal(key)} from moved returning record_id as id`;
      const rows = await tx.query<{ id: string }>({ text, values: params.values });
      moved.add(resource, key, rows, standIn.person, standIn.deputy);
    }
  }
  return moved.write(tx, trail);
}

/**
 * Gives back what was handed over: whatever is still unfinished with the deputy, or with whoever stands in for them in turn. What the
 * deputy finished stays theirs, and what somebody gave to a third person stays there.
 */
export async function giveBack(tx: Tx, trail: Trail, resources: readonly Resource[], standIn: StandIn): Promise<Handed[]> {
  const moved = new Moved();
  for (const resource of worked(resources)) {
    for (const key of resource.work?.of ?? []) {
      const told = resource.work?.told?.[key];
      const params = new Params(trail.tenantId);
      const [id, deputy, person] = [params.add(standIn.id), params.add(standIn.deputy), params.add(standIn.person)];
      const at = params.add(wholeSecond(trail.at));
      const unfinished = Object.entries(resource.work?.while ?? {}).map(([field, any]) => isOneOf(field, any ?? [], params));
      const same = (item: string) =>
        `${item}.tenant_id = $1 and ${item}.resource = ${literal(resource.name)} and ${item}.field = ${literal(key)} and ${item}.record_id = r.id`;
      const inTurn = `exists (select 1 from stand_in_items j join stand_ins s on s.tenant_id = $1 and s.id = j.stand_in_id
        where ${same('j')} and s.status = 'active' and s.person_id = ${deputy}::uuid and s.deputy_id = r.${ident(key)})`;
      // Where the person stood in for somebody else themselves, the record says that again.
      const before = `(select j.stand_in_id from stand_in_items j join stand_ins s on s.tenant_id = $1 and s.id = j.stand_in_id
        where ${same('j')} and s.status = 'active' and s.deputy_id = ${person}::uuid and s.id <> ${id}::uuid order by s.id desc limit 1)`;
      const sets = [`${ident(key)} = ${person}::uuid`, ...(told ? [`${ident(told)} = ${before}`] : [])];
      const where = [
        'r.tenant_id = $1',
        'r.deleted_at is null',
        same('i'),
        `i.stand_in_id = ${id}::uuid`,
        `(r.${ident(key)} = ${deputy}::uuid or ${inTurn})`,
        ...unfinished,
      ].join(' and ');
      const text = `update ${tableOf(resource)} r set ${sets.join(', ')}, version = r.version + 1, updated_at = ${at}
        from stand_in_items i where ${where} returning r.id`;
      moved.add(resource, key, await tx.query<{ id: string }>({ text, values: params.values }), standIn.deputy, standIn.person);
      if (told)
        await tx.query({
          text: `update ${tableOf(resource)} set ${ident(told)} = null where tenant_id = $1 and ${ident(told)} = $2::uuid`,
          values: [trail.tenantId, standIn.id],
        });
    }
  }
  return moved.write(tx, trail);
}

/** What went from one person to another, until it is written into the trail and told to screens. */
class Moved {
  readonly #all = new Map<Resource, Map<string, AuditEntry['changes']>>();

  add(resource: Resource, key: string, rows: readonly { id: string }[], before: string, after: string): void {
    const records = this.#all.get(resource) ?? new Map<string, AuditEntry['changes']>();
    for (const { id } of rows) records.set(id, { ...records.get(id), [key]: { before, after } });
    if (records.size > 0) this.#all.set(resource, records);
  }

  async write(tx: Tx, trail: Trail): Promise<Handed[]> {
    const entries: AuditEntry[] = [];
    for (const [resource, records] of this.#all)
      for (const [id, changes] of records) {
        announce(tx, trail.tenantId, resource, id, 'update');
        entries.push({ ...trail, action: 'update', entity: resource.name, id, changes });
      }
    await auditMany(tx, entries);
    return [...this.#all].map(([resource, { size }]) => ({ resource, count: size }));
  }
}
