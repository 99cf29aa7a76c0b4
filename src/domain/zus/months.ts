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

/** The later of two dates or months. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** The earlier of two dates or months; null is one that has not come. */
export const earlierOf = (one: string | null, other: string): string => (one === null || one > other ? other : one);

/** Days, both ends included; null is an end that has not come. */
export interface Span {
  from: string;
  to: string | null;
}

/** Whether the spans cover every day of a month, or of the part of it from `first` on and up to `last`. */
export function coversMonth(spans: readonly Span[], month: string, first = '', last: string | null = null): boolean {
  const start = laterOf(first, `${month}-01`);
  const end = earlierOf(last, lastDayOf(month));
  return spans.some(({ from, to }) => from <= start && (to ?? end) >= end);
}
