import { warsawOffset } from './warsawOffset';

/**
 * Dates are `YYYY-MM-DD`, months `YYYY-MM`, moments `YYYY-MM-DD HH:mm:ss` on the Warsaw wall clock; nothing here knows the
 * time zone of the process or the present time. Dates are real ones of the years 1900-2100.
 */
const DAY = 86_400_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const MONTHS = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
];
const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];

const two = (number: number) => String(number).padStart(2, '0');
const inRange = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Days by their text and texts by their day: there are seventy thousand of each, and they are asked for a million times. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();

/** Days since 1970-01-01, or null when the text is not a real date. */
function dayNumber(text: string): number | null {
  const found = numbers.get(text);
  if (found !== undefined) return found;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year, month] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1];
  const date = new Date(Date.UTC(year, month, Number(text.slice(8))));
  if (!inRange(year) || date.getUTCMonth() !== month) return null;
  const number = date.getTime() / DAY;
  numbers.set(text, number);
  return number;
}

function knownDay(date: string): number {
  const number = dayNumber(date);
  if (number === null) throw new RangeError(`"${date}" is not a date YYYY-MM-DD of the years ${FIRST_YEAR}-${LAST_YEAR}`);
  return number;
}

function knownMonth(month: string): [year: number, month: number] {
  if (!isMonth(month)) throw new RangeError(`"${month}" is not a month YYYY-MM of the years ${FIRST_YEAR}-${LAST_YEAR}`);
  return [Number(month.slice(0, 4)), Number(month.slice(5))];
}

function dayText(number: number): string {
  const found = texts.get(number);
  if (found !== undefined) return found;
  const text = new Date(number * DAY).toISOString().slice(0, 10);
  if (dayNumber(text) === number) texts.set(number, text);
  return text;
}

export function isDate(text: string): boolean {
  return dayNumber(text) !== null;
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && inRange(Number(text.slice(0, 4)));
}

export function addDays(date: string, days: number): string {
  return dayText(knownDay(date) + days);
}

/** Takes a month and gives a month, or a date and gives a date; a day the target month lacks becomes its last day. */
export function addMonths(monthOrDate: string, months: number): string {
  const [year, month] = knownMonth(monthOf(monthOrDate));
  const count = year * 12 + month - 1 + months;
  const target = `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
  if (monthOrDate.length === 7) return target;
  knownDay(monthOrDate);
  const last = lastDayOf(target);
  const same = `${target}-${monthOrDate.slice(8)}`;
  return same < last ? same : last;
}

/** Whole days from the first date to the second; negative when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return knownDay(to) - knownDay(from);
}

/** The month of a date, of a moment, or of a month itself. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Last days by month, of which there are few and which are asked for a million times. */
const lastDays = new Map<string, string>();

/** The last date of a month `YYYY-MM`. */
export function lastDayOf(month: string): string {
  const found = lastDays.get(month);
  if (found !== undefined) return found;
  const [year, number] = knownMonth(month);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  lastDays.set(month, last);
  return last;
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: string): number {
  return ((((knownDay(date) + 3) % 7) + 7) % 7) + 1;
}

/** `2026-11-20` (or a moment of that day) as `20.11.2026`. */
export function formatDate(date: string): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** `2026-11-20 09:05:00` as `20.11.2026, 09:05`. */
export function formatDateTime(moment: string): string {
  return `${formatDate(moment)}, ${moment.slice(11, 16)}`;
}

/** The day of the week in Polish, `piątek`. */
export function formatWeekday(date: string): string {
  return `${WEEKDAYS[weekday(date) - 1]}`;
}

/** `2026-11` as `listopad 2026`. */
export function formatMonth(month: string): string {
  const [year, number] = knownMonth(month);
  return `${MONTHS[number - 1]} ${year}`;
}

/** Whole minutes as `1 h 35 min`, `2 h` or `35 min`. */
export function formatMinutes(minutes: number): string {
  const length = Math.round(Math.abs(minutes));
  const hours = Math.floor(length / 60);
  const parts = [hours > 0 ? `${hours} h` : '', length % 60 > 0 || hours === 0 ? `${length % 60} min` : ''];
  return (Math.sign(minutes) * length < 0 ? '-' : '') + parts.filter(Boolean).join(' ');
}

/** The Warsaw wall clock at an instant, `YYYY-MM-DD HH:mm:ss`; throws RangeError for an invalid Date. */
export function toWarsaw(instant: Date): string {
  const time = instant.getTime();
  if (Number.isNaN(time)) throw new RangeError('toWarsaw needs a valid Date');
  return new Date(time + warsawOffset(time)).toISOString().slice(0, 19).replace('T', ' ');
}

/** What follows the date of a moment. */
const CLOCK = /^[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3})\d*)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

/**
 * The instant a Warsaw wall clock (or a text with its own offset) names; null when no such time exists, as in the skipped
 * hour of March. The hour that comes twice in October is its first reading, or the second when the first is before `notBefore`.
 */
export function fromWarsaw(text: string, notBefore?: Date): Date | null {
  const clock = CLOCK.exec(text.slice(10));
  const day = dayNumber(text.slice(0, 10));
  if (!clock || day === null) return null;
  const [, hour, minute, second = '', fraction = '', offset] = clock;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const wall = day * DAY + seconds * 1000 + Number(fraction.padEnd(3, '0'));
  if (offset !== undefined) return new Date(wall - statedOffset(offset));
  const readings = [warsawOffset(wall - DAY), warsawOffset(wall + DAY)].map((each) => ({ at: wall - each, offset: each }));
  const real = readings.filter(({ at, offset }) => warsawOffset(at) === offset).map(({ at }) => at);
  const chosen = real.find((at) => !notBefore || at >= notBefore.getTime()) ?? real.at(-1);
  return chosen === undefined ? null : new Date(chosen);
}

/**
 * Whole minutes from one moment to another, on the clock that runs through both changes of the hour; negative when the end is before the
 * start in every reading, null when either is no moment.
 */
export function minutesBetween(start: string, end: string): number | null {
  const from = fromWarsaw(start);
  const to = from && fromWarsaw(end, from);
  if (!from || !to) return null;
  const ms = to.getTime() - from.getTime();
  // Seconds before the start are before it, not at the same minute.
  return ms < 0 ? Math.floor(ms / 60_000) : Math.round(ms / 60_000);
}

function statedOffset(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
