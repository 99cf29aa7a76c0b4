import { addMonths, formatMonth } from '../../../lib/dates';
import { formatMoney, formatPercent, proportion } from '../../../lib/money';
import { ofMonth } from '../../../lib/monthNames';
import { leastSure } from '../../limits/certainty';
import type { EnteredValue } from '../../limits/entered';
import { limitInHundredths, limitOn } from '../../limits/lookup';
import { averageWage } from './averageWage';
import { contributionYear, lowestHealth } from './lowest';
import { HEALTH_BASIS, type HealthFigures, type HealthForm, type HealthPart } from './part';
import { HEALTH_STEPS, stepAmount, stepOf } from './steps';

const NAME = 'zdrowotna';
const STATUTE_ONLY = 'tylko odwołanie do przepisu';

/**
 * A person's health contribution for a month. It is not divided into days (art. 79 u.ś.o.z.): one day of insurance is a whole month. Null
 * where what it is counted from is not announced yet. `entered` is what the office entered for limits.
 */
export function healthIn(
  month: string,
  form: HealthForm,
  figures: HealthFigures,
  entered: readonly EnteredValue[] = [],
): HealthPart | null {
  if (form === 'scale' || form === 'flat') return byIncome(month, form, figures, entered);
  if (form === 'lump_sum') return byRevenue(month, figures, entered);
  if (form === 'appointed') return byPay(month, figures);
  return form === 'card' ? ofCard(month, entered) : byAverageWage(month, form);
}

/** 9% or 4,9% of the income of the month before, and at least 9% of the lowest base. */
function byIncome(
  month: string,
  form: 'scale' | 'flat',
  figures: HealthFigures,
  entered: readonly EnteredValue[],
): HealthPart | null {
  const lowest = lowestHealth(month, entered);
  const rates = limitOn('health_rate', `${month}-01`, entered);
  const percent = (rates?.value as Readonly<Record<string, number>> | null | undefined)?.[form === 'scale' ? 'skala' : 'liniowy'];
  if (lowest === null || !rates || percent === undefined) return null;
  const before = formatMonth(addMonths(month, -1));
  const rate = Math.round(percent * 100);
  const income = figures.first ? null : figures.income;
  const counted = proportion(Math.max(0, income ?? 0), rate, 10_000);
  const least = counted <= lowest.amount;
  const bottom = `${formatPercent(9)} × ${lowest.base === null ? 'najniższej podstawy' : formatMoney(lowest.base)} (${contributionYear(lowest)})`;
  const because = () => {
    if (figures.first) return 'pierwszy miesiąc, bez dochodu za poprzedni';
    if (income === null) return null;
    return income <= 0 ? `bez dochodu za ${before}` : `${formatPercent(percent)} × ${formatMoney(income)} to mniej`;
  };
  return {
    code: 'health',
    name: NAME,
    base: least ? lowest.base : Math.max(0, income ?? 0),
    rate: least ? 900 : rate,
    amount: least ? lowest.amount : counted,
    formula: least
      ? [bottom, because()].filter(Boolean).join('; ')
      : `${formatPercent(percent)} × ${formatMoney(income ?? 0)} (dochód za ${before})`,
    basis: HEALTH_BASIS[form],
    source: least ? lowest.source : rates.source,
    certainty: leastSure([lowest.certainty, rates.certainty]),
    least,
    missing: income === null && !figures.first ? `najniższa; wpisz dochód za ${before}` : null,
  };
}

/** By the step of the revenue since January, this month's too (art. 81 ust. 2g u.ś.o.z.). */
function byRevenue(
  month: string,
  { revenue, whole, step: stated }: HealthFigures,
  entered: readonly EnteredValue[],
): HealthPart | null {
  const year = Number(month.slice(0, 4));
  const step = revenue === null ? (stated ?? 'up_to_60') : stepOf(revenue);
  const announced = stepAmount(step, year, entered);
  if (announced === null) return null;
  const { share, label } = HEALTH_STEPS[step];
  const wage = averageWage(year);
  const counted = wage === null ? null : proportion(wage, share, 100);
  const base = counted !== null && proportion(counted, 9, 100) === announced.amount ? counted : null;
  const said = revenue === null ? (stated ? `${label}, według karty` : label) : `${label}; od stycznia ${formatMoney(revenue)}`;
  return {
    code: 'health',
    name: NAME,
    base,
    rate: 900,
    amount: announced.amount,
    formula: `${formatPercent(9)} × ${base === null ? `${share}% przeciętnego wynagrodzenia` : formatMoney(base)} (${said})`,
    basis: HEALTH_BASIS.lump_sum,
    source: announced.source,
    certainty: announced.certainty,
    least: step === 'up_to_60',
    missing: whole || (revenue === null && stated !== null) ? null : missingRevenue(month, revenue),
  };
}

const missingRevenue = (month: string, revenue: number | null) =>
  revenue === null
    ? `najniższy próg; wpisz przychód ${month.endsWith('-01') ? `za ${formatMonth(month)}` : `od stycznia do ${ofMonth(month)}`}`
    : `próg według wpisanych miesięcy; wpisz przychód za ${formatMonth(month)}`;

/** The same all the calendar year, by the minimum wage of 1 January; in 2025 by three quarters of it. */
function ofCard(month: string, entered: readonly EnteredValue[]): HealthPart | null {
  const year = Number(month.slice(0, 4));
  const row = limitOn('minimum_wage', `${year}-01-01`, entered);
  const wage = limitInHundredths('minimum_wage', `${year}-01-01`, entered);
  if (row === null || wage === null) return null;
  const base = year === 2025 ? proportion(wage, 75, 100) : wage;
  return {
    code: 'health',
    name: NAME,
    base,
    rate: 900,
    amount: proportion(base, 9, 100),
    formula: `${formatPercent(9)} × ${formatMoney(base)} (minimalne wynagrodzenie z 1 stycznia${year === 2025 ? ', 75%' : ''})`,
    basis: HEALTH_BASIS.card,
    source: row.source || STATUTE_ONLY,
    certainty: leastSure([row.certainty, year === 2025 ? 'statute' : 'computed']),
    least: false,
    missing: null,
  };
}

/** Of partners and single shareholders by the whole average wage, of helpers by three quarters of it. */
function byAverageWage(month: string, form: 'partner' | 'helper'): HealthPart | null {
  const wage = averageWage(Number(month.slice(0, 4)));
  if (wage === null) return null;
  const share = form === 'partner' ? 100 : 75;
  const base = proportion(wage, share, 100);
  return {
    code: 'health',
    name: NAME,
    base,
    rate: 900,
    amount: proportion(base, 9, 100),
    formula: `${formatPercent(9)} × ${formatMoney(base)} (${share}% przeciętnego wynagrodzenia z IV kwartału)`,
    basis: HEALTH_BASIS[form],
    source: STATUTE_ONLY,
    certainty: 'statute',
    least: false,
    missing: null,
  };
}

/**
 * Pay below which the advance of PIT by the rules of 2021 may be less than 9%, in grosze: 17% of pay without 250 zł of costs, less 43,76 zł,
 * in whole złote. A contribution that is more than the advance is lowered to it (art. 83 u.ś.o.z.).
 */
const LOWERED_BELOW = 1_100_00;

/** Of members of a board and proxies by what they were paid in the month, without a lowest base; what art. 83 u.ś.o.z. may lower is told, and not counted. */
function byPay(month: string, { pay }: HealthFigures): HealthPart {
  const mayBeLess = pay !== null && pay > 0 && pay < LOWERED_BELOW;
  return {
    code: 'health',
    name: NAME,
    base: pay,
    rate: 900,
    amount: proportion(pay ?? 0, 9, 100),
    formula: `${formatPercent(9)} × ${pay === null ? 'wynagrodzenie' : formatMoney(pay)} (wypłacone w: ${formatMonth(month)})${mayBeLess ? '; może być niższa: najwyżej zaliczka na PIT według zasad z 2021 r. (art. 83 u.ś.o.z.), policz ją' : ''}`,
    basis: HEALTH_BASIS.appointed,
    source: 'gazetaprawna.pl 10649070; kadry.infor.pl 5456375',
    certainty: mayBeLess ? 'statute' : 'verified',
    least: false,
    missing: pay === null ? `wpisz wynagrodzenie z powołania, wypłacone w: ${formatMonth(month)}` : null,
  };
}
