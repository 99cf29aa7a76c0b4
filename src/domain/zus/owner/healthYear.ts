import { addMonths } from '../../../lib/dates';
import { formatMoney, formatPercent, proportion } from '../../../lib/money';
import { shiftDate } from '../../calendar/workingDays';
import { leastSure } from '../../limits/certainty';
import type { EnteredValue } from '../../limits/entered';
import type { LimitCertainty } from '../../limits/limit';
import { lowestHealth } from '../health/lowest';
import { HEALTH_STEPS, stepAmount, stepOf } from '../health/steps';

/** A year that is settled: what it came to, and what its months did. Whole grosze; null is not known. */
export interface HealthYearFacts {
  form: 'scale' | 'flat' | 'lump_sum';
  year: number;
  /** Calendar months with health insurance from the business. */
  months: number;
  income: number | null;
  revenue: number | null;
  /** Contributions due for the months: from February to January by income, of the calendar year by revenue. */
  due: number | null;
}

/** The yearly settlement of the health contribution, in DRA or RCA for April. */
export interface HealthYear extends HealthYearFacts {
  base: number | null;
  amount: number | null;
  /** More than zero is to be paid, less is to be given back. */
  difference: number | null;
  formula: string | null;
  /** With April's DRA or RCA. */
  settle_by: string;
  /** The last day of RZS-R, where something is to be given back. */
  refund_by: string;
  missing: string[];
  basis: string;
  source: string;
  certainty: LimitCertainty;
}

const BASIS = 'art. 81 ust. 2–2b, 2e–2o i art. 79a u.ś.o.z.';

/** Settles a year by its income or revenue; a lowest base stands for each month of insurance (art. 81 ust. 2b u.ś.o.z.). */
export function healthYear(facts: HealthYearFacts, entered: readonly EnteredValue[] = []): HealthYear {
  const { year, due } = facts;
  const counted = facts.form === 'lump_sum' ? byRevenue(facts, entered) : byIncome(facts, entered);
  return {
    ...facts,
    base: counted?.base ?? null,
    amount: counted?.amount ?? null,
    difference: counted && due !== null ? counted.amount - due : null,
    formula: counted?.formula ?? null,
    settle_by: shiftDate(`${year + 1}-05-20`, 'forward'),
    refund_by: shiftDate(`${year + 1}-06-01`, 'forward'),
    missing: [
      ...(facts.form !== 'lump_sum' && facts.income === null ? [`dochód za ${year} r.`] : []),
      ...(facts.form === 'lump_sum' && facts.revenue === null ? [`przychód za ${year} r.`] : []),
      ...(due === null ? [`sumę składek należnych za miesiące ${year} r.`] : []),
    ],
    basis: BASIS,
    source: counted?.source ?? '',
    certainty: counted?.certainty ?? 'unknown',
  };
}

interface Counted {
  base: number | null;
  amount: number;
  formula: string;
  source: string;
  certainty: LimitCertainty;
}

function byIncome({ form, year, months, income }: HealthYearFacts, entered: readonly EnteredValue[]): Counted | null {
  const lowest = lowestHealth(`${year}-02`, entered);
  if (income === null || lowest === null || lowest.base === null) return null;
  const rate = form === 'scale' ? 900 : 490;
  const bottom = lowest.base * months;
  const least = proportion(bottom, 9, 100);
  const own = proportion(Math.max(0, income), rate, 10_000);
  const isLeast = own <= least;
  return {
    base: isLeast ? bottom : income,
    amount: isLeast ? least : own,
    formula: isLeast
      ? `${formatPercent(9)} × ${months} × ${formatMoney(lowest.base)} (najniższa podstawa roczna)`
      : `${formatPercent(rate / 100)} × ${formatMoney(income)} (dochód za ${year} r.)`,
    source: lowest.source,
    certainty: leastSure([lowest.certainty]),
  };
}

function byRevenue({ year, months, revenue }: HealthYearFacts, entered: readonly EnteredValue[]): Counted | null {
  if (revenue === null) return null;
  const step = stepOf(revenue);
  const announced = stepAmount(step, year, entered);
  if (announced === null) return null;
  return {
    base: null,
    amount: announced.amount * months,
    formula: `${months} × ${formatMoney(announced.amount)} (${HEALTH_STEPS[step].label})`,
    source: announced.source,
    certainty: announced.certainty,
  };
}

/** The months whose contributions a year's settlement is set against. */
export function monthsSettled(form: HealthYearFacts['form'], year: number): string[] {
  const first = form === 'lump_sum' ? `${year}-01` : `${year}-02`;
  return Array.from({ length: 12 }, (_, at) => addMonths(first, at));
}
