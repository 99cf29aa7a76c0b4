import { addDays, addMonths, daysBetween } from '../../lib/dates';

export type Recurrence = 'none' | 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly';

/** When an entry is, and how it comes again; moments are Warsaw wall time. */
export interface Repeated {
  start: string;
  end: string | null;
  recurrence: Recurrence;
  recurrence_until: string | null;
}

/** More times than a screen or a feed ever shows of one entry. */
const most = 500;

const nth: Record<Exclude<Recurrence, 'none'>, (first: string, count: number) => string> = {
  daily: (first, count) => addDays(first, count),
  weekly: (first, count) => addDays(first, 7 * count),
  biweekly: (first, count) => addDays(first, 14 * count),
  monthly: (first, count) => addMonths(first, count),
  yearly: (first, count) => addMonths(first, 12 * count),
};
const days: Record<Exclude<Recurrence, 'none'>, number> = { daily: 1, weekly: 7, biweekly: 14, monthly: 31, yearly: 366 };

/** The times of an entry that touch the days from `from` to `to`, both included; each keeps its hour of the wall clock. */
export function occurrences(entry: Repeated, from: string, to: string): { start: string; end: string | null }[] {
  const { start, end, recurrence, recurrence_until } = entry;
  const [first, time] = [start.slice(0, 10), start.slice(10)];
  const length = end ? daysBetween(first, end.slice(0, 10)) : 0;
  const at = (day: string) => ({ start: day + time, end: end && addDays(day, length) + end.slice(10) });
  const touches = (day: string) => day <= to && addDays(day, length) >= from;
  if (recurrence === 'none') return touches(first) ? [at(first)] : [];
  const last = recurrence_until && recurrence_until < to ? recurrence_until : to;
  const found = [];
  // Whole periods before the window are passed over at once.
  let count = Math.max(0, Math.floor((daysBetween(first, from) - length) / days[recurrence]) - 1);
  for (let tries = 0; tries < most; tries += 1, count += 1) {
    const day = nth[recurrence](first, count);
    if (day > last) break;
    if (touches(day)) found.push(at(day));
  }
  return found;
}
