import { checkNip } from './nip';
import { checkNrb, formatNrb, parseNrb } from './nrb';

const ZUS = '60000002026';

export const parseZusAccount = parseNrb;
export const formatZusAccount = formatNrb;

/** The payer's NIP inside a contribution account (NRS), or null: payers without a NIP have other digits there. */
export function zusAccountNip(account: string): string | null {
  const nip = account.slice(16);
  return checkNip(nip) === null ? nip : null;
}

/**
 * Null when the account is an individual contribution account (NRS) of ZUS, and the payer's own when their NIP is given; else what
 * is wrong. ZUS assigns three of the digits, so the number is kept as given and never computed.
 */
export function checkZusAccount(account: string, payerNip?: string): string | null {
  const fault = checkNrb(account);
  if (fault !== null) return fault;
  if (account.slice(2, 13) !== ZUS)
    return 'To nie jest numer rachunku składkowego ZUS: po cyfrach kontrolnych powinno być 60000002026';
  if (payerNip === undefined || account.endsWith(payerNip)) return null;
  return 'To nie jest rachunek składkowy tego płatnika';
}
