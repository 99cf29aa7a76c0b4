import type { CalendarAnswer, CalendarDeadline, CalendarEntry, CalendarTask } from '../../../contract/calendar';
import { addDays, addMonths, lastDayOf, monthOf, weekday } from '../../../lib/dates';

export type View = 'month' | 'week' | 'list';

/** Everything of one day. */
export interface Day {
  date: string;
  holiday: string | null;
  entries: CalendarEntry[];
  tasks: CalendarTask[];
  deadlines: CalendarDeadline['names'];
}

const mondayOf = (day: string) => addDays(day, 1 - weekday(day));

/** The first and last day on screen: whole weeks from Monday, but for the list, which is the month alone. */
export function spanOf(view: View, day: string): [from: string, to: string] {
  if (view === 'week') return [mondayOf(day), addDays(mondayOf(day), 6)];
  const [first, last] = [`${monthOf(day)}-01`, lastDayOf(monthOf(day))];
  return view === 'list' ? [first, last] : [mondayOf(first), addDays(mondayOf(last), 6)];
}

/** The same place so many screens further. */
export function moved(view: View, day: string, steps: number): string {
  return view === 'week' ? addDays(day, 7 * steps) : addMonths(day, steps);
}

/** The days of a span, each with what falls on it; an entry over several days stands on each. */
export function daysOf([from, to]: readonly [string, string], answer: CalendarAnswer | undefined): Day[] {
  const days: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push({
      date,
      holiday: answer?.holidays.find((each) => each.date === date)?.name ?? null,
      entries: (answer?.entries ?? []).filter(
        ({ start, end }) => start.slice(0, 10) <= date && date <= (end ?? start).slice(0, 10),
      ),
      tasks: (answer?.tasks ?? []).filter(({ due_date }) => due_date === date),
      deadlines: answer?.deadlines.find((each) => each.date === date)?.names ?? [],
    });
  return days;
}
