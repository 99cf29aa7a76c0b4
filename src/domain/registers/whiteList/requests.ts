import { isDate } from '../../../lib/dates';
import { checkNip } from '../../identifiers/nip';
import { checkNrb } from '../../identifiers/nrb';
import { checkRegon } from '../../identifiers/regon';
import { type Environment, found, get, problem, type Reading, type RegisterRequest } from '../exchange';

/** The register of VAT payers ("biała lista"), art. 96b VAT; API 1.6.0. Numbers are bare digits, dates the day asked about. */
const HOSTS: Readonly<Record<Environment, string>> = { prod: 'https://wl-api.mf.gov.pl', test: 'https://wl-test.mf.gov.pl' };

/** The most numbers one search takes. */
export const MOST_AT_ONCE = 30;

type Built = Reading<RegisterRequest>;

export const searchByNip = (nip: string, date: string, where: Environment = 'prod'): Built =>
  build(checkNip(nip), date, `${HOSTS[where]}/api/search/nip/${nip}`);

export const searchByRegon = (regon: string, date: string, where: Environment = 'prod'): Built =>
  build(checkRegon(regon), date, `${HOSTS[where]}/api/search/regon/${regon}`);

export const searchByAccount = (account: string, date: string, where: Environment = 'prod'): Built =>
  build(checkNrb(account), date, `${HOSTS[where]}/api/search/bank-account/${account}`);

export function searchByNips(nips: readonly string[], date: string, where: Environment = 'prod'): Built {
  const count = nips.length < 1 || nips.length > MOST_AT_ONCE ? `Podaj od 1 do ${MOST_AT_ONCE} numerów NIP` : null;
  const wrong = nips.map((nip) => (checkNip(nip) ? `${nip}: ${checkNip(nip)}` : null)).find(Boolean) ?? null;
  return build(count ?? wrong, date, `${HOSTS[where]}/api/search/nips/${nips.join(',')}`);
}

/** Whether the account is the payer's; also answers for virtual accounts. */
export const checkAccount = (nip: string, account: string, date: string, where: Environment = 'prod'): Built =>
  build(checkNip(nip) ?? checkNrb(account), date, `${HOSTS[where]}/api/check/nip/${nip}/bank-account/${account}`);

function build(wrong: string | null, date: string, url: string): Built {
  if (wrong) return problem('invalid_number', `${wrong}.`);
  if (!isDate(date)) return problem('invalid_request', 'Data zapytania nie jest prawdziwą datą.');
  return found(get(`${url}?date=${date}`));
}
