import { resources } from '../../../resources';
import type { KeptPayment } from '../../contract/statements';
import type { Tx } from '../db/database';
import { seen } from '../obligations/rows';
import type { Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

export interface OwnerRow {
  id: string;
  title: string;
  account: string;
}

/** Companies with these accounts on their cards, of those that the asker may list. */
export async function accountOwners(db: Db, scope: Scope, accounts: readonly string[]): Promise<OwnerRow[]> {
  const of = seen(scope, resources.companies, 'c');
  if (!of || accounts.length === 0) return [];
  const text = `select c.id, c.title, a.value ->> 'number' as account
    from companies c cross join lateral jsonb_array_elements(coalesce(c.accounts, '[]'::jsonb)) a(value)
    where ${of.where} and a.value ->> 'number' = any (${of.params.add(accounts)}::text[]) order by c.id`;
  return db.query<OwnerRow>({ text, values: of.params.values });
}

export interface PaidRow {
  id: string;
  version: number;
  settlement_id: string;
  company_id: string;
  company: string;
  kind: string;
  period: string;
  amount: number;
  account_kind: string;
  account_number: string | null;
  transfer_title: string | null;
  tax_form_symbol: string | null;
  tax_period_symbol: string | null;
  invoice_number: string | null;
  payments: readonly KeptPayment[] | null;
  payment_status: string;
  /** The settlement's. */
  status: string;
}

/**
 * Positions that clients have and that money could be for: of these companies, or paid to these accounts; of months from `since` on, whether
 * or not they are paid, of those that the asker may list.
 */
export async function paidItems(
  db: Db,
  scope: Scope,
  { companies, accounts, since }: { companies: readonly string[]; accounts: readonly string[]; since: string },
): Promise<PaidRow[]> {
  const of = seen(scope, resources['settlement-items'], 'i');
  if (!of) return [];
  const { params } = of;
  const text = `select i.id, i.version, i.settlement_id, i.company_id, c.title as company, i.kind, i.period, i.amount::float8 as amount, i.account_kind,
      i.account_number, i.transfer_title, i.tax_form_symbol, i.tax_period_symbol, i.invoice_number, i.payments, i.payment_status,
      s.status
    from settlement_items i
    join settlements s on s.tenant_id = i.tenant_id and s.id = i.settlement_id and s.deleted_at is null
    join companies c on c.tenant_id = i.tenant_id and c.id = i.company_id
    where ${of.where} and not i.superseded and i.stage = 'published' and i.amount_type = 'due' and i.amount > 0
      and i.period >= ${params.add(since)}
      and (i.company_id = any (${params.add(companies)}::uuid[]) or i.account_number = any (${params.add(accounts)}::text[]))
    order by i.period desc, i.company_id, i.id`;
  return db.query<PaidRow>({ text, values: params.values });
}
