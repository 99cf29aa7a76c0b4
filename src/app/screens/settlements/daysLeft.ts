import { daysBetween } from '../../../lib/dates';
import { countOf } from '../../../lib/text';

/** The last day in words: how much time is left, or how late it is. */
export function daysLeft(due: string, today: string): string {
  const days = daysBetween(today, due);
  if (days === 0) return 'dzisiaj';
  if (days === 1) return 'jutro';
  return days > 0 ? `za ${countOf(days, 'dzień', 'dni', 'dni')}` : `${countOf(-days, 'dzień', 'dni', 'dni')} po terminie`;
}
