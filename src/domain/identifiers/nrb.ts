import { bare, digitsFault, remainder, weightedSum } from './digits';

const BANK_WEIGHTS = [3, 9, 7, 1, 3, 9, 7];

/** Twenty-six bare digits out of `62 1140 0000 …`, `PL62 1140 0000 …` or `IBAN: PL62 1140 …`. */
export function parseNrb(typed: string): string {
  return bare(typed)
    .replace(/^(IBAN|NRB):?/i, '')
    .replace(/^PL(?=\d)/i, '');
}

/** Null when valid, else what is wrong; two check digits modulo 97 as in every IBAN, from 02 to 98 (ISO 13616). */
export function checkNrb(value: string): string | null {
  if (/^(?!PL)[A-Z]{2}\d{2}/i.test(value)) return 'To zagraniczny numer rachunku; podaj polski, z dwudziestu sześciu cyfr';
  const fault = digitsFault(value, /^\d{26}$/, 'Numer rachunku', 'dwadzieścia sześć cyfr');
  if (fault !== null) return fault;
  return completeNrb(value.slice(2, 10), value.slice(10)) === value ? null : 'Numer rachunku ma błędną sumę kontrolną';
}

/** `62 1140 0000 1234 5678 9012 3456`. */
export function formatNrb(value: string): string {
  return /^\d{26}$/.test(value) ? value.replace(/\d{4}(?=(\d{4})*$)/g, ' $&') : value;
}

/** A reason to look again, not an error: a bank's number whose own check digit is wrong still occurs in published examples. */
export function warnNrb(nrb: string): string | null {
  return checkNrb(nrb) === null && !isBankNumber(nrb.slice(2, 10)) ? 'Numer banku w rachunku ma błędną cyfrę kontrolną' : null;
}

/** Whether eight digits can be a bank's settlement number. */
export function isBankNumber(value: string): boolean {
  return /^\d{8}$/.test(value) && (10 - (weightedSum(value, BANK_WEIGHTS) % 10)) % 10 === Number(value[7]);
}

/** The account with its check digits, from a bank's settlement number (8 digits) and the account in it (16); null for other shapes. */
export function completeNrb(bank: string, account: string): string | null {
  const number = bank + account;
  if (!/^\d{8}$/.test(bank) || !/^\d{16}$/.test(account)) return null;
  return String(98 - remainder(`${number}252100`, 97)).padStart(2, '0') + number;
}
