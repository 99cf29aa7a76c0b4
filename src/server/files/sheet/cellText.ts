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

/** How a style shows numbers: what they are, and the code that sets zeros before them and signs among them. */
export interface NumberFormat {
  kind: NumberKind;
  code: string;
}

/** Built-in formats that fix the decimals. */
const builtInCodes: Readonly<Record<number, string>> = { 2: '0.00', 4: '#,##0.00', 39: '#,##0.00', 40: '#,##0.00' };

export const formatOf = (format: number, code: string | undefined): NumberFormat => ({
  kind: kindOfFormat(format, code),
  code: code ?? builtInCodes[format] ?? '',
});
export const general: NumberFormat = { kind: 'number', code: '' };

/** The digits that a computer's number surely has: 0.1 + 0.2 is 0.3. */
const sureDigits = 15;

/**
 * A number as its format shows it: zeros before it and signs among its digits (`00\\-000`, `000000000`), or its decimals. Signs for
 * thousands, currencies and words beside it are left out.
 */
function formatted(number: number, code: string): string {
  const bare = (code.split(';')[0] ?? '').replace(/\[[^\]]*\]/g, '').replace(/[_*]./g, '');
  const sure = plainNumber(Number(number.toPrecision(sureDigits)));
  const signs = bare.replace(/"([^"]*)"/g, (_, text: string) => [...text].map((sign) => `\\${sign}`).join(''));
  if (/^(?:0|\\.|[ -])+$/.test(signs) && /00/.test(signs.replace(/[^0]/g, '')) && /^\d+$/.test(sure))
    return inPlaces(sure, signs);
  const decimals = /^[^.]*[0#]\.(0+)[^0#?/]*$/.exec(signs)?.[1]?.length;
  const long = (sure.split('.')[1] ?? '').length;
  return decimals !== undefined && long > decimals ? rounded(sure, decimals) : sure;
}

/** Digits set into the zeros of a format from its end; what is longer stands before. */
function inPlaces(digits: string, format: string): string {
  const left = [...digits];
  const signs = [...format.matchAll(/\\(.)|(.)/g)].map(([, escaped, sign]) => ({
    sign: escaped ?? sign ?? '',
    isPlace: sign === '0',
  }));
  const shown = signs.reverse().map(({ sign, isPlace }) => (isPlace ? (left.pop() ?? '0') : sign));
  return left.join('') + shown.reverse().join('');
}

const plainNumber = (value: number) => (Number.isSafeInteger(value) ? BigInt(value).toString() : String(value));

/** Half is rounded away from zero, by the decimal text. */
function rounded(text: string, places: number): string {
  const number = Number(`${text}e${places}`);
  const whole = Math.sign(number) * Math.round(Math.abs(number));
  return Number.isFinite(whole) && !text.includes('e') ? (whole / 10 ** places).toFixed(places) : text;
}

/** The first day is 1; a workbook believes that 1900 was a leap year, so from its March on days stand one further. */
const firstDay = '1900-01-01';
const falseLeapDay = 60;
/** A Macintosh counts from 1904. */
const macintosh = 1_462;
const lastDay = 73_050;
const secondsOfDay = 86_400;

/** A number as a person reads it in the sheet: `2026-11-20`, `2026-11-20 08:30:00`, `8,5%`, `1234.5`. */
export function numberText(value: string, { kind, code }: NumberFormat, since1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (kind === 'share') return `${String(Number((number * 100).toFixed(6))).replace('.', ',')}%`;
  if (kind === 'number') return formatted(number, code);
  const serial = number + (since1904 ? macintosh : 0);
  // A time of the clock alone has no day.
  if (serial < (since1904 ? macintosh : 1) || serial >= lastDay)
    return number >= 0 && number < 1 ? timeOf(Math.round(number * secondsOfDay)) : String(number);
  const seconds = Math.round(serial * secondsOfDay);
  const day = Math.floor(seconds / secondsOfDay);
  const date = addDays(firstDay, day < falseLeapDay ? day - 1 : day - 2);
  const rest = seconds % secondsOfDay;
  return rest === 0 ? date : `${date} ${timeOf(rest)}`;
}

function timeOf(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
