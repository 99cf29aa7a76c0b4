import { withoutInvisible } from '../../lib/invisible';

/** What people paste, without the white space, dashes, dots, slashes, underscores and invisible characters that come along; full-width digits become plain. */
export function bare(typed: string): string {
  return withoutInvisible(typed)
    .replace(/[\s\u2010-\u2015\u2212\u00b7./_-]/g, '')
    .replace(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** Why a text is not digits of the right number, in Polish: its first sign that is none, else `length`, how many a `name` has; null when it is. */
export function digitsFault(value: string, shape: RegExp, name: string, length: string): string | null {
  if (shape.test(value)) return null;
  const [stranger] = /[^0-9\s\p{C}]/u.exec(value) ?? [];
  return /[0-9]/.test(value) && stranger
    ? `${name} składa się z samych cyfr, a jest w nim „${stranger}”`
    : `${name} ma ${length}`;
}

/** The sum of digits times weights; digits beyond the weights do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** The remainder of a number too long for arithmetic. */
export function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** Whether the Gregorian calendar has the day, in any year (`lib/dates` ends at 2100, a PESEL does not). */
export function isRealDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}
