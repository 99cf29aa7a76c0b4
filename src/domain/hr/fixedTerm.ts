import { addDays, addMonths, daysBetween } from '../../lib/dates';

/** Both days included. */
export interface Span {
  from: string;
  to: string;
}

/** Months of fixed-term contracts with one employer, and how many of them (art. 25¹ § 1 KP). */
export const MOST_FIXED_TERM_MONTHS = 33;
export const MOST_FIXED_TERM_CONTRACTS = 3;

/** Days in a month that is not whole (art. 114 KC). */
const DAYS_IN_MONTH = 30;

/** The last day on which a contract begun on a date is still for a fixed term, after the earlier ones. */
export function fixedTermLimit(start: string, earlier: readonly Span[]): string {
  const used = earlier
    .map(lengthOf)
    .reduce((sum, each) => ({ months: sum.months + each.months, days: sum.days + each.days }), { months: 0, days: 0 });
  const months = MOST_FIXED_TERM_MONTHS - used.months - Math.floor(used.days / DAYS_IN_MONTH);
  const limit = addDays(addMonths(start, months), -1 - (used.days % DAYS_IN_MONTH));
  return limit < start ? addDays(start, -1) : limit;
}

/** Whole months from the first day, and the days left over. */
function lengthOf({ from, to }: Span): { months: number; days: number } {
  const after = addDays(to, 1);
  let months = 0;
  while (addMonths(from, months + 1) <= after) months += 1;
  return { months, days: Math.max(0, daysBetween(addMonths(from, months), after)) };
}
