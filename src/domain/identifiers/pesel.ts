import { bare, digitsFault, isRealDay, weightedSum } from './digits';

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

export type Sex = 'F' | 'M';

export function parsePesel(typed: string): string {
  return bare(typed).replace(/^PESEL:?/i, '');
}

/** Null when valid, else what is wrong (check digit modulo 10; the date of birth must exist; ustawa o ewidencji ludności art. 15). */
export function checkPesel(value: string): string | null {
  const fault = digitsFault(value, /^\d{11}$/, 'PESEL', 'jedenaście cyfr');
  if (fault !== null) return fault;
  if (controlDigit(value) !== value[10]) return 'PESEL ma błędną cyfrę kontrolną';
  return birthDay(value) === null ? 'PESEL zawiera datę urodzenia, której nie ma w kalendarzu' : null;
}

export function formatPesel(value: string): string {
  return value;
}

/** `YYYY-MM-DD` of the years 1800-2299, or null when the PESEL is not valid. */
export function birthDateOf(value: string): string | null {
  return checkPesel(value) === null ? birthDay(value) : null;
}

/** The registered sex, from the parity of the tenth digit; null when the PESEL is not valid. */
export function sexOf(value: string): Sex | null {
  if (checkPesel(value) !== null) return null;
  return Number(value[9]) % 2 === 0 ? 'F' : 'M';
}

/** The PESEL of a person born on the date, one of five thousand a day for each sex (serial 0-4999); null for what has none. */
export function completePesel(birthDate: string, sex: Sex, serial: number): string | null {
  const century = CENTURIES.indexOf(Number(birthDate.slice(0, 2)) * 100);
  const month = String(Number(birthDate.slice(5, 7)) + century * 20).padStart(2, '0');
  const number = String(serial * 2 + (sex === 'M' ? 1 : 0)).padStart(4, '0');
  const digits = birthDate.slice(2, 4) + month + birthDate.slice(8, 10) + number;
  const pesel = digits + controlDigit(digits);
  return birthDateOf(pesel) === birthDate && sexOf(pesel) === sex ? pesel : null;
}

function controlDigit(digits: string): string {
  return String((10 - (weightedSum(digits, WEIGHTS) % 10)) % 10);
}

/** The month bears the century: +80 for 1800-1899, +0 for 1900-1999, then +20 a century. */
function birthDay(value: string): string | null {
  const coded = Number(value.slice(2, 4));
  const year = (CENTURIES[Math.floor(coded / 20)] ?? 0) + Number(value.slice(0, 2));
  const month = coded % 20;
  const day = value.slice(4, 6);
  return isRealDay(year, month, Number(day)) ? `${year}-${String(month).padStart(2, '0')}-${day}` : null;
}

/** Whether a text has a valid PESEL among its words, written together or in parts. */
export const holdsPesel = (text: string): boolean =>
  [...text.matchAll(/(?<!\d)\d(?:[ .-]?\d){10}(?!\d)/g)].some(([found]) => checkPesel(found.replace(/\D/g, '')) === null);
