import { formatMonth } from './dates';

/** Days, moments and hours as people type and paste them, read into what records hold; what cannot be read comes back as typed. */

const months = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'];
const two = (digits: string | number): string => String(digits).padStart(2, '0');
/** Months as Roman numbers, which old forms and stamps have. */
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** A year of two digits is of this century. */
const yearOf = (digits: string): string => (digits.length === 2 ? `20${digits}` : digits);

/** A day without the words that people write beside it. */
const bareDay = (typed: string): string =>
  typed
    .trim()
    .replace(/\s*(?:roku|r\.?)$/, '')
    .replace(/^(?:poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela),? +(?=\d)/i, '');

/**
 * `11.12.2026`, `11/12/26`, `11-12-2026`, `11122026`, `2026-12-11`, `2026.12.11`, `20261211`, `11 grudnia 2026`, `11-gru-2026`, `11.XII.2026`, with the day first as Poles
 * write it, and with the midnight that programs write behind a day: `2026-12-11`.
 */
export function readDate(typed: string): string {
  const text = bareDay(typed.trim().replace(/[T ]00:00(?::00(?:\.0+)?)?$/, ''));
  const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/.exec(text);
  if (iso) return `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`;
  const [, day, month, year] =
    /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (day && month && year) return `${yearOf(year)}-${two(month)}-${two(day)}`;
  const named = /^(\d{1,2})(?:\.? +|[-./])(\p{L}+)(?:\.? +|[-./])(\d{4})$/u.exec(text);
  const at = named ? monthAt(named[2]?.toLowerCase() ?? '') : -1;
  return named && at >= 0 ? `${named[3]}-${two(at + 1)}-${two(named[1] ?? '')}` : typed.trim();
}

const monthAt = (name: string): number => {
  const roman = romans.indexOf(name);
  return roman >= 0 ? roman : months.findIndex((each) => name.startsWith(each));
};

/** How far ahead a term may lie, and how long ago a day may have been that is told without its century. */
const ahead = 30;
const ago = 40;

/**
 * The same with a year of two digits written out as it can only be meant, seen from today: of a day that was (`isPast`, as a birth) the
 * last one that is not to come, of others the one that lies 40 years back to 30 ahead. Null where neither century does; other text as it is.
 */
export function centuryOf(typed: string, today: string, isPast: boolean): string | null {
  const [, day = '', month = '', digits] = /^(\d{1,2}[-./ ]+)(\d{1,2}[-./ ]+)(\d{2})$/.exec(bareDay(typed)) ?? [];
  if (digits === undefined) return typed;
  const now = Number(today.slice(0, 4));
  const years = [2000, 1900].map((century) => century + Number(digits));
  const year = years.find((each) =>
    isPast ? readDate(`${day}${month}${each}`) <= today : each - now <= ahead && now - each <= ago,
  );
  return year === undefined ? null : `${day}${month}${year}`;
}

/** `9:05 PM` and `12:30:10 am` on the clock of twenty-four hours; other text as it is. */
function ofWholeDay(typed: string): string {
  const [, hour, rest = '', half = ''] = /^(1[0-2]|0?[1-9])((?:[:.]\d{2}){0,2}) ?([ap])\.?m\.?$/i.exec(typed) ?? [];
  return hour === undefined ? typed : `${two((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}${rest || ':00'}`;
}

/** `8`, `8:30`, `08.30`, `0830`, `8:30 AM` as `08:30`. */
export function readTime(typed: string): string {
  const text = ofWholeDay(typed.trim());
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? [];
  return hour ? `${two(hour)}:${minute}` : text;
}

/** A day and an hour in any of those forms, `YYYY-MM-DD HH:mm:ss`; seconds are kept where they were given. */
export function readMoment(typed: string): string {
  const text = typed.trim().replace(/(?<=^\S+,? +)\d{1,2}(?:[:.]\d{2}){0,2} ?[ap]\.?m\.?$/i, ofWholeDay);
  const [, day = '', hour = '', seconds = ':00'] = /^(.*?\d{2})(?:,? +|T)(\d{1,2}(?:[:.]?\d{2})?)(:\d{2})?$/.exec(text) ?? [];
  const read = `${readDate(day)} ${readTime(hour)}${seconds}`;
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(read) ? read : text;
}

/** `listopad 2026`, as months are shown, back as `2026-11`. */
export function readMonthName(cell: string): string | null {
  const year = /^\p{L}+\s+(\d{4})$/u.exec(cell)?.[1];
  if (year === undefined || Number(year) < 1900 || Number(year) > 2100) return null;
  const months = Array.from({ length: 12 }, (_, nth) => `${year}-${String(nth + 1).padStart(2, '0')}`);
  return months.find((month) => formatMonth(month) === cell.toLowerCase().replace(/\s+/g, ' ')) ?? null;
}
