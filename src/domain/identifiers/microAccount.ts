import { checkNip, parseNip } from './nip';
import { checkNrb, completeNrb, formatNrb, parseNrb } from './nrb';
import { checkPesel, parsePesel } from './pesel';

const BANK = '10100071';
const TAX = '222';

/** Where a typed account stops being the taxpayer's own tax micro-account; the first fault found, in this order. */
export type MicroAccountFault = 'format' | 'checksum' | 'not_micro' | 'type' | 'padding' | 'nip' | 'pesel' | 'owner';

const SENTENCES: Record<Exclude<MicroAccountFault, 'format' | 'checksum'>, string> = {
  not_micro: 'To nie jest mikrorachunek podatkowy: po cyfrach kontrolnych powinno być 10100071222',
  type: 'Mikrorachunek ma na czternastym miejscu 1 (PESEL) albo 2 (NIP)',
  padding: 'Mikrorachunek ma błędne zera na końcu: jedno po PESEL, dwa po NIP',
  nip: 'Mikrorachunek zawiera błędny NIP',
  pesel: 'Mikrorachunek zawiera błędny PESEL',
  owner: 'To nie jest mikrorachunek tego podatnika',
};

export const parseMicroAccount = parseNrb;
export const formatMicroAccount = formatNrb;

/**
 * The account for taxes of whoever has this NIP or PESEL (art. 61b Ordynacji podatkowej, since 2020); null when it is neither.
 * PESEL is for a natural person with no business who neither pays VAT nor withholds taxes, NIP for everybody else.
 */
export function makeMicroAccount(identifier: string): string | null {
  const number = parseTaxpayer(identifier);
  if (checkTaxpayer(number) !== null) return null;
  return completeNrb(BANK, TAX + (number.length === 10 ? `2${number}00` : `1${number}0`));
}

/** The bare digits of a NIP or PESEL as people type either. */
export function parseTaxpayer(typed: string): string {
  return parsePesel(parseNip(typed));
}

/** Null when the digits are a valid NIP or PESEL, by which taxes know a taxpayer; else what is wrong with the one meant. */
export function checkTaxpayer(number: string): string | null {
  if (number.length === 11) return checkPesel(number);
  return number.length === 10 ? checkNip(number) : 'Podaj NIP (dziesięć cyfr) albo PESEL (jedenaście cyfr)';
}

/** The NIP or PESEL inside an account that has the shape of a micro-account, else null. */
export function microAccountOwner(account: string): string | null {
  return microAccountFault(account) === null ? inside(account) : null;
}

/** The exact mismatch; `owners` are the NIP or PESEL numbers of the taxpayer, none when any owner will do. */
export function microAccountFault(account: string, ...owners: string[]): MicroAccountFault | null {
  if (checkNrb(account) !== null) return /^\d{26}$/.test(account) ? 'checksum' : 'format';
  if (account.slice(2, 13) !== BANK + TAX) return 'not_micro';
  if (!/[12]/.test(account.charAt(13))) return 'type';
  const isNip = account.charAt(13) === '2';
  if (!account.endsWith(isNip ? '00' : '0')) return 'padding';
  if ((isNip ? checkNip : checkPesel)(inside(account)) !== null) return isNip ? 'nip' : 'pesel';
  return owners.length === 0 || owners.includes(inside(account)) ? null : 'owner';
}

/** Null when the account is the micro-account of one of the owners (of anybody when none is given), else what is wrong. */
export function checkMicroAccount(account: string, ...owners: string[]): string | null {
  const fault = microAccountFault(account, ...owners);
  if (fault === null) return null;
  return fault === 'format' || fault === 'checksum' ? checkNrb(account) : SENTENCES[fault];
}

const inside = (account: string) => account.slice(14, account.charAt(13) === '2' ? 24 : 25);
