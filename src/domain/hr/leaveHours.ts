import { addDays } from '../../lib/dates';
import { isWorkingDay } from '../calendar/workingDays';
import type { HoursByYear } from './leave';

/** A leave, both days included; `hours` in hundredths, of the whole of it. */
export interface Leave {
  from: string;
  to: string | null;
  hours: number | null;
}

/** Hours of leaves by calendar year; one over New Year is divided by the working days of each year. */
export function hoursByYear(leaves: readonly Leave[]): HoursByYear {
  const sums: Record<string, number> = {};
  for (const { from, to, hours } of leaves) {
    const days = workingDaysByYear(from, to ?? from);
    const all = Object.values(days).reduce((sum, each) => sum + each, 0);
    for (const [year, count] of Object.entries(all > 0 ? days : { [from.slice(0, 4)]: 1 }))
      sums[year] = (sums[year] ?? 0) + ((hours ?? 0) / 100) * (count / (all || 1));
  }
  return sums;
}

/** Working days from one day to another, by calendar year. */
export function workingDaysByYear(from: string, to: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let day = from; day <= to; day = addDays(day, 1))
    if (isWorkingDay(day)) counts[day.slice(0, 4)] = (counts[day.slice(0, 4)] ?? 0) + 1;
  return counts;
}
