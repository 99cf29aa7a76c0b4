import { withoutInvisible } from '../../lib/invisible';
import { isRealDay } from './digits';

const FIRST_YEAR = 2020;
const SHAPE = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}-(\d{4})(\d{2})(\d{2})-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/;

/** The number without the white space that comes along with pasting, in capitals; its hyphens belong to it, other dashes become hyphens. */
export function parseKsefNumber(typed: string): string {
  return withoutInvisible(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase();
}

/**
 * Null when valid, else what is wrong: the seller's NIP, the day of acceptance, twelve hexadecimal digits (in numbers of the
 * first KSeF parted in two by a hyphen) and CRC-8 of everything before the last hyphen; no day before 2020, as in the type TNumerKSeF.
 */
export function checkKsefNumber(value: string): string | null {
  const [shape, year, month, day] = SHAPE.exec(value) ?? [];
  if (shape === undefined) return 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX';
  if (!isRealDay(Number(year), Number(month), Number(day))) return 'Numer KSeF zawiera datę, której nie ma w kalendarzu';
  if (Number(year) < FIRST_YEAR) return 'Numer KSeF zawiera datę sprzed KSeF';
  return crc8(value.slice(0, -3)) === value.slice(-2) ? null : 'Numer KSeF ma błędną sumę kontrolną';
}

export function formatKsefNumber(value: string): string {
  return value;
}

/** The seller's NIP and the day of acceptance (`YYYY-MM-DD`) told by a valid number, else null. */
export function ksefNumberParts(value: string): { nip: string; accepted_on: string } | null {
  if (checkKsefNumber(value) !== null) return null;
  return { nip: value.slice(0, 10), accepted_on: `${value.slice(11, 15)}-${value.slice(15, 17)}-${value.slice(17, 19)}` };
}

/** Polynomial 0x07, start 0, not reflected; two capital hexadecimal digits. */
export function crc8(text: string): string {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}
