import { addDays, fromWarsaw, toWarsaw, weekday } from '../../lib/dates';
import { holidayOn } from './holidays';

const MINUTE = 60_000;
const DAY = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

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
  return holidayOn(date) || closed.includes(date) ? null : hours;
}

/**
 * The moment by which so many working minutes have passed; with none, the moment itself or the next opening. Whole minutes as they
 * pass, also through a change of clocks while the office is open. Throws RangeError for what is no moment.
 */
export function addWorkingMinutes(moment: string, minutes: number, office: OfficeCalendar = standardHours): string {
  if (!office.week.some((day) => day && day[1] > day[0])) throw new RangeError('An office that never opens has no working time');
  const start = instantOf(moment);
  let left = Math.max(0, Math.floor(minutes));
  for (let date = moment.slice(0, 10); ; date = addDays(date, 1)) {
    const { from, to } = openOn(date, office, start);
    if (from < to && left <= to - from) return toWarsaw(new Date((from + left) * MINUTE));
    left -= to - from;
  }
}

/** Working minutes from one moment to another; none where the second is not later. */
export function workingMinutesBetween(from: string, to: string, office: OfficeCalendar = standardHours): number {
  const start = instantOf(from);
  const end = instantOf(to, start);
  const last = to.slice(0, 10);
  let total = 0;
  for (let date = from.slice(0, 10); date <= last; date = addDays(date, 1)) {
    const open = openOn(date, office, start);
    total += Math.max(0, Math.min(open.to, end) - open.from);
  }
  return total;
}

/** When the office is open on a date from `start` on, in minutes since 1970; as long as nothing where it is not. */
function openOn(date: string, office: OfficeCalendar, start: number): { from: number; to: number } {
  const hours = hoursOn(date, office);
  if (hours === null) return { from: 0, to: 0 };
  const from = Math.max(start, instantOf(momentOn(date, hours[0])));
  return { from, to: Math.max(from, instantOf(momentOn(date, hours[1]))) };
}

/** Minutes since 1970 at a moment of Warsaw's clock; one that the spring change skips is as much after the change as it says. */
function instantOf(moment: string, notBefore?: number): number {
  const text = moment.slice(0, 16);
  const least = notBefore === undefined ? undefined : new Date(notBefore * MINUTE);
  const instant = fromWarsaw(text, least) ?? fromWarsaw(`${text}+01:00`);
  if (instant === null) throw new RangeError(`"${moment}" is not a moment YYYY-MM-DD HH:mm:ss`);
  return instant.getTime() / MINUTE;
}

/** `24:00` is the next day's midnight. */
function momentOn(date: string, minute: number): string {
  const time = `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
  return `${minute < DAY ? date : addDays(date, 1)} ${time}`;
}
