import { stretchAt } from '../../domain/deadlines/overTime';
import { limitOn } from '../../domain/limits/lookup';
import { type OwnerMonth, ownerMonth } from '../../domain/zus/owner/month';
import { lastDayOf } from '../../lib/dates';
import { formatMoney, formatPercent, proportion } from '../../lib/money';
import { cut } from '../../lib/text';
import type { Owner } from '../contributions/owners';
import { companyOwners } from '../contributions/read';
import type { Tx } from '../db/database';
import { todayOf } from '../records/present';
import { profilesOf } from '../recurring/client';
import type { Scope } from '../scope';
import { staffOf } from './rows';

/** What a position comes to by the law or by the contract with the office. */
export interface LawAmount {
  kind: 'zus_total' | 'office_fee';
  person: string | null;
  /** Whole grosze; null where it is not known, or tells what one was paid. */
  amount: number | null;
  /** Nothing is left out of it: contributions of the staff are not known here, and those of who was appointed are not told here. */
  whole: boolean;
  /** In Polish, with what is missing. */
  how: string;
}

/** The longest that a position keeps. */
const LONGEST = 400;

/** Amounts of a company's month that nobody has to type: contributions of its owners and appointed, and the office's fee of its card. */
export async function lawAmounts(tx: Tx, scope: Scope, companyId: string, period: string): Promise<LawAmount[]> {
  const found = await companyOwners(tx, scope.tenant.id, companyId, todayOf(scope));
  if (!found) return [];
  const { client, kept, owners, entered } = found;
  const due = owners.flatMap((owner): Due[] => {
    const month = ownerMonth(owner.facts, period, entered);
    return month ? [{ owner, month }] : [];
  });
  const fee = officeFee(kept.monthly_fee_amount, period);
  const isJdg = client.company_type === 'jdg';
  const apart = isJdg ? [] : due.filter(({ owner }) => !owner.appointed);
  const byCompany = due.filter((each) => !apart.includes(each));
  const own = apart.map((each) => together([each], each.owner.person_id, false));
  if (byCompany.length === 0) return [...own, ...fee];
  const staff = await staffOf(tx, scope.tenant.id, companyId, lastDayOf(period));
  const { employs } = stretchAt(profilesOf({ ...client, has_staff: staff.employs }), lastDayOf(period));
  return [together(byCompany, null, employs ?? null), ...own, ...fee];
}

interface Due {
  owner: Owner;
  month: OwnerMonth;
}

/**
 * One payment of several people: a one-person business pays for its owner and helpers, a company for its appointed, each for its staff as well;
 * null where nobody said if it has any. Positions are read without the grant of pay, so what is 9% of it is in no sum and in no words: not
 * even that it was entered. A sum with it is no way out, as the one before it, or the parts that all may see, tell the difference.
 */
function together(due: readonly Due[], person: string | null, withStaff: boolean | null): LawAmount {
  const told = due.filter(({ owner }) => !owner.appointed);
  const totals = told.map(({ month }) => month.total);
  const isKnown = totals.length > 0 && totals.every((total) => total !== null);
  const said = due.map(({ owner, month }) => `${owner.name}: ${owner.appointed ? 'zdrowotna z powołania' : inWords(month)}`);
  const isAllTold = told.length === due.length;
  // Nothing that is not announced yet goes into a settlement by itself, and from there to a client as an amount due.
  const forecast = told.flatMap(({ month }) => month.forecast ?? [])[0] ?? null;
  return {
    kind: 'zus_total',
    person,
    amount: isKnown ? totals.reduce<number>((sum, total) => sum + (total ?? 0), 0) : null,
    whole: isKnown && isAllTold && withStaff === false && forecast === null,
    how: cut(
      [
        ...(forecast ? [capital(forecast)] : []),
        ...said,
        ...(isAllTold ? [] : ['dolicz zdrowotną z powołania (jest w „ZUS i zdrowotna” dla osób z dostępem do płac)']),
        ...staffSaid(withStaff),
      ].join('; '),
      LONGEST,
    ),
  };
}

function staffSaid(withStaff: boolean | null): string[] {
  if (withStaff === null) return ['nie podano, czy firma zatrudnia: jeśli tak, dolicz składki za pracowników'];
  return withStaff ? ['dolicz składki za pracowników'] : [];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inWords({ social_amount, health, holiday, missing }: OwnerMonth): string {
  const social = holiday ? 'wakacje składkowe' : social_amount === null ? null : `społeczne ${formatMoney(social_amount)}`;
  const said = [social, health && `zdrowotna ${formatMoney(health.amount)}`].filter(Boolean).join(' + ');
  return [said, ...missing].filter(Boolean).join('; ');
}

/** The fee is net on the card, and a client transfers it with VAT. */
function officeFee(net: number | null, period: string): LawAmount[] {
  const rates = limitOn('vat_rates', `${period}-01`)?.value;
  const rate = Array.isArray(rates) ? rates[0] : null;
  if (!net || rate === null || rate === undefined) return [];
  const how = `Abonament z karty firmy: ${formatMoney(net)} netto + ${formatPercent(rate)} VAT (art. 41 ust. 1, art. 146ef VAT); biuro zwolnione z VAT wpisuje kwotę netto`;
  return [{ kind: 'office_fee', person: null, amount: proportion(net, 100 + rate, 100), whole: true, how }];
}
