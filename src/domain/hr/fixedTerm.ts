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

/** The last day of so many months begun on a date: the day before the same day of the month, or the month's last where it has none. */
export function lastDayOfTerm(start: string, months: number): string {
  const same = addMonths(start, months);
  return same.slice(8) === start.slice(8) ? addDays(same, -1) : same;
}

/** The last day on which a contract begun on a date is still for a fixed term, after the earlier ones. */
export function fixedTermLimit(start: string, earlier: readonly Span[]): string {
  const used = earlier
    .map(lengthOf)
    .reduce((sum, each) => ({ months: sum.months + each.months, days: sum.days + each.days }), { months: 0, days: 0 });
  const months = MOST_FIXED_TERM_MONTHS - used.months - Math.floor(used.days / DAYS_IN_MONTH);
  const limit = addDays(lastDayOfTerm(start, months), -(used.days % DAYS_IN_MONTH));
  // Days never take more than the month they are a part of, not even in February.
  return later(limit, lastDayOfTerm(start, Math.max(0, months - 1)));
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Whole months from the first day, and the days left over. */
function lengthOf({ from, to }: Span): { months: number; days: number } {
  let months = 0;
  while (lastDayOfTerm(from, months + 1) <= to) months += 1;
  return { months, days: Math.max(0, daysBetween(lastDayOfTerm(from, months), to)) };
}
