import { addMonths, lastDayOf, monthOf } from '../../lib/dates';

/** Months from the first to the last, both counted; empty when the last is before the first. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** How many calendar months the second month comes after the first. */
export function monthsApart(first: string, second: string): number {
  const [one, other] = [first, second].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)));
  return (other ?? 0) - (one ?? 0);
}

/** The last day of so many full calendar months that begin on a date: a month begun after its first day comes on top of them. */
export function fullMonthsEnd(date: string, months: number): string {
  const onTop = date.endsWith('-01') ? 0 : 1;
  return lastDayOf(addMonths(monthOf(date), months - 1 + onTop));
}

/** Days, both ends included; null is an end that has not come. */
export interface Span {
  from: string;
  to: string | null;
}

/** Whether the spans cover every day of a month from `first` on and up to `last`. */
export function coversMonth(spans: readonly Span[], month: string, first: string, last: string | null): boolean {
  const start = first > `${month}-01` ? first : `${month}-01`;
  const end = last !== null && last < lastDayOf(month) ? last : lastDayOf(month);
  return spans.some(({ from, to }) => from <= start && (to ?? end) >= end);
}
