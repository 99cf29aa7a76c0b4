import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { storedFields } from '../../schema/columns';
import { storageOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { takeTurn } from '../db/turns';
import { linesJson } from '../profile/rows';
import { type Client, type ClientRow, clientOf, companyKeys, servedStatuses } from './client';
import type { Rule } from './rule';
import { staffColumns, staffJoin } from './staff';

type Db = Pick<Tx, 'query'>;
const rules: Resource = resources['recurring-tasks'];

/** The generation of one firm is done by one process at a time. */
export const lockGeneration = (tx: Db, tenantId: number): Promise<void> => takeTurn(tx, tenantId, 'recurring-tasks');

/** A company with its people and its dated lines. */
const clientColumns = `select c.id, ${companyKeys.map((key) => `c.${ident(key)}`).join(', ')},
        ${staffColumns},
        exists (select 1 from powers a where a.tenant_id = $1 and a.company_id = c.id and a.edelivery_address is not null
          and a.deleted_at is null) as knows_address,
        coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'role', p.role,
            'taxation_form', p.taxation_form, 'advance_mode', p.advance_mode, 'zus_scheme', p.zus_scheme,
            'zus_scheme_from', p.zus_scheme_from, 'left_on', p.left_on) order by p.id)
          from company_persons p where p.tenant_id = $1 and p.company_id = c.id and p.deleted_at is null), '[]') as persons,
        (select json_object_agg(m.fact || ' ' || m.period, m.answer order by m.period, m.fact) from month_answers m
          where m.tenant_id = $1 and m.company_id = c.id and m.deleted_at is null) as month_answers,
        ${linesJson} as lines
      from companies c
      ${staffJoin}`;

/** Comes before every id. */
const beforeEvery = '00000000-0000-0000-0000-000000000000';

/**
 * The clients that the office works for, in order of id after the given one, with their people; of a keeper those they keep. Planned once, and
 * entered by the last id: to a place that may be none it would walk from the first client.
 */
export async function clientsAfter(
  db: Db,
  tenantId: number,
  after: string | null,
  limit: number,
  keeper: string | null = null,
): Promise<Client[]> {
  const rows = await db.query<ClientRow>({
    name: `recurring.clients.${limit}`,
    text: `${clientColumns}
      where c.tenant_id = $1 and c.deleted_at is null and c.status = any ($2::text[]) and c.id > $3::uuid
        and ($4::uuid is null or $4 in (c.owner_id, c.payroll_owner_id))
      order by c.id limit ${limit}`,
    values: [tenantId, servedStatuses, after ?? beforeEvery, keeper],
    plannedOnce: true,
  });
  return rows.map(clientOf);
}

/** What a client is read from. */
const readFrom = ['companies', 'employees', 'powers', 'company_persons', 'month_answers', 'profile_lines'];

/**
 * Another text as soon as anything that the firm's clients are read from was written, by whatever means: each row bears the number of the
 * transaction that wrote it, and those grow. It reads the tables once, without their columns.
 */
export async function clientsStamp(db: Db, tenantId: number): Promise<string> {
  const parts = readFrom.map(
    (table) => `(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${table} where tenant_id = $1)`,
  );
  const [row] = await db.query<{ stamp: string }>({
    name: 'recurring.clientsStamp',
    text: `select concat_ws(', ', ${parts.join(', ')}) as stamp`,
    values: [tenantId],
  });
  return row?.stamp ?? '';
}

/** One company, whatever its status; null where there is none. */
export async function clientNamed(db: Db, tenantId: number, id: string): Promise<Client | null> {
  const [row] = await db.query<ClientRow>({
    name: 'recurring.client',
    text: `${clientColumns} where c.tenant_id = $1 and c.deleted_at is null and c.id = $2`,
    values: [tenantId, id],
  });
  return row ? clientOf(row) : null;
}

/** Those of the companies that the office works for. */
export async function clientsNamed(db: Db, tenantId: number, ids: readonly string[]): Promise<Client[]> {
  const rows = await db.query<ClientRow>({
    name: 'recurring.clientsNamed',
    text: `${clientColumns} where c.tenant_id = $1 and c.deleted_at is null and c.id = any ($2::uuid[]) and c.status = any ($3::text[])
      order by c.id`,
    values: [tenantId, ids, servedStatuses],
  });
  return rows.map(clientOf);
}

/** How many of them there are. */
export async function clientsCount(db: Db, tenantId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'recurring.clientsCount',
    text: 'select count(*)::int as count from companies c where c.tenant_id = $1 and c.deleted_at is null and c.status = any ($2::text[])',
    values: [tenantId, servedStatuses],
  });
  return row?.count ?? 0;
}

/** Keys of tasks that are due from this day on, and of all that were deleted: neither is made again. One look for a whole generation. */
export async function keysSince(db: Db, tenantId: number, from: string): Promise<Set<string>> {
  const rows = await db.query<{ generation_key: string }>({
    name: 'recurring.since',
    text: `select generation_key from tasks
      where tenant_id = $1 and generation_key is not null and (due_date >= $2 or deleted_at is not null)`,
    values: [tenantId, from],
  });
  return new Set(rows.map(({ generation_key }) => generation_key));
}

/** Those of the keys that a task has, each found by the index that keeps them apart. */
export async function livingKeys(tx: Db, tenantId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>({
    name: 'recurring.living',
    text: `select k.key from unnest($2::text[]) k (key) where exists (
      select 1 from tasks t where t.tenant_id = $1 and t.generation_key = k.key and t.deleted_at is null)`,
    values: [tenantId, keys],
  });
  return new Set(rows.map(({ key }) => key));
}

/** Writes at the rules what they last made; the newest period by its due day. No version is raised: who edits a rule is not stopped. */
export function noteGenerated(tx: Pick<Tx, 'later'>, tenantId: number, at: Date, newest: ReadonlyMap<string, string>): void {
  if (newest.size === 0) return;
  tx.later({
    name: 'recurring.note',
    text: `update recurring_tasks r set last_generated_period = n.period, last_generated_at = $2
      from unnest($3::uuid[], $4::text[]) as n (id, period) where r.tenant_id = $1 and r.id = n.id`,
    values: [tenantId, at, [...newest.keys()], [...newest.values()]],
  });
}

/** Codes of the law that the firm already has as rules. */
export async function knownCodes(tx: Db, tenantId: number): Promise<Set<string>> {
  const rows = await tx.query<{ code: string }>({
    name: 'recurring.codes',
    text: 'select code from recurring_tasks where tenant_id = $1 and code is not null',
    values: [tenantId],
  });
  return new Set(rows.map(({ code }) => code));
}

/** Those who answer for the office's work: they hear what was made. */
export async function managersOf(db: Db, tenantId: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'recurring.managers',
    text: `select id from users where tenant_id = $1 and "isAdmin" and status = 'active' and deleted_at is null and roles && '{manager,boss}'`,
    values: [tenantId],
  });
  return rows.map(({ id }) => id);
}

/** The firm's rules that were not deleted. */
export async function readRules(db: Db, tenantId: number): Promise<Rule[]> {
  const fields = storedFields(rules);
  const rows = await db.query<Record<string, unknown>>({
    name: 'recurring.rules',
    text: `select id, ${fields.map(([key]) => ident(key)).join(', ')} from recurring_tasks where tenant_id = $1 and deleted_at is null order by id`,
    values: [tenantId],
  });
  for (const row of rows)
    for (const [key, field] of fields) {
      const { fromRow } = storageOf(field);
      if (fromRow && row[key] !== null) row[key] = fromRow(row[key] as never);
    }
  return rows as unknown as Rule[];
}
