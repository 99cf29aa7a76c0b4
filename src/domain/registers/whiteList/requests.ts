import { isDate } from '../../../lib/dates';
import { checkNip } from '../../identifiers/nip';
import { checkNrb } from '../../identifiers/nrb';
import { checkRegon } from '../../identifiers/regon';
import {
  DAY_SECONDS,
  type Environment,
  found,
  get,
  problem,
  type RateLimit,
  type Reading,
  type RegisterRequest,
} from '../exchange';

/** The register of VAT payers ("biała lista"), art. 96b VAT; API 1.6.0. Numbers are bare digits, dates the day asked about. */
const HOSTS: Readonly<Record<Environment, string>> = { prod: 'https://wl-api.mf.gov.pl', test: 'https://wl-test.mf.gov.pl' };

/** Searches in a day, each of up to thirty numbers, and questions about one account, as public clients of the API say; beyond them it takes nothing until midnight. */
export const WHITE_LIST_LIMITS: readonly RateLimit[] = [
  { requests: 100, seconds: DAY_SECONDS, verified: false, of: '/search/' },
  { requests: 5_000, seconds: DAY_SECONDS, verified: false, of: '/check/' },
];

/** The most numbers one search takes. */
export const MOST_AT_ONCE = 30;

const NUMBERS = {
  nip: { check: checkNip, many: 'NIP' },
  regon: { check: checkRegon, many: 'REGON' },
  'bank-account': { check: checkNrb, many: 'rachunków' },
} as const;

type NumberKind = keyof typeof NUMBERS;

/** One payer by NIP or REGON, or everyone who has an account. */
export function searchBy(kind: NumberKind, number: string, date: string, where: Environment = 'prod'): Reading<RegisterRequest> {
  return build(NUMBERS[kind].check(number), date, `${HOSTS[where]}/api/search/${kind}/${number}`);
}

/** Up to thirty numbers of a kind at once. */
export function searchByMany(
  kind: NumberKind,
  numbers: readonly string[],
  date: string,
  where: Environment = 'prod',
): Reading<RegisterRequest> {
  const { check, many } = NUMBERS[kind];
  const fits = numbers.length >= 1 && numbers.length <= MOST_AT_ONCE;
  if (!fits) return problem('invalid_request', `Podaj od 1 do ${MOST_AT_ONCE} numerów ${many}.`);
  const bad = numbers.find((number) => check(number));
  const wrong = bad === undefined ? null : `${bad}: ${check(bad)}`;
  return build(wrong, date, `${HOSTS[where]}/api/search/${kind}s/${numbers.join(',')}`);
}

/** Whether the account is the payer's; also answers for virtual accounts. */
export function checkAccount(
  kind: 'nip' | 'regon',
  number: string,
  account: string,
  date: string,
  where: Environment = 'prod',
): Reading<RegisterRequest> {
  const wrong = NUMBERS[kind].check(number) ?? checkNrb(account);
  return build(wrong, date, `${HOSTS[where]}/api/check/${kind}/${number}/bank-account/${account}`);
}

function build(wrong: string | null, date: string, url: string): Reading<RegisterRequest> {
  if (wrong) return problem('invalid_number', `${wrong}.`);
  if (!isDate(date)) return problem('invalid_request', 'Data zapytania nie jest prawdziwą datą.');
  return found(get(`${url}?date=${date}`));
}
