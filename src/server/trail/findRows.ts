import { resources } from '../../../resources';
import type { TrailKind, TrailQuery } from '../../contract/trail';
import { addDays, fromWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { accountEvents } from '../auth/events';
import type { Tx } from '../db/database';
import { Params } from '../records/params';

/** A line as it stands in the trail. */
export interface Line {
  seq: number;
  at: Date;
  actor_id: string | null;
  ip_prefix: string;
  device: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  fields: string[];
  changes: string | null;
}

const looks = ['show', 'reveal', 'preview'];
const takes = ['export', 'handover', 'download', 'paper'];

/** What of a firm's trail the query asks for, the newest first. */
export function findLines(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  query: TrailQuery,
  page: { before: number | null; limit: number },
): Promise<Line[]> {
  const params = new Params(tenantId);
  const where = conditionsOf(query, params);
  if (page.before !== null)
    where.push(`(a.at, a.seq) < (select at, seq from audit where tenant_id = $1 and seq = ${params.add(page.before)})`);
  const text = `select a.seq, a.at, a.actor_id, a.ip_prefix, a.device, a.action, a.entity, a.entity_id, a.fields, v.changes
    from (select * from audit a where ${['a.tenant_id = $1', ...where].join(' and ')} order by a.at desc, a.seq desc limit ${params.add(page.limit)}) a
    left join audit_values v using (tenant_id, seq) order by a.at desc, a.seq desc`;
  return db.query<Line>({ text, values: params.values });
}

/** How many lines the query asks for, counted up to a limit. */
export async function countLines(db: Pick<Tx, 'query'>, tenantId: number, query: TrailQuery, most: number): Promise<number> {
  const params = new Params(tenantId);
  const where = ['a.tenant_id = $1', ...conditionsOf(query, params)].join(' and ');
  const text = `select count(*)::int as many from (select 1 from audit a where ${where} limit ${params.add(most)}) found`;
  const [row] = await db.query<{ many: number }>({ text, values: params.values });
  return row?.many ?? 0;
}

function conditionsOf({ actor, entity, about, kind, from, to }: TrailQuery, params: Params): string[] {
  const where: string[] = [];
  if (actor) where.push(`a.actor_id = ${params.add(actor)}::uuid`);
  if (about && entity) where.push(aboutSql(entity, about, params));
  else if (entity) where.push(`a.entity = ${params.add(entity)}`);
  if (kind) where.push(kindSql(kind, params));
  if (from) where.push(`a.at >= ${params.add(fromWarsaw(`${from} 00:00:00`))}::timestamptz`);
  if (to) where.push(`a.at < ${params.add(fromWarsaw(`${addDays(to, 1)} 00:00:00`))}::timestamptz`);
  return where;
}

/** What was done with a record and its files; and exports of such lists, which it may have stood in. */
function aboutSql(entity: string, id: string, params: Params): string {
  const [record, name] = [params.add(id), params.add(entity)];
  const files = `select f.id from files f where f.tenant_id = $1 and f.record_id = ${record}::uuid and f.entity = ${name}`;
  return `(a.entity_id = any (array[${record}::uuid] || array(${files})) or (a.entity = ${name} and a.entity_id is null and a.action = 'export'))`;
}

function kindSql(kind: TrailKind, params: Params): string {
  if (kind === 'rights') return rightsSql(params);
  const among = { looks, takes, logins: [...accountEvents], changes: [...looks, ...takes, ...accountEvents] }[kind];
  const isAmong = `a.action = any (${params.add(among)}::text[])`;
  return kind === 'changes' ? `not ${isAmong}` : isAmong;
}

/** Who may what is in the fields that declarations mark as rights. */
function rightsSql(params: Params): string {
  const each = Object.values<Resource>(resources).flatMap(({ name, fields }) => {
    const marked = Object.keys(fields).filter((key) => fields[key]?.options.rights);
    if (marked.length === 0) return [];
    const touched = `a.fields && ${params.add(marked)}::text[] or a.action = any ('{delete,restore}')`;
    return [`(a.entity = ${params.add(name)} and (${touched}))`];
  });
  return `(${each.join(' or ')})`;
}
