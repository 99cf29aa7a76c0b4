import { lastDayOf } from '../../lib/dates';
import { proportion } from '../../lib/money';
import { leastSure } from '../limits/certainty';
import type { EnteredValue } from '../limits/entered';
import type { LimitCertainty } from '../limits/limit';
import { type LimitKey, limitInHundredths, limitOn } from '../limits/lookup';

/** Basis points: 1952 is 19.52%. */
export interface ContributionRates {
  pension: number;
  disability: number;
  sickness: number;
  accident: number;
  labour_fund: number;
}

/** Whole grosze a month; `total` leaves out what is not paid. */
export interface Contributions {
  base: number;
  pension: number;
  disability: number;
  sickness: number;
  accident: number;
  labour_fund: number;
  total: number;
}

const RATES = ['rate_emerytalna', 'rate_rentowa', 'rate_chorobowa', 'rate_wypadkowa', 'rate_fp_fs'] as const;

/**
 * The rates on a date (art. 22 u.s.u.s., FP and FS together); null when one is not known yet. `accident` replaces 1.67%;
 * `entered` is what the office entered for values that the table does not know or is not sure of.
 */
export function ratesOn(
  date: string,
  accident: number | null = null,
  entered: readonly EnteredValue[] = [],
): ContributionRates | null {
  const [pension, disability, sickness, usual, labourFund] = RATES.map((key) => limitInHundredths(key, date, entered));
  const own = accident ?? usual;
  if (pension == null || disability == null || sickness == null || own == null || labourFund == null) return null;
  return { pension, disability, sickness, accident: own, labour_fund: labourFund };
}

/** Each contribution is rounded to a grosz; sickness is voluntary, FP and FS are due from the minimum wage up. */
export function contributionsOn(
  base: number,
  rates: ContributionRates,
  pays: { sickness: boolean; labour_fund: boolean },
): Contributions {
  const of = (rate: number) => proportion(base, rate, 10_000);
  const parts = {
    pension: of(rates.pension),
    disability: of(rates.disability),
    sickness: pays.sickness ? of(rates.sickness) : 0,
    accident: of(rates.accident),
    labour_fund: pays.labour_fund ? of(rates.labour_fund) : 0,
  };
  return { base, ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/**
 * `base` is one's own declared base, needed on Mały ZUS Plus; `accident` and `rates` stand before the usual ones. `days` are those of the
 * month on which the stage held, where it did not hold on all of them.
 */
export interface ContributionOptions {
  days?: number | null;
  sickness?: boolean;
  base?: number | null;
  accident?: number | null;
  rates?: ContributionRates | null;
  entered?: readonly EnteredValue[];
}

/** As sure as the least sure of the limits and rates that it was counted with. */
export interface MonthContributions extends Contributions {
  certainty: LimitCertainty;
}

/**
 * Social contributions of a stage in a month, without health; null when a rate or base is not known. One's own base counts
 * as the lowest of the stage where it is less.
 */
export function contributionsIn(
  scheme: 'start_relief' | 'preferential' | 'maly_plus' | 'full',
  month: string,
  options: ContributionOptions = {},
): MonthContributions | null {
  const date = `${month}-01`;
  const { entered = [], sickness = true, accident = null } = options;
  if (scheme === 'start_relief')
    return { base: 0, pension: 0, disability: 0, sickness: 0, accident: 0, labour_fund: 0, total: 0, certainty: 'verified' };
  const rates = options.rates ?? ratesOn(date, accident, entered);
  const lowestKey = scheme === 'full' ? 'zus_full_base' : 'zus_pref_base';
  // A year's base on Mały ZUS Plus stands for all of it, so its floor is that of January (art. 18c ust. 4 u.s.u.s.).
  const lowestOn = scheme === 'maly_plus' ? `${month.slice(0, 4)}-01-01` : date;
  const lowest = limitInHundredths(lowestKey, lowestOn, entered);
  const minimumWage = limitInHundredths('minimum_wage', date, entered);
  const own = options.base ?? (scheme === 'maly_plus' ? null : lowest);
  if (rates === null || lowest === null || minimumWage === null || own === null) return null;
  const whole = Math.max(own, lowest);
  // FP and FS are due by the base of a whole month; of a part of it the base is less by days (art. 18 ust. 9 u.s.u.s.).
  const base = proportion(whole, options.days ?? 1, options.days ? Number(lastDayOf(month).slice(8)) : 1);
  const counted = contributionsOn(base, rates, { sickness, labour_fund: whole >= minimumWage });
  const keys: LimitKey[] = ['minimum_wage', ...(options.rates ? [] : RATES)];
  const certaintyOf = (key: LimitKey, day: string) => limitOn(key, day, entered)?.certainty ?? 'unknown';
  return { ...counted, certainty: leastSure([certaintyOf(lowestKey, lowestOn), ...keys.map((key) => certaintyOf(key, date))]) };
}

/**
 * The base of Mały ZUS Plus in a year: half of the average monthly income of the year before (art. 18c ust. 2-6 u.s.u.s.),
 * between 30% of the minimum wage of January and the full base; null when either is not known.
 */
export function smallPlusBase(income: number, days: number, year: number, entered: readonly EnteredValue[] = []): number | null {
  const date = `${year}-01-01`;
  const lowest = limitInHundredths('zus_pref_base', date, entered);
  const highest = limitInHundredths('zus_full_base', date, entered);
  if (lowest === null || highest === null || days <= 0) return null;
  const monthly = proportion(Math.max(0, income), 30, days);
  return Math.min(highest, Math.max(lowest, proportion(monthly, 1, 2)));
}
