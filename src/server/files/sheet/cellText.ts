import { addDays } from '../../../lib/dates';

/** How a workbook means its numbers: a day or a moment, a share, or just a number. */
export type NumberKind = 'day' | 'share' | 'number';

/** Formats that every workbook has without saying so, by their numbers. */
const builtIn = (format: number): NumberKind => {
  if ((format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 45 && format <= 58)) return 'day';
  return format === 9 || format === 10 ? 'share' : 'number';
};

/** What a format's code makes of a number; what stands in quotes, in brackets or behind a backslash is text. */
export function kindOfFormat(format: number, code: string | undefined): NumberKind {
  if (code === undefined) return builtIn(format);
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').split(';')[0] ?? '';
  if (bare.includes('%')) return 'share';
  return /[dmyhs]/i.test(bare) ? 'day' : 'number';
}

/** The first day is 1; a workbook believes that 1900 was a leap year, so from its March on days stand one further. */
const firstDay = '1900-01-01';
const falseLeapDay = 60;
/** A Macintosh counts from 1904. */
const macintosh = 1_462;
const lastDay = 73_050;
const secondsOfDay = 86_400;

/** A number as a person reads it in the sheet: `2026-11-20`, `2026-11-20 08:30:00`, `8,5%`, `1234.5`. */
export function numberText(value: string, kind: NumberKind, since1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (kind === 'share') return `${String(Number((number * 100).toFixed(6))).replace('.', ',')}%`;
  if (kind === 'number') return String(number);
  const serial = number + (since1904 ? macintosh : 0);
  if (serial < 1 || serial >= lastDay) return String(number);
  const seconds = Math.round(serial * secondsOfDay);
  const day = Math.floor(seconds / secondsOfDay);
  const date = addDays(firstDay, day < falseLeapDay ? day - 1 : day - 2);
  const rest = seconds % secondsOfDay;
  const two = (count: number) => String(count).padStart(2, '0');
  const time = [Math.floor(rest / 3_600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':');
  return rest === 0 ? date : `${date} ${time}`;
}
