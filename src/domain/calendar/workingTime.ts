import { addDays, weekday } from '../../lib/dates';
import { holidayOn } from './holidays';

/** When an office is open: by weekday from Monday, minutes after midnight from and to; null is a day off. */
export type OfficeWeek = readonly (readonly [from: number, to: number] | null)[];

const eightToFour = [8 * 60, 16 * 60] as const;

/** Monday to Friday from 8 to 16. */
const officeWeek: OfficeWeek = [eightToFour, eightToFour, eightToFour, eightToFour, eightToFour, null, null];

/** When an office works: its week, and dates on which it stays closed besides public holidays, which are always off. */
export interface OfficeCalendar {
  week: OfficeWeek;
  closed: readonly string[];
}

/** The hours that an office has until it says otherwise. */
export const standardHours: OfficeCalendar = { week: officeWeek, closed: [] };

/** The hours of one date, or null where nobody works. */
export function hoursOn(
  date: string,
  { week, closed }: OfficeCalendar = standardHours,
): readonly [from: number, to: number] | null {
  const hours = week[weekday(date) - 1] ?? null;
  return hours === null || holidayOn(date) || closed.includes(date) ? null : hours;
}

/** The moment by which so many working minutes have passed; with none, the moment itself or the next opening. Whole minutes, Warsaw's wall clock. */
export function addWorkingMinutes(moment: string, minutes: number, office: OfficeCalendar = standardHours): string {
  if (!office.week.some((day) => day && day[1] > day[0])) throw new RangeError('An office that never opens has no working time');
  let date = moment.slice(0, 10);
  let at = minuteOf(moment);
  let left = Math.max(0, Math.floor(minutes));
  for (;;) {
    const hours = hoursOn(date, office);
    const from = hours ? Math.max(at, hours[0]) : 0;
    const room = hours ? hours[1] - from : 0;
    if (room > 0 && left <= room) return momentOn(date, from + left);
    left -= Math.max(0, room);
    date = addDays(date, 1);
    at = 0;
  }
}

/** Working minutes from one moment to another; none where the second is not later. */
export function workingMinutesBetween(from: string, to: string, office: OfficeCalendar = standardHours): number {
  const last = to.slice(0, 10);
  let total = 0;
  for (let date = from.slice(0, 10); date <= last; date = addDays(date, 1)) {
    const hours = hoursOn(date, office);
    if (!hours) continue;
    const begin = date === from.slice(0, 10) ? Math.max(hours[0], minuteOf(from)) : hours[0];
    const end = date === last ? Math.min(hours[1], minuteOf(to)) : hours[1];
    total += Math.max(0, end - begin);
  }
  return total;
}

const minuteOf = (moment: string) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
const two = (number: number) => String(number).padStart(2, '0');
const momentOn = (date: string, minute: number) => `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
