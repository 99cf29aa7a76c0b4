import { addDays, addMonths, monthOf } from '../../lib/dates';
import { addWorkingDays, shiftDate } from '../calendar/workingDays';
import { EVENT_RULES, type EventRule, type Term } from './eventRules';
import type { Certainty } from './rule';

export interface EventDeadline {
  rule: string;
  name: string;
  nominal: string;
  due: string;
  note: string | null;
  certainty: Certainty;
  basis: string;
}

function endOf(term: Term, date: string): string {
  if ('days' in term) return addDays(date, term.days);
  if ('months' in term) return addMonths(date, term.months);
  if ('workingDays' in term) return addWorkingDays(date, term.workingDays);
  const month = monthOf(date);
  if ('afterMonths' in term) return `${addMonths(month, term.afterMonths + 1)}-01`;
  if ('dayAfterMonth' in term) return `${addMonths(month, 1)}-${term.dayAfterMonth}`;
  return month.endsWith('-12') ? `${month}-31` : `${addMonths(month, 1)}-${term.dayOfNextMonth}`;
}

/** The last day of a term that runs from an event; null for a rule unknown, or not yet or no longer law on that date; throws RangeError for what is no date. */
export function eventDeadline(id: string, date: string, rules: readonly EventRule[] = EVENT_RULES): EventDeadline | null {
  const rule = rules.find(({ id: own, from, until = date }) => own === id && from <= date && date <= until);
  if (!rule) return null;
  const { name, term, shift, note = null, certainty, basis } = rule;
  const nominal = endOf(term, date);
  return { rule: id, name, nominal, due: shiftDate(nominal, shift), note, certainty, basis };
}
