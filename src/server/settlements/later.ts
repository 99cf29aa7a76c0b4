import { bearsTaxInterest, type PaidLater } from '../../contract/later';
import { limitInHundredths } from '../../domain/limits/lookup';
import { ARREARS_BASIS, ARREARS_CHECKED_TO, arrearsRateOn, isUnchecked } from '../../domain/payments/arrearsRates';
import { interestOn } from '../../domain/payments/interest';
import { interestFloor } from '../../domain/payments/interestFloor';
import { addDays, addMonths, formatDate, isDate, monthOf } from '../../lib/dates';
import { enteredValues } from '../companyLimits/valueRows';
import type { Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import type { Scope } from '../scope';
import { ratesOf } from './rateRows';
import type { SettlementItem } from './records';

type Db = Pick<Tx, 'query'>;
type Payable = Pick<SettlementItem, 'account_kind' | 'amount' | 'amount_type' | 'paid_amount' | 'due_nominal' | 'due_effective'>;

/** A year's rates are no forecast for a time further away. */
const yearsAhead = 5;

/**
 * What paying a position on a day costs, by the rates of the table and the office's own, each for its days. Throws 409 for what bears no
 * interest of tax arrears, 422 for a day that nothing can be said of.
 */
export async function paidLater(db: Db, scope: Scope, item: Payable, on: unknown): Promise<PaidLater> {
  const due_on = item.due_effective ?? item.due_nominal;
  if (!bearsTaxInterest(item.account_kind))
    throw conflict('Tu nie liczy się odsetek podatkowych: decyduje umowa albo Kodeks cywilny.', undefined, 'no_tax_interest');
  if (item.amount === null || item.amount_type !== 'due') throw conflict('Nie ma tu kwoty do zapłaty.', undefined, 'no_amount');
  if (typeof on !== 'string' || !isDate(on)) throw invalid({ on: 'Podaj dzień zapłaty' });
  if (monthOf(on) > addMonths(monthOf(due_on), 12 * yearsAhead))
    throw invalid({ on: 'Podaj dzień najwyżej pięć lat po terminie' });
  const rates = await ratesOf(db, scope.tenant.id);
  if (!arrearsRateOn(due_on, rates)) throw invalid({ on: 'Panel nie zna stawek odsetek sprzed 2020 roku' });
  const floor = await floorOn(db, scope, item.account_kind, on);
  const amount = Math.max(item.amount - item.paid_amount, 0);
  const { days, parts, exact, interest } = interestOn({ amount, due_on, paid_on: on, rates, not_above: floor });
  const told = parts.map((part) => {
    const { certainty = '', source = '' } = arrearsRateOn(part.from, rates) ?? {};
    const own = { amount, due_on: addDays(part.from, -1), paid_on: part.to, rates, not_above: 0 };
    return { ...part, exact: interestOn(own).exact, certainty, source };
  });
  const warning = days > 0 && isUnchecked(on, rates) ? unchecked : null;
  return {
    due_on,
    on,
    amount,
    days,
    parts: told,
    exact,
    interest,
    floor,
    total: amount + interest,
    basis: ARREARS_BASIS,
    warning,
  };
}

const unchecked = `Ostatnia znana stawka była sprawdzona ${formatDate(ARREARS_CHECKED_TO)}. Jeśli ogłoszono nowszą, odsetki będą inne.`;

/** Interest that need not be paid on the day, in whole grosze. */
export async function floorOn(db: Db, { tenant }: Scope, account: string, on: string): Promise<number> {
  if (account !== 'zus_nrs') return interestFloor('tax', on) ?? 0;
  const wage = limitInHundredths('minimum_wage', on, await enteredValues(db, tenant.id));
  return interestFloor('zus', on, wage) ?? 0;
}
