import { checkKrs, formatKrs } from '../../domain/identifiers/krs';
import { checkKsefNumber, formatKsefNumber } from '../../domain/identifiers/ksefNumber';
import {
  checkMicroAccount,
  checkTaxpayer,
  formatMicroAccount,
  parseMicroAccount,
  parseTaxpayer,
} from '../../domain/identifiers/microAccount';
import { checkNip, formatNip, parseNip } from '../../domain/identifiers/nip';
import { checkNrb, formatNrb, parseNrb, warnNrb } from '../../domain/identifiers/nrb';
import { birthDateOf, checkPesel, formatPesel, parsePesel, sexOf } from '../../domain/identifiers/pesel';
import { checkRegon, formatRegon, parseRegon } from '../../domain/identifiers/regon';
import { checkZusAccount, formatZusAccount, parseZusAccount, zusAccountNip } from '../../domain/identifiers/zusAccount';

interface Kind {
  parse(typed: string): string;
  check(value: string, ...owner: string[]): string | null;
  format(value: string): string;
  tells?(value: string): Record<string, string | null>;
  /** Why a text names no owner of such an account, where accounts have owners. */
  ownerFault?(owner: string): string | null;
}

/** KRS and KSeF numbers are judged in their strict stored form; the others as people type them. */
const asTyped = (typed: string) => typed;

const KINDS: Record<string, Kind> = {
  nip: { parse: parseNip, check: checkNip, format: formatNip },
  regon: { parse: parseRegon, check: checkRegon, format: formatRegon },
  pesel: {
    parse: parsePesel,
    check: checkPesel,
    format: formatPesel,
    tells: (value) => ({ birth_date: birthDateOf(value), sex: sexOf(value) }),
  },
  krs: { parse: asTyped, check: checkKrs, format: formatKrs },
  nrb: { parse: parseNrb, check: checkNrb, format: formatNrb, tells: (value) => ({ warning: warnNrb(value) }) },
  zus: {
    parse: parseZusAccount,
    check: checkZusAccount,
    format: formatZusAccount,
    tells: (value) => ({ nip: zusAccountNip(value) }),
    ownerFault: checkNip,
  },
  ksef: { parse: asTyped, check: checkKsefNumber, format: formatKsefNumber },
  micro: { parse: parseMicroAccount, check: checkMicroAccount, format: formatMicroAccount, ownerFault: checkTaxpayer },
};

export function run(args: string[]): void {
  const [typed = '', ...words] = args;
  const name = typed.toLowerCase();
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined || words.length === 0) throw new Error('Podaj, co sprawdzić, i wartość.');
  const owner = ownerAmong(words, kind);
  const value = kind.parse(words.slice(0, words.length - owner.length).join(' '));
  const reason = kind.check(value, ...owner);
  const told = reason === null ? { formatted: kind.format(value), ...kind.tells?.(value) } : {};
  console.log(JSON.stringify({ valid: reason === null, reason, value, ...told }));
}

/** The owner that stands last, after a whole account; none where words are but the groups of one number typed without quotes. */
function ownerAmong(words: string[], { parse, ownerFault }: Kind): string[] {
  const last = words.at(-1) ?? '';
  if (ownerFault === undefined || parse(words.slice(0, -1).join(' ')).length < 26) return [];
  const owner = parseTaxpayer(last);
  const fault = ownerFault(owner);
  if (fault !== null) throw new Error(`Właściciel rachunku: ${fault}.`);
  return [owner];
}
