import { formatMicroAccount, makeMicroAccount } from '../../domain/identifiers/microAccount';
import { checkNip, parseNip } from '../../domain/identifiers/nip';
import { checkPesel } from '../../domain/identifiers/pesel';

/** The tax micro-account of a NIP or PESEL; `account` is null and `reason` says why when it is neither. */
export function run(args: string[]): void {
  const [typed] = args;
  if (typed === undefined) throw new Error('Podaj NIP albo PESEL.');
  const identifier = parseNip(typed);
  const account = makeMicroAccount(identifier);
  const reason = account === null ? refusalOf(identifier) : null;
  const type = account === null ? null : identifier.length === 11 ? 'PESEL' : 'NIP';
  console.log(JSON.stringify({ identifier, type, account, formatted: account && formatMicroAccount(account), reason }));
}

function refusalOf(identifier: string): string | null {
  if (identifier.length === 11) return checkPesel(identifier);
  return identifier.length === 10 ? checkNip(identifier) : 'Podaj NIP (dziesięć cyfr) albo PESEL (jedenaście cyfr)';
}
