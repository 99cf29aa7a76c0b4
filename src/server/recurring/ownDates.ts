import { isWorkingDay, type Shift, shiftDate } from '../../domain/calendar/workingDays';
import { addDays, addMonths, lastDayOf, monthOf, weekday } from '../../lib/dates';
import type { Rule } from './rule';

/** One time of a rule: its period, the day it names and the day in effect. */
export interface RuleDate {
  period: string;
  nominal: string;
  due: string;
}
type Timing = Pick<Rule, 'frequency' | 'due_day' | 'due_month_offset' | 'shift_rule' | 'valid_from' | 'valid_to'>;

const shifts: Record<Rule['shift_rule'], Shift> = { next_working: 'forward', previous_working: 'backward', none: 'none' };
const lengths = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 } as const;

/** No chain of days off is longer. */
const longestShift = 10;

/** When a rule of the office's own is due from `from` to `to`, both included, in order. */
export function ownDates(rule: Timing, from: string, to: string): RuleDate[] {
  const shift = shifts[rule.shift_rule];
  const [first, last] = [addDays(from, -longestShift), addDays(to, longestShift)];
  const dates = rule.frequency === 'weekly' || rule.frequency === 'daily' ? days(rule, first, last) : months(rule, first, last);
  return dates
    .map((date) => ({ ...date, due: shiftDate(date.nominal, shift) }))
    .filter(
      ({ nominal, due }) => from <= due && due <= to && rule.valid_from <= nominal && nominal <= (rule.valid_to ?? nominal),
    );
}

/** Every working day, or a day of every week. */
function days({ frequency, due_day }: Timing, first: string, last: string): Omit<RuleDate, 'due'>[] {
  const dates = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (frequency === 'daily' && isWorkingDay(day)) dates.push({ period: day, nominal: day });
    if (frequency === 'weekly' && weekday(day) === (due_day ?? 5)) dates.push({ period: weekOf(day), nominal: day });
  }
  return dates;
}

/** A day so many months after each period; one that the month lacks is its last. */
function months({ frequency, due_day, due_month_offset }: Timing, first: string, last: string): Omit<RuleDate, 'due'>[] {
  const length = lengths[frequency as keyof typeof lengths];
  const dates = [];
  const end = addMonths(monthOf(last), -due_month_offset);
  for (let month = addMonths(monthOf(first), -due_month_offset); month <= end; month = addMonths(month, 1)) {
    const number = Number(month.slice(5));
    if (number % length !== 0) continue;
    const dueMonth = addMonths(month, due_month_offset);
    const latest = lastDayOf(dueMonth);
    const named = `${dueMonth}-${String(due_day ?? 31).padStart(2, '0')}`;
    dates.push({ period: labelOf(month, length), nominal: named < latest ? named : latest });
  }
  return dates;
}

function labelOf(lastMonth: string, length: number): string {
  const [year, number] = [lastMonth.slice(0, 4), Number(lastMonth.slice(5))];
  if (length === 1) return lastMonth;
  if (length === 12) return year;
  return `${year}-${length === 3 ? 'Q' : 'H'}${number / length}`;
}

/** The week as ISO 8601 numbers it: `2026-W48`. */
function weekOf(day: string): string {
  const thursday = addDays(day, 4 - weekday(day));
  const year = thursday.slice(0, 4);
  const nth = Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / (7 * 86_400_000)) + 1;
  return `${year}-W${String(nth).padStart(2, '0')}`;
}
