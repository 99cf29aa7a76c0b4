import { daysBetween, formatDate } from './dates';

/** A moment as lists of conversations tell it on the day `today`: `10:42`, `wczoraj`, `12.11`, and with its year where that is another. */
export function shortMoment(moment: string, today: string): string {
  const ago = daysBetween(moment.slice(0, 10), today);
  if (ago <= 0) return moment.slice(11, 16);
  if (ago === 1) return 'wczoraj';
  const day = formatDate(moment);
  return moment.slice(0, 4) === today.slice(0, 4) ? day.slice(0, 5) : day;
}
