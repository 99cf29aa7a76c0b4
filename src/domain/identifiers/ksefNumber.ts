import { withoutInvisible } from '../../lib/invisible';
import { isRealDay } from './digits';

const FIRST_YEAR = 2020;
/** Until then KSeF 1.0 gave numbers in five parts, whose check digits nobody published how to count. */
const SECOND_KSEF = '20260201';
const SHAPE = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}-(\d{4})(\d{2})(\d{2})-[0-9A-F]{6}(-?)[0-9A-F]{6}-[0-9A-F]{2}$/;
/** IZ: one reference for many invoices of one seller, to pay them together (KSeF API 2.7). */
const COLLECTIVE = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}-IZ\d{4}(?:0[1-9]|1[0-2])-[0-9A-F]{12}-[0-9A-F]{2}$/;

/** The number without the white space that comes along with pasting, in capitals; its hyphens belong to it, other dashes become hyphens. */
export function parseKsefNumber(typed: string): string {
  return withoutInvisible(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase();
}

/**
 * Null when valid, else what is wrong: the seller's NIP, the day of acceptance, twelve hexadecimal digits (in numbers of KSeF 1.0 parted in
 * two by a hyphen) and CRC-8 of everything before the last hyphen, but of KSeF 1.0; no day before 2020, as in the type TNumerKSeF.
 */
export function checkKsefNumber(value: string): string | null {
  if (COLLECTIVE.test(value))
    return hasSum(value)
      ? 'To identyfikator zbiorczy (IZ) wielu faktur, a nie numer KSeF jednej'
      : 'Identyfikator zbiorczy (IZ) ma błędną sumę kontrolną';
  const [shape, year, month, day, parted] = SHAPE.exec(value) ?? [];
  if (shape === undefined) return 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX';
  if (!isRealDay(Number(year), Number(month), Number(day))) return 'Numer KSeF zawiera datę, której nie ma w kalendarzu';
  if (Number(year) < FIRST_YEAR) return 'Numer KSeF zawiera datę sprzed KSeF';
  const isOfFirst = parted === '-' && `${year}${month}${day}` < SECOND_KSEF;
  return isOfFirst || hasSum(value) ? null : 'Numer KSeF ma błędną sumę kontrolną';
}

const hasSum = (value: string): boolean => crc8(value.slice(0, -3)) === value.slice(-2);

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
