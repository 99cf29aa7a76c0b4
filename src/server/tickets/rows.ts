import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** What a category says about a case of its kind; hours are the office's working hours. */
export interface CategoryTerms {
  assignee_id: string | null;
  group: string | null;
  first: number;
  solution: number;
}

/** The category's terms for a priority; its keeper only while they still work in the office. Null where there is no such category. */
export async function termsOf(db: Db, tenantId: number, categoryId: string, priority: string): Promise<CategoryTerms | null> {
  const [row] = await db.query<CategoryTerms>({
    name: 'tickets.terms',
    text: `select u.id as assignee_id, c."group",
        case $3 when 'low' then c.first_low when 'high' then c.first_high when 'urgent' then c.first_urgent else c.first_normal end as first,
        case $3 when 'low' then c.solution_low when 'high' then c.solution_high when 'urgent' then c.solution_urgent
          else c.solution_normal end as solution
      from ticket_categories c
      left join users u on u.tenant_id = c.tenant_id and u.id = c.assignee_id and u.status = 'active' and u.deleted_at is null
      where c.tenant_id = $1 and c.id = $2 and c.deleted_at is null`,
    values: [tenantId, categoryId, priority],
  });
  return row ?? null;
}

/** The case that goes on from a closed one and is not over itself, the newest; null where there is none. */
export async function openFollowUp(db: Db, tenantId: number, id: string): Promise<{ id: string; number: string } | null> {
  const [row] = await db.query<{ id: string; number: string }>({
    name: 'tickets.followUp',
    text: `select id, number from tickets where tenant_id = $1 and parent_id = $2 and status not in ('closed', 'cancelled')
      and merged_into_id is null and deleted_at is null order by created_at desc, id desc limit 1`,
    values: [tenantId, id],
  });
  return row ?? null;
}

/** Whose case it is where nobody is named: whoever of the company has had an account the longest, an owner before others. */
export async function firstClientOf(db: Db, tenantId: number, companyId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'tickets.firstClient',
    text: `select u.id from memberships m
      join users u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.status = 'active' and u.deleted_at is null
      where m.tenant_id = $1 and m.company_id = $2 and m.deleted_at is null
      order by m.role <> 'owner', m.created_at, m.id limit 1`,
    values: [tenantId, companyId],
  });
  return row?.id ?? null;
}

/** Of these people, those of the office and those who belong to the company; strangers are left out. */
export async function sidesOf(
  db: Db,
  tenantId: number,
  companyId: string,
  userIds: readonly string[],
): Promise<{ id: string; office: boolean }[]> {
  if (userIds.length === 0) return [];
  return db.query<{ id: string; office: boolean }>({
    name: 'tickets.sides',
    text: `select u.id, u."isAdmin" as office from users u
      where u.tenant_id = $1 and u.id = any ($3::uuid[]) and u.deleted_at is null and (u."isAdmin" or exists (
        select 1 from memberships m
        where m.tenant_id = u.tenant_id and m.user_id = u.id and m.company_id = $2 and m.deleted_at is null))`,
    values: [tenantId, companyId, userIds],
  });
}

/** People of a company who may agree to a price: everybody but those who only look on. */
export async function decidersOf(db: Db, tenantId: number, companyId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'tickets.deciders',
    text: `select user_id as id from memberships
      where tenant_id = $1 and company_id = $2 and role <> 'viewer' and deleted_at is null`,
    values: [tenantId, companyId],
  });
  return rows.map(({ id }) => id);
}

/** The company that an employee works for, or that a case belongs to; null where there is none. */
export async function companyOf(db: Db, tenantId: number, of: 'employees' | 'tickets', id: string): Promise<string | null> {
  const [row] = await db.query<{ company_id: string }>({
    name: `tickets.companyOf.${of}`,
    text: `select company_id from ${of} where tenant_id = $1 and id = $2 and deleted_at is null`,
    values: [tenantId, id],
  });
  return row?.company_id ?? null;
}

/** Whether a price needs the client's word before it is charged. */
export async function needsAcceptance(db: Db, tenantId: number, itemId: string): Promise<boolean> {
  const [row] = await db.query<{ needs_acceptance: boolean }>({
    name: 'tickets.needsAcceptance',
    text: 'select needs_acceptance from price_items where tenant_id = $1 and id = $2 and deleted_at is null',
    values: [tenantId, itemId],
  });
  return row?.needs_acceptance !== false;
}

/** Cases that were solved and nobody wrote about since: their day has come. */
export async function toClose(db: Db, tenantId: number, today: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'tickets.toClose',
    text: `select id from tickets where tenant_id = $1 and status = 'resolved' and auto_close_on <= $2 and deleted_at is null order by id`,
    values: [tenantId, today],
  });
  return rows.map(({ id }) => id);
}

/** Cases put off until a moment that has passed. */
export async function toWake(db: Db, tenantId: number, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'tickets.toWake',
    text: `select id from tickets where tenant_id = $1 and status = 'on_hold' and snoozed_until <= $2 and deleted_at is null order by id`,
    values: [tenantId, now],
  });
  return rows.map(({ id }) => id);
}

/** Whole minutes measured on a case by everybody, or by one person. */
export async function minutesSpent(db: Db, tenantId: number, ticketId: string, userId: string | null): Promise<number> {
  const [row] = await db.query<{ minutes: number }>({
    name: 'tickets.minutesSpent',
    text: `select coalesce(round(sum(extract(epoch from end_date - start_date)) / 60), 0)::int as minutes from uptimes
      where tenant_id = $1 and ticket_id = $2 and deleted_at is null and end_date is not null and ($3::uuid is null or user_id = $3)`,
    values: [tenantId, ticketId, userId],
  });
  return row?.minutes ?? 0;
}

/** Whether the firm has ever had a category of cases. */
export async function hasCategories(db: Db, tenantId: number): Promise<boolean> {
  const rows = await db.query<{ id: string }>({
    name: 'tickets.hasCategories',
    text: 'select id from ticket_categories where tenant_id = $1 limit 1',
    values: [tenantId],
  });
  return rows.length > 0;
}
