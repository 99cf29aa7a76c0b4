import type { PayingAccounts, TransferPlan, TransferRow } from '../../contract/transfers';
import type { TransferOrder } from '../../domain/payments/elixir/order';
import { bankOf, type ElixirProfile, USUAL_PROFILE } from '../../domain/payments/elixir/profile';
import { orderTitleText, type PayingCompany, planTransfer } from '../../domain/payments/transfers';
import { byTitle } from '../byTitle';
import type { Tx } from '../db/database';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { isUnchecked } from '../settlements/fourEyes';
import { type Asked, bankProfiles, type CompanyRow, type ItemRow, itemsAsked, type ProfileRow, payingCompanies } from './rows';

/** One day for all transfers, or each on its own; and which account a company pays from, by its id. */
export interface Chosen {
  on: string | null;
  from: Readonly<Record<string, string>>;
}

/** A profile by the name that people know it by. */
export interface NamedProfile extends ElixirProfile {
  name: string;
}

/** A planned transfer, as it is told and as a bank takes it. */
export interface Planned {
  row: TransferRow;
  order: TransferOrder | null;
  profile: NamedProfile;
}

const usual: NamedProfile = { name: 'Elixir-0', ...USUAL_PROFILE };

/** What each position asked for would be as a transfer, or why it is none. */
export async function planTransfers(db: Pick<Tx, 'query'>, scope: Scope, asked: Asked, chosen: Chosen) {
  const items = await itemsAsked(db, scope, asked);
  const rows = await payingCompanies(db, scope, [...new Set(items.map(({ company_id }) => company_id))]);
  const companies = new Map(rows.map((row) => [row.id, payingCompany(row)]));
  const profiles = await bankProfiles(db, scope.tenant.id);
  const today = todayOf(scope);
  const planned = items.flatMap((item): Planned[] => {
    const company = companies.get(item.company_id);
    const choice = { on: chosen.on, from: chosen.from[item.company_id] ?? null, today };
    return company ? [plannedOf({ ...item, is_unchecked: isUnchecked(scope, item) }, company, choice, profiles)] : [];
  });
  planned.sort(byCompany);
  return { planned, choices: choicesOf(planned, companies) };
}

/** As people look for a company; those of one name stay apart, and positions of one in their order. */
const byCompany = ({ row: { company: one } }: Planned, { row: { company: other } }: Planned) =>
  byTitle(one.title, other.title) || Number(one.id > other.id) - Number(one.id < other.id);

export const told = ({ planned, choices }: { planned: readonly Planned[]; choices: PayingAccounts[] }): TransferPlan => ({
  rows: planned.map(({ row }) => row),
  choices,
});

function plannedOf(
  { company_id: _, ...item }: ItemRow & { is_unchecked: boolean },
  company: PayingCompany,
  choice: { on: string | null; from: string | null; today: string },
  profiles: readonly ProfileRow[],
): Planned {
  const { order, why, says } = planTransfer(item, company, choice);
  const profile = order ? profileOf(order.from, profiles) : usual;
  const transfer = order && {
    on: order.on,
    from: order.from,
    to: order.to,
    payee: order.payee,
    title: orderTitleText(order.title),
    bank: profile.name,
  };
  const { id, settlement_id, kind, person, due_on, amount, paid_amount } = item;
  const row: TransferRow = {
    item_id: id,
    settlement_id,
    company: { id: company.id, title: company.title },
    kind,
    person,
    amount: order?.amount ?? (amount === null ? null : Math.max(0, amount - paid_amount)),
    due_on,
    transfer,
    why,
    says,
    taken: item.taken_on !== null,
  };
  return { row, order, profile };
}

/** The first profile that names the bank of the account. */
function profileOf(from: string, profiles: readonly ProfileRow[]): NamedProfile {
  const found = profiles.find(({ banks }) => banks.some(({ number }) => number === bankOf(from)));
  return (found as NamedProfile | undefined) ?? usual;
}

/** Money for taxes and wages has accounts of its own, from which nothing else is paid. */
function payingCompany({ id, title, nip, is_person, accounts, ...address }: CompanyRow): PayingCompany {
  const paying = (accounts ?? []).filter(({ purpose }) => purpose === 'main' || purpose === 'other');
  const main = paying.filter(({ purpose }) => purpose === 'main');
  const { street, building, flat, postal_code, city } = address;
  const place = [building, flat].filter(Boolean).join('/');
  return {
    id,
    title,
    nip,
    is_person,
    street: [street ?? city, place].filter(Boolean).join(' '),
    city: [postal_code, city].filter(Boolean).join(' '),
    accounts: [...new Set([...main, ...paying].map(({ number }) => number))],
  };
}

function choicesOf(planned: readonly Planned[], companies: ReadonlyMap<string, PayingCompany>): PayingAccounts[] {
  const paying = new Set(planned.filter(({ order }) => order !== null).map(({ row }) => row.company.id));
  return [...companies.values()].flatMap(({ id, title, accounts }) =>
    paying.has(id) && accounts.length > 1 ? [{ company: { id, title }, accounts: [...accounts] }] : [],
  );
}
