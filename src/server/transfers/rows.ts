import { resources } from '../../../resources';
import type { AccountKind } from '../../domain/payments/liability';
import type { Tx } from '../db/database';
import { seen } from '../obligations/rows';
import type { Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

/** A position with what its transfer is made of. */
export interface ItemRow {
  id: string;
  settlement_id: string;
  company_id: string;
  kind: string;
  amount: number | null;
  paid_amount: number;
  amount_type: string;
  payment_status: string;
  stage: string;
  is_unsent_correction: boolean;
  /** Whether a second person looked at its settlement. */
  is_reviewed: boolean;
  due_on: string;
  account_kind: AccountKind;
  account_number: string | null;
  has_pesel_account: boolean;
  payee_name: string | null;
  payee_nip: string | null;
  transfer_title: string | null;
  tax_form_symbol: string | null;
  tax_period_symbol: string | null;
  split_vat_amount: number | null;
  invoice_number: string | null;
  person: string | null;
  taken_on: string | null;
}

/** Which positions: of a month, of companies in it, or these very ones. */
export type Asked = { month: string; companies?: readonly string[] } | { items: readonly string[] };

/** The newest positions of months, of those that the asker may list. */
export async function itemsAsked(db: Db, scope: Scope, asked: Asked): Promise<ItemRow[]> {
  const of = seen(scope, resources['settlement-items'], 'i');
  if (!of) return [];
  const { params } = of;
  const chosen =
    'items' in asked
      ? `i.id = any (${params.add(asked.items)}::uuid[])`
      : [
          `i.period = ${params.add(asked.month)}`,
          ...(asked.companies ? [`i.company_id = any (${params.add(asked.companies)}::uuid[])`] : []),
        ].join(' and ');
  const text = `select i.id, i.settlement_id, i.company_id, i.kind, i.amount::float8 as amount, i.paid_amount::float8 as paid_amount,
      i.amount_type, i.payment_status, i.stage, coalesce(not corrected.superseded, false) as is_unsent_correction,
      s.reviewer_id is not null and s.status <> 'correction' as is_reviewed,
      to_char(coalesce(i.due_effective, i.due_nominal), 'YYYY-MM-DD') as due_on,
      i.account_kind, i.account_number, i.pesel_account is not null as has_pesel_account, i.payee_name, i.payee_nip, i.transfer_title,
      i.tax_form_symbol, i.tax_period_symbol, i.split_vat_amount::float8 as split_vat_amount, i.invoice_number,
      p.first_name || ' ' || p.last_name as person,
      to_char(i.transfer_taken_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as taken_on
    from settlement_items i
    join settlements s on s.tenant_id = i.tenant_id and s.id = i.settlement_id
    left join company_persons p on p.tenant_id = i.tenant_id and p.id = i.person_id
    left join settlement_items corrected on corrected.tenant_id = i.tenant_id and corrected.id = i.previous_item_id
    where ${of.where} and not i.superseded and ${chosen}
    order by i.company_id, i.due_effective, i.id`;
  return db.query<ItemRow>({ text, values: params.values });
}

export interface CompanyRow {
  id: string;
  title: string;
  nip: string | null;
  is_person: boolean;
  street: string | null;
  building: string | null;
  flat: string | null;
  postal_code: string | null;
  city: string | null;
  accounts: readonly { number: string; purpose: string }[] | null;
}

/** The companies that would pay, of those that the asker may list. */
export async function payingCompanies(db: Db, scope: Scope, ids: readonly string[]): Promise<CompanyRow[]> {
  const of = seen(scope, resources.companies, 'c');
  if (!of || ids.length === 0) return [];
  const text = `select c.id, c.title, c.vat_number as nip, c.company_type = 'jdg' as is_person, c.address_street as street,
      c.address_building as building, c.address_flat as flat, c.address_postal_code as postal_code, c.address_city as city, c.accounts
    from companies c where ${of.where} and c.id = any (${of.params.add(ids)}::uuid[])`;
  return db.query<CompanyRow>({ text, values: of.params.values });
}

/** Holds positions until the transaction ends, so that no two packages take them at once. */
export async function holdItems(tx: Tx, tenantId: number, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'transfers.hold',
    text: 'select id from settlement_items where tenant_id = $1 and id = any ($2::uuid[]) order by id for update',
    values: [tenantId, ids],
  });
}

export interface ProfileRow {
  name: string;
  banks: readonly { number: string }[];
  encoding: string;
  line_end: string;
  title_split: string;
  signs: string;
  extension: string;
}

/** The firm's profiles of banks, by name. */
export async function bankProfiles(db: Db, tenantId: number): Promise<ProfileRow[]> {
  return db.query<ProfileRow>({
    name: 'transfers.profiles',
    text: `select name, banks, encoding, line_end, title_split, signs, extension from transfer_profiles
      where tenant_id = $1 and deleted_at is null order by name, id`,
    values: [tenantId],
  });
}
