import { checkTaxpayer, formatMicroAccount, makeMicroAccount, parseTaxpayer } from '../../domain/identifiers/microAccount';

/** The tax micro-account of a NIP or PESEL; `account` is null and `reason` says why when it is neither. */
export function run(args: string[]): void {
  if (args.length === 0) throw new Error('Podaj NIP albo PESEL.');
  const identifier = parseTaxpayer(args.join(' '));
  const account = makeMicroAccount(identifier);
  const reason = checkTaxpayer(identifier);
  const type = account === null ? null : identifier.length === 11 ? 'PESEL' : 'NIP';
  console.log(JSON.stringify({ identifier, type, account, formatted: account && formatMicroAccount(account), reason }));
}
