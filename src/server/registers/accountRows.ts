import type { Tx } from '../db/database';
import { forTheWholeOffice } from './sellerRows';

interface Kept {
  number: string;
  account: string;
  company_id: string;
}

/** Whether this answer about the account stands already. */
export async function keptOfFile(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  { number, account, company_id }: Kept,
  requestId: string,
): Promise<boolean> {
  const rows = await tx.query<{ one: number }>({
    name: 'register_checks.account',
    text: `select 1 as one from register_checks
      where tenant_id = $1 and company_id = $2 and number = $3 and account = $4 and request_id = $5 and deleted_at is null limit 1`,
    values: [tenantId, company_id, number, account, requestId],
  });
  return rows.length > 0;
}

/** Whether the account stands on papers of the company that not all of the office may see, and on nothing else: an answer kept would tell of them. */
export async function isOfFew(db: Pick<Tx, 'query'>, tenantId: number, { number, account, company_id }: Kept): Promise<boolean> {
  const [row] = await db.query<{ few: boolean }>({
    name: 'register_checks.few',
    text: `select coalesce(bool_or(is_few) and not bool_or(not is_few), false) as few from (
        select not (${forTheWholeOffice}) as is_few from documents
          where tenant_id = $1 and company_id = $2 and counterparty_nip = $3 and counterparty_account = $4 and deleted_at is null
        union all
        select false from settlement_items
          where tenant_id = $1 and company_id = $2 and payee_nip = $3 and account_number = $4 and deleted_at is null) found`,
    values: [tenantId, company_id, number, account],
  });
  return row?.few ?? false;
}

/** A paper or a position that somebody is to pay to an account. */
export interface PayeeRow {
  id: string;
  title: string;
  firm: string;
  resource: 'documents' | 'settlement-items';
  company_id: string;
  nip: string;
  account: string;
  /** Whole grosze; null where nobody said. */
  amount: number | null;
  owner_id: string | null;
  deputy_id: string | null;
  /** What the list said of the account last. */
  last: 'found' | 'not_found' | 'failed' | null;
}

/**
 * What clients are still to pay by transfer, put off or not, with a NIP and an account that this file was not asked about: of papers those that the
 * whole office may see, in a firm that has papers.
 */
export function payeesToCheck(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  { requestId, since, limit, papers }: { requestId: string; since: string; limit: number; papers: boolean },
): Promise<PayeeRow[]> {
  return db.query<PayeeRow>({
    name: 'register_checks.payees',
    text: `with payees as (
        select 'documents' as resource, id, title, company_id, counterparty_nip as nip, counterparty_account as account, gross_amount as amount
          from documents
          where tenant_id = $1 and deleted_at is null and counterparty_nip is not null and counterparty_account is not null
            and paid is not true and direction = 'from_client' and status not in ('rejected', 'expired', 'archived')
            and coalesce(issue_date, created_at::date) >= $3::date and $5::boolean and ${forTheWholeOffice}
        union all
        select 'settlement-items', id, coalesce(payee_name, period), company_id, payee_nip, account_number, amount
          from settlement_items
          where tenant_id = $1 and deleted_at is null and payee_nip is not null and account_number is not null
            and not superseded and payment_status in ('unpaid', 'overdue', 'partly_paid', 'deferred'))
      select p.*, c.title as firm, c.owner_id, c.deputy_id, asked.result as last
      from payees p
      join companies c on c.tenant_id = $1 and c.id = p.company_id and c.deleted_at is null
      left join lateral (select k.result, k.request_id from register_checks k
        where k.tenant_id = $1 and k.company_id = p.company_id and k.number = p.nip and k.account = p.account and k.deleted_at is null
        order by k.created_at desc, k.id desc limit 1) asked on true
      where asked.request_id is distinct from $2
      order by p.id limit $4`,
    values: [tenantId, requestId, since, limit, papers],
  });
}
