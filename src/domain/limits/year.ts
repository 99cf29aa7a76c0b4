import { addDays } from '../../lib/dates';
import type { LimitDefinition } from './limit';

/** The first day of a limit's year: 1 January, or the day on which its contribution year begins. */
export const yearStart = ({ yearFrom = '01-01' }: LimitDefinition, year: number): string => `${year}-${yearFrom}`;

/** The last day of a limit's year, which may be in the next calendar year. */
export const yearEnd = (limit: LimitDefinition, year: number): string => addDays(yearStart(limit, year + 1), -1);

/** The limit's year that a date belongs to. */
export function yearOn(limit: LimitDefinition, date: string): number {
  const year = Number(date.slice(0, 4));
  return date < yearStart(limit, year) ? year - 1 : year;
}
