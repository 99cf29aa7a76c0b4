import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** Ids of a settlement's living positions, by their last day. */
export async function itemsOfSettlement(db: Db, tenantId: number, settlementId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'settlements.items',
    text: `select id from settlement_items where tenant_id = $1 and settlement_id = $2 and deleted_at is null
      order by due_effective, id`,
    values: [tenantId, settlementId],
  });
  return rows.map(({ id }) => id);
}

/** Money of a settlement in grosze, over positions of these stages. */
export interface SettlementTotals {
  /** All that is to be paid, what came in of it, and what is left. */
  due: number;
  paid: number;
  left: number;
  refund: number;
  carry: number;
  /** The nearest last day of what is left, and how much of it is late on `today`. */
  next_due: string | null;
  overdue: number;
  items: number;
}

const settled = `payment_status in ('paid', 'overpaid', 'offset', 'declared', 'proof_added', 'not_due')`;
/** What is left to be paid of a position, as SQL: nothing of one that its client marked as paid. */
export const left = `case when amount_type = 'due' and not ${settled} then greatest(coalesce(amount, 0) - paid_amount, 0) else 0 end`;

export async function totalsOf(
  db: Db,
  tenantId: number,
  settlementId: string,
  stages: readonly string[],
  today: string,
): Promise<SettlementTotals> {
  const [row] = await db.query<Record<keyof SettlementTotals, string | number | null>>({
    name: 'settlements.totals',
    text: `select coalesce(sum(amount) filter (where amount_type = 'due'), 0) as due,
        coalesce(sum(paid_amount) filter (where amount_type = 'due'), 0) as paid,
        coalesce(sum(${left}), 0) as left,
        coalesce(sum(amount) filter (where amount_type = 'refund'), 0) as refund,
        coalesce(sum(amount) filter (where amount_type = 'carry'), 0) as carry,
        to_char(min(due_effective) filter (where ${left} > 0), 'YYYY-MM-DD') as next_due,
        coalesce(sum(${left}) filter (where due_effective < $4::date), 0) as overdue,
        count(*) as items
      from settlement_items
      where tenant_id = $1 and settlement_id = $2 and deleted_at is null and stage = any ($3::text[])`,
    values: [tenantId, settlementId, stages, today],
  });
  const number = (key: keyof SettlementTotals) => Number(row?.[key] ?? 0);
  return {
    due: number('due'),
    paid: number('paid'),
    left: number('left'),
    refund: number('refund'),
    carry: number('carry'),
    next_due: (row?.next_due ?? null) as string | null,
    overdue: number('overdue'),
    items: number('items'),
  };
}

/** One version of a company's month. */
export interface SettlementVersion {
  id: string;
  revision: number;
  status: string;
  superseded: boolean;
}

export async function versionsOf(db: Db, tenantId: number, companyId: string, period: string): Promise<SettlementVersion[]> {
  return db.query<SettlementVersion>({
    name: 'settlements.versions',
    text: `select id, revision, status, superseded from settlements
      where tenant_id = $1 and company_id = $2 and period = $3 and deleted_at is null order by revision`,
    values: [tenantId, companyId, period],
  });
}

/** Documents of a company's month: all that came, and those that must come back corrected. */
export async function documentsOfMonth(
  db: Db,
  tenantId: number,
  companyId: string,
  period: string,
): Promise<{ count: number; missing: number }> {
  const [row] = await db.query<{ count: number; missing: number }>({
    name: 'settlements.documents',
    text: `select count(*) filter (where status not in ('rejected', 'expired'))::int as count,
        count(*) filter (where status = 'returned')::int as missing
      from documents where tenant_id = $1 and company_id = $2 and period = $3 and deleted_at is null and direction = 'from_client'`,
    values: [tenantId, companyId, period],
  });
  return row ?? { count: 0, missing: 0 };
}

/** Whole minutes that the office worked on a settlement; what still runs is not counted. */
export async function minutesWorkedOn(db: Db, tenantId: number, settlementId: string): Promise<number> {
  const [row] = await db.query<{ minutes: number }>({
    name: 'settlements.minutes',
    text: `select coalesce(sum(floor(extract(epoch from end_date - start_date) / 60)), 0)::int as minutes
      from uptimes where tenant_id = $1 and settlement_id = $2 and deleted_at is null and end_date is not null`,
    values: [tenantId, settlementId],
  });
  return row?.minutes ?? 0;
}

/** Living people of a company, by name. */
export async function personsOf(db: Db, tenantId: number, companyId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'settlements.persons',
    text: `select id from company_persons where tenant_id = $1 and company_id = $2 and deleted_at is null order by last_name, id`,
    values: [tenantId, companyId],
  });
  return rows.map(({ id }) => id);
}

/** Whether a company has anybody at work in the month, and anybody in PPK. */
export async function staffOf(
  db: Db,
  tenantId: number,
  companyId: string,
  lastDay: string,
): Promise<{ employs: boolean; ppk: boolean }> {
  const [row] = await db.query<{ employs: boolean | null; ppk: boolean | null }>({
    name: 'settlements.staff',
    text: `select count(*) > 0 as employs, bool_or(ppk_status = 'enrolled') as ppk from employees
      where tenant_id = $1 and company_id = $2 and deleted_at is null and status in ('active', 'leave')
        and start_date <= $3::date and (end_date is null or end_date >= date_trunc('month', $3::date))`,
    values: [tenantId, companyId, lastDay],
  });
  return { employs: row?.employs ?? false, ppk: row?.ppk ?? false };
}

/** Published positions whose last day has just come near or gone by, for the daily reminder. */
export interface ItemToRemind {
  id: string;
  settlement_id: string;
  company_id: string;
  kind: string;
  due_effective: string;
  amount: number;
}

export async function itemsDue(db: Db, tenantId: number, days: readonly string[]): Promise<ItemToRemind[]> {
  const rows = await db.query<ItemToRemind & { amount: string | number }>({
    name: 'settlements.due',
    text: `select id, settlement_id, company_id, kind, to_char(due_effective, 'YYYY-MM-DD') as due_effective,
        (amount - paid_amount) as amount
      from settlement_items
      where tenant_id = $1 and deleted_at is null and stage = 'published' and not superseded and amount_type = 'due'
        and payment_status in ('unpaid', 'partly_paid', 'overdue') and amount > paid_amount and due_effective = any ($2::date[])
      order by company_id, due_effective, id`,
    values: [tenantId, days],
  });
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Ids of unpaid published positions whose last day was before `today` and that do not say so yet. */
export async function newlyOverdue(db: Db, tenantId: number, today: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'settlements.overdue',
    text: `select id from settlement_items
      where tenant_id = $1 and deleted_at is null and stage = 'published' and not superseded and amount_type = 'due'
        and payment_status = 'unpaid' and amount > 0 and due_effective < $2::date
      order by id`,
    values: [tenantId, today],
  });
  return rows.map(({ id }) => id);
}

/** Accounts of a company's clients who look after money: owners and accountants first, then whoever else belongs to it. */
export async function clientsOfCompany(db: Db, tenantId: number, companyId: string): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>({
    name: 'settlements.clients',
    text: `select user_id from memberships where tenant_id = $1 and company_id = $2 and deleted_at is null and role <> 'payroll' order by user_id`,
    values: [tenantId, companyId],
  });
  return rows.map(({ user_id }) => user_id);
}
