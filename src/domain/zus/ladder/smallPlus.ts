import { daysBetween } from '../../../lib/dates';
import { proportion } from '../../../lib/money';
import type { EnteredValue } from '../../limits/entered';
import { limitInHundredths } from '../../limits/lookup';
import { earlierOf, laterOf } from '../months';
import { SMALL_PLUS_LEAST_DAYS } from '../schemes';
import type { LadderFacts } from './facts';

export type SmallPlusAnswer =
  | { answer: 'yes' | 'unknown' }
  | { answer: 'no'; reason: 'excluded' | 'short_business' | 'revenue'; says: string };

const no = (reason: 'excluded' | 'short_business' | 'revenue', says: string): SmallPlusAnswer => ({ answer: 'no', reason, says });

/** Whether Mały ZUS Plus is open in a year, by the business and revenue of the year before (art. 18c ust. 1, 3 and 11 u.s.u.s.). */
export function smallPlusInYear(facts: LadderFacts, year: number, entered: readonly EnteredValue[] = []): SmallPlusAnswer {
  if (facts.small_plus_excluded) return no('excluded', 'rodzaj działalności wyłącza Mały ZUS Plus');
  const days = businessDays(facts, year - 1);
  if (days < SMALL_PLUS_LEAST_DAYS)
    return no('short_business', `w ${year - 1} r. działalność trwała ${days} dni, a potrzeba ${SMALL_PLUS_LEAST_DAYS}`);
  const limit = smallPlusLimit(year - 1, days, entered);
  const revenue = facts.revenue[year - 1] ?? null;
  if (revenue === null || limit === null) return { answer: 'unknown' };
  return revenue <= limit ? { answer: 'yes' } : no('revenue', `przychód za ${year - 1} r. przekroczył limit`);
}

/** Grosze of revenue in a year that still allow it in the next, less for a business of fewer days; null when not known. */
export function smallPlusLimit(year: number, days: number, entered: readonly EnteredValue[] = []): number | null {
  const whole = limitInHundredths('zus_mzp_limit', `${year}-12-31`, entered);
  const length = daysBetween(`${year}-01-01`, `${year + 1}-01-01`);
  return whole === null ? null : proportion(whole, days, length);
}

/** Days of a year on which the business was run: from its start to its end, without suspensions. */
export function businessDays({ business_start, closed_at, suspensions }: LadderFacts, year: number): number {
  const start = laterOf(business_start, `${year}-01-01`);
  const end = earlierOf(closed_at, `${year}-12-31`);
  const idle = suspensions.reduce((sum, { from, to }) => sum + length(laterOf(from, start), earlierOf(to, end)), 0);
  return Math.max(0, length(start, end) - idle);
}

const length = (from: string, to: string) => Math.max(0, daysBetween(from, to) + 1);
