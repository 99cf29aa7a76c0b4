import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** How many living documents put to an item stand where; `open` ones wait for the office. */
export interface ItemCounts {
  open: number;
  accepted: number;
  returned: number;
}

export async function countItem(db: Db, tenantId: number, itemId: string): Promise<ItemCounts> {
  const text = `select
      count(*) filter (where status in ('new', 'in_check'))::int as open,
      count(*) filter (where status in ('accepted', 'booked', 'archived'))::int as accepted,
      count(*) filter (where status = 'returned')::int as returned
    from documents where tenant_id = $1 and request_item_id = $2 and deleted_at is null`;
  const [counts] = await db.query<ItemCounts>({ name: 'documentRequests.item', text, values: [tenantId, itemId] });
  return counts ?? { open: 0, accepted: 0, returned: 0 };
}

/** A request's items that count: their state, and whether they must be there. */
export interface ItemAsked {
  id: string;
  status: string;
  required: boolean;
  sent: boolean;
  /** The request still asks for something. */
  open: boolean;
}

export function itemsOf(db: Db, tenantId: number, requestId: string): Promise<ItemAsked[]> {
  const text = `select id, status, required, sent, open from document_request_items
    where tenant_id = $1 and request_id = $2 and deleted_at is null order by id`;
  return db.query<ItemAsked>({ name: 'documentRequests.items', text, values: [tenantId, requestId] });
}

/** Where a request of somebody's company stands, for what hangs on it. */
export interface RequestAsked {
  company_id: string;
  period: string | null;
  status: string;
}

export async function askRequest(db: Db, tenantId: number, id: string): Promise<RequestAsked | null> {
  const text = `select company_id, period, status from document_requests where tenant_id = $1 and id = $2 and deleted_at is null`;
  const [request] = await db.query<RequestAsked>({ name: 'documentRequests.one', text, values: [tenantId, id] });
  return request ?? null;
}

/** What an item asks for, for a document that is put to it. */
export interface ItemFacts {
  label: string;
  company_id: string;
  period: string | null;
  document_type: string;
}

export async function askItem(db: Db, tenantId: number, id: string): Promise<ItemFacts | null> {
  const text = `select label, company_id, period, document_type from document_request_items
    where tenant_id = $1 and id = $2 and deleted_at is null`;
  const [item] = await db.query<ItemFacts>({ name: 'documentRequests.itemFacts', text, values: [tenantId, id] });
  return item ?? null;
}

/** The item that still asks a company for a paper of this seller for the month, in place of none; null where none does. */
export async function itemOfSeller(
  db: Db,
  tenantId: number,
  company: string,
  nip: string,
  period: string,
): Promise<string | null> {
  const text = `select id from document_request_items
    where tenant_id = $1 and company_id = $2 and counterparty_nip = $3 and period = $4 and open and status in ('missing', 'returned')
      and deleted_at is null
    order by created_at, id limit 1`;
  const [item] = await db.query<{ id: string }>({
    name: 'documentRequests.seller',
    text,
    values: [tenantId, company, nip, period],
  });
  return item?.id ?? null;
}

/** Requests that were sent and are late on that day, and not marked as such yet. */
export async function lateRequests(db: Db, tenantId: number, today: string): Promise<string[]> {
  const text = `select id from document_requests
    where tenant_id = $1 and deleted_at is null and status in ('sent', 'partial') and due_date < $2::date order by id`;
  return (await db.query<{ id: string }>({ text, values: [tenantId, today] })).map(({ id }) => id);
}

/** Whether the company has a living request for that month with that title; taken under a lock of the company, so that none is made twice. */
export async function hasRequest(tx: Tx, tenantId: number, companyId: string, period: string, title: string): Promise<boolean> {
  await tx.query({
    name: 'documentRequests.lockCompany',
    text: 'select id from companies where tenant_id = $1 and id = $2 for update',
    values: [tenantId, companyId],
  });
  const text = `select 1 from document_requests
    where tenant_id = $1 and company_id = $2 and period = $3 and title = $4 and deleted_at is null and status <> 'cancelled' limit 1`;
  return (await tx.query({ text, values: [tenantId, companyId, period, title] })).length > 0;
}

/** What the usual monthly list of a company follows from. */
export interface ProfileAsked {
  id: string;
  title: string;
  status: string;
  vat_status: string | null;
  accounting_type: string | null;
  employees: boolean;
}

export function askProfiles(db: Db, tenantId: number, ids: readonly string[]): Promise<ProfileAsked[]> {
  const text = `select c.id, c.title, c.status, c.vat_status, c.accounting_type,
      exists (select 1 from employees e where e.tenant_id = c.tenant_id and e.company_id = c.id and e.deleted_at is null
        and e.status in ('active', 'leave')) as employees
    from companies c where c.tenant_id = $1 and c.id = any ($2::uuid[]) and c.deleted_at is null order by c.id`;
  return db.query<ProfileAsked>({ text, values: [tenantId, ids] });
}

/** A request that still asks for something: its day, and Warsaw's day on which the client was last told of it. */
export interface AskingRequest {
  id: string;
  due_date: string;
  told_on: string;
}

/** Requests with something missing that are due by that day, or late. */
export function askingRequests(db: Db, tenantId: number, until: string): Promise<AskingRequest[]> {
  const text = `select id, due_date::text as due_date,
      (greatest(coalesce(sent_at, created_at), last_reminder_at) at time zone 'Europe/Warsaw')::date::text as told_on from document_requests
    where tenant_id = $1 and deleted_at is null and status in ('sent', 'partial', 'overdue') and due_date <= $2::date order by id`;
  return db.query<AskingRequest>({ name: 'documentRequests.asking', text, values: [tenantId, until] });
}

/** What a company was asked for in the month and has not sent, or sent wrong, while the request still asks. */
export async function stillAsked(db: Db, tenantId: number, companyId: string, period: string): Promise<string[]> {
  const text = `select label from document_request_items
    where tenant_id = $1 and company_id = $2 and period = $3 and open and status in ('missing', 'returned') and deleted_at is null
    order by created_at, id`;
  const values = [tenantId, companyId, period];
  return (await db.query<{ label: string }>({ name: 'documentRequests.stillAsked', text, values })).map(({ label }) => label);
}

/** Accounts of the company's people who send documents; those who only look on are not asked. */
export async function clientsOf(db: Db, tenantId: number, companyId: string): Promise<string[]> {
  const text = `select user_id from memberships
    where tenant_id = $1 and company_id = $2 and role <> 'viewer' and deleted_at is null order by user_id`;
  const rows = await db.query<{ user_id: string }>({ name: 'documentRequests.clients', text, values: [tenantId, companyId] });
  return rows.map((row) => row.user_id);
}

/** What a request still waits for, in the order it was asked. */
export async function missingLabels(db: Db, tenantId: number, requestId: string): Promise<string[]> {
  const text = `select label from document_request_items
    where tenant_id = $1 and request_id = $2 and status in ('missing', 'returned') and deleted_at is null order by created_at, id`;
  return (await db.query<{ label: string }>({ text, values: [tenantId, requestId] })).map(({ label }) => label);
}
