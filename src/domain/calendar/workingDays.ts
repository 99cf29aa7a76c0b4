import { addDays, daysBetween, weekday } from '../../lib/dates';
import { holidayOn } from './holidays';

/**
 * How a day off moves a last day. `forward` is art. 12 § 5 Ordynacji podatkowej: past Saturdays, Sundays and holidays;
 * `forward_saturday_works` stops on a Saturday; `backward` is pay day (art. 85 § 2 KP); `none` leaves the date.
 */
export type Shift = 'forward' | 'forward_saturday_works' | 'backward' | 'none';

/** Why nobody works on the date: the holiday's name, `sobota` or `niedziela`; null on a working day. */
export function dayOffReason(date: string): string | null {
  const holiday = holidayOn(date);
  if (holiday) return holiday.name;
  const day = weekday(date);
  return day === 6 ? 'sobota' : day === 7 ? 'niedziela' : null;
}

export function isWorkingDay(date: string): boolean {
  return dayOffReason(date) === null;
}

function walk(date: string, step: 1 | -1, stops: (date: string) => boolean): string {
  let day = date;
  while (!stops(day)) day = addDays(day, step);
  return day;
}

/** The effective last day of a term whose last day is `date`. */
export function shiftDate(date: string, shift: Shift): string {
  switch (shift) {
    case 'forward':
      return walk(date, 1, isWorkingDay);
    case 'forward_saturday_works':
      return walk(date, 1, (day) => isWorkingDay(day) || dayOffReason(day) === 'sobota');
    case 'backward':
      return walk(date, -1, isWorkingDay);
    case 'none':
      return date;
  }
}

/** The working day that comes `count` working days after the date (before it when negative); the date itself is not counted. */
export function addWorkingDays(date: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(count); left > 0; left -= 1) day = walk(addDays(day, step), step, isWorkingDay);
  return day;
}

/** The days off that moved a last day from `nominal` to `due`, as their reasons, from the nominal day on; empty when it was not moved. */
export function reasonsBetween(nominal: string, due: string): string[] {
  const step = due < nominal ? -1 : 1;
  const days = Array.from({ length: Math.abs(daysBetween(nominal, due)) }, (_, passed) => addDays(nominal, passed * step));
  return days.flatMap((day) => dayOffReason(day) ?? []);
}
