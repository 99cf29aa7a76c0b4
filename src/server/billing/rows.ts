import type { PriceModel, WorkedEntry } from '../../domain/billing/worktime';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** A client's month with work in it. */
export interface WorkedClientMonth {
  company_id: string;
  /** `YYYY-MM`. */
  period: string;
}

/** What the contract says of paying for work. */
export interface Terms {
  title: string;
  price_model: PriceModel | null;
  hours_included: number | null;
}

/** The company's terms, its charging held until the transaction ends; null where there is no such company. */
export async function holdTerms(tx: Tx, tenantId: number, companyId: string): Promise<Terms | null> {
  const [row] = await tx.query<Terms>({
    name: 'billing.terms',
    text: `select title, price_model, hours_included from companies where tenant_id = $1 and id = $2 and deleted_at is null for update`,
    values: [tenantId, companyId],
  });
  return row ?? null;
}

/** An entry of the month and whether it may be charged yet. */
export interface MonthEntry extends WorkedEntry {
  approved: boolean;
}

/**
 * Stopped entries of a client's month in their order. Work on cases that have a price of their own, or none by decision, is left out:
 * it is paid for there.
 */
export async function monthEntries(db: Db, tenantId: number, { company_id, period }: WorkedClientMonth): Promise<MonthEntry[]> {
  return db.query<MonthEntry>({
    name: 'billing.entries',
    text: `select u.id, u.kind, u.status in ('approved', 'invoiced') as approved,
        round(extract(epoch from u.end_date - u.start_date) / 60)::int as minutes,
        case when u.billable_event_id is not null or u.status = 'invoiced' then coalesce(u.charged_minutes, 0) end as charged
      from uptimes u
      left join tickets t on t.tenant_id = u.tenant_id and t.id = u.ticket_id and t.deleted_at is null
      where u.tenant_id = $1 and u.company_id = $2 and u.period = $3 and u.end_date is not null and u.deleted_at is null
        and (t.billable is null or t.billable = 'in_plan')
      order by u.start_date, u.id`,
    values: [tenantId, company_id, period],
  });
}

/** The clients' months that these entries belong to; entries of no company belong to none. */
export async function monthsOfEntries(db: Db, tenantId: number, ids: readonly string[]): Promise<WorkedClientMonth[]> {
  return db.query<WorkedClientMonth>({
    name: 'billing.months',
    text: `select distinct company_id, period from uptimes
      where tenant_id = $1 and id = any ($2::uuid[]) and company_id is not null and period is not null and deleted_at is null
      order by period, company_id`,
    values: [tenantId, ids],
  });
}

/** Entries that a payable event has charged. */
export async function entriesOf(db: Db, tenantId: number, eventId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'billing.entriesOf',
    text: 'select id from uptimes where tenant_id = $1 and billable_event_id = $2 order by id',
    values: [tenantId, eventId],
  });
  return rows.map(({ id }) => id);
}

/** An item of the price list that is paid by the hour. */
export interface HourItem {
  id: string;
  name: string;
  needs_acceptance: boolean;
}

/** Items by the hour that may be sold on a day (`YYYY-MM-DD`), those counted from working time first. */
export async function hourItems(db: Db, tenantId: number, day: string): Promise<HourItem[]> {
  return db.query<HourItem>({
    name: 'billing.hourItems',
    text: `select id, name, needs_acceptance from price_items
      where tenant_id = $1 and unit = 'hour' and active and deleted_at is null
        and (valid_from is null or valid_from <= $2) and (valid_to is null or valid_to >= $2)
      order by counts_from <> 'uptime', code nulls last, name limit 100`,
    values: [tenantId, day],
  });
}
