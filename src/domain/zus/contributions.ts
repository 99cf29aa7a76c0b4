import { proportion } from '../../lib/money';
import { limitInHundredths } from '../limits/lookup';

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

/** The rates on a date (art. 22 u.s.u.s., FP and FS together); null when one is not known yet. `accident` replaces 1.67%. */
export function ratesOn(date: string, accident: number | null = null): ContributionRates | null {
  const [pension, disability, sickness, usual, labourFund] = (
    ['rate_emerytalna', 'rate_rentowa', 'rate_chorobowa', 'rate_wypadkowa', 'rate_fp_fs'] as const
  ).map((key) => limitInHundredths(key, date));
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
 * Social contributions of a stage in a month, without health; null when a rate or base is not known. `base` is one's own
 * declared base, never less than the lowest of the stage, and needed on Mały ZUS Plus.
 */
export function contributionsIn(
  scheme: 'start_relief' | 'preferential' | 'maly_plus' | 'full',
  month: string,
  options: { sickness?: boolean; base?: number | null; accident?: number | null; rates?: ContributionRates | null } = {},
): Contributions | null {
  const date = `${month}-01`;
  const rates = options.rates ?? ratesOn(date, options.accident ?? null);
  if (scheme === 'start_relief')
    return { base: 0, pension: 0, disability: 0, sickness: 0, accident: 0, labour_fund: 0, total: 0 };
  const lowest = limitInHundredths(scheme === 'full' ? 'zus_full_base' : 'zus_pref_base', date);
  const minimumWage = limitInHundredths('minimum_wage', date);
  const own = options.base ?? (scheme === 'maly_plus' ? null : lowest);
  if (rates === null || lowest === null || minimumWage === null || own === null) return null;
  const base = Math.max(own, lowest);
  return contributionsOn(base, rates, { sickness: options.sickness ?? true, labour_fund: base >= minimumWage });
}

/**
 * The base of Mały ZUS Plus in a year: half of the average monthly income of the year before (art. 18c ust. 2-6 u.s.u.s.),
 * between 30% of the minimum wage of January and the full base; null when either is not known.
 */
export function smallPlusBase(income: number, days: number, year: number): number | null {
  const date = `${year}-01-01`;
  const lowest = limitInHundredths('zus_pref_base', date);
  const highest = limitInHundredths('zus_full_base', date);
  if (lowest === null || highest === null || days <= 0) return null;
  const monthly = proportion(Math.max(0, income), 30, days);
  return Math.min(highest, Math.max(lowest, proportion(monthly, 1, 2)));
}
