import { addDays, addMonths, lastDayOf, monthOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import { type Period, periodEnding } from './period';
import { type DeadlineRule, isInForce } from './rule';

/** A period of a rule with the day the statute names and the day it is in effect due. */
export interface DueDate {
  period: Period;
  nominal: string;
  due: string;
}

/** No chain of Polish days off is longer; a due date is never further than this from the nominal one. */
const LONGEST_SHIFT_DAYS = 10;

/** The day that the statute names for a period. */
export function nominalDate(rule: DeadlineRule, { lastMonth }: Period): string {
  const { except } = rule.due;
  const { months, day } = except && except.month === Number(lastMonth.slice(5)) ? except : rule.due;
  const month = addMonths(lastMonth, months);
  return day === 'last' ? lastDayOf(month) : `${month}-${String(day).padStart(2, '0')}`;
}

/** A period with its days. */
export function dueOn(rule: DeadlineRule, period: Period): DueDate {
  const nominal = nominalDate(rule, period);
  return { period, nominal, due: shiftDate(nominal, rule.shift) };
}

/** What was worked out lately, by rule: thousands of companies are asked about with the same days. */
const known = new WeakMap<DeadlineRule, Map<string, readonly DueDate[]>>();
const MOST = 100;

/** Due dates of one rule from `from` to `to`, both included, in order of period. Tax years begin in month `fiscalStart`. */
export function dueDates(rule: DeadlineRule, from: string, to: string, fiscalStart = 1): readonly DueDate[] {
  const ofRule = known.get(rule) ?? new Map<string, readonly DueDate[]>();
  const asked = `${from} ${to} ${fiscalStart}`;
  const dates = ofRule.get(asked) ?? workOut(rule, from, to, fiscalStart);
  if (ofRule.size >= MOST) ofRule.clear();
  known.set(rule, ofRule.set(asked, dates));
  return dates;
}

function workOut(rule: DeadlineRule, from: string, to: string, fiscalStart: number): DueDate[] {
  const offsets = [rule.due.months, rule.due.except?.months ?? rule.due.months];
  const lastMonth = addMonths(monthOf(addDays(to, LONGEST_SHIFT_DAYS)), -Math.min(...offsets));
  const dates: DueDate[] = [];
  let month = addMonths(monthOf(addDays(from, -LONGEST_SHIFT_DAYS)), -Math.max(...offsets));
  for (; month <= lastMonth; month = addMonths(month, 1)) {
    if (!isInForce(rule, month)) continue;
    const period = periodEnding(rule.period, month, fiscalStart);
    if (!period) continue;
    const date = dueOn(rule, period);
    if (from <= date.due && date.due <= to) dates.push(date);
  }
  return dates;
}
