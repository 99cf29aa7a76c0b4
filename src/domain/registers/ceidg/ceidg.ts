import { checkNip } from '../../identifiers/nip';
import { type CompanyCard, emptyCard, pkdCode } from '../companyCard';
import {
  type Environment,
  found,
  get,
  isToken,
  problem,
  type RateLimit,
  type Reading,
  type RegisterAnswer,
  type RegisterRequest,
} from '../exchange';
import { httpProblem, unreadable } from '../httpProblem';
import { dateIn, isObject, listIn, parseJson, textIn, valueAt } from '../json';

const HOSTS: Readonly<Record<Environment, string>> = {
  prod: 'https://dane.biznes.gov.pl',
  test: 'https://test-dane.biznes.gov.pl',
};

export const CEIDG_LIMITS: readonly RateLimit[] = [
  { requests: 50, seconds: 180, verified: true },
  { requests: 1000, seconds: 3600, verified: true },
];

/** All entries of a NIP in API v3; `token` is the JWT the portal biznes.gov.pl gives. */
export function ceidgSearch(nip: string, token: string, where: Environment = 'prod'): Reading<RegisterRequest> {
  return build(nip, token, `${HOSTS[where]}/api/ceidg/v3/firmy?nip=${nip}&limit=25&page=1`);
}

export function ceidgCompany(nip: string, token: string, where: Environment = 'prod'): Reading<RegisterRequest> {
  return build(nip, token, `${HOSTS[where]}/api/ceidg/v3/firma?nip=${nip}`);
}

function build(nip: string, token: string, url: string): Reading<RegisterRequest> {
  const wrong = checkNip(nip);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  if (!isToken(token)) return problem('unauthorized', 'Brakuje klucza dostępu do CEIDG.');
  return found(get(url, { authorization: `Bearer ${token}` }));
}

const STATUSES = new Map<string | null, CompanyCard['status']>(
  Object.entries({
    AKTYWNY: 'active',
    ZAWIESZONY: 'suspended',
    WYKRESLONY: 'closed',
    OCZEKUJE_NA_ROZPOCZECIE_DZIALANOSCI: 'not_started',
    OCZEKUJE_NA_ROZPOCZECIE_DZIALALNOSCI: 'not_started',
    WYLACZNIE_W_FORMIE_SPOLKI: 'in_partnership',
  } as const),
);

/** The companies of either answer, of the search or of one company; empty when the register has none (HTTP 204). */
export function readCeidg(answer: RegisterAnswer): Reading<CompanyCard[]> {
  if (answer.status === 204) return found([]);
  const wrong = httpProblem(answer, 'CEIDG');
  if (wrong) return wrong;
  const json = parseJson(answer.body);
  const list = ['firma', 'firmy'].find((name) => Array.isArray(valueAt(json, name)));
  if (list === undefined) return unreadable('CEIDG');
  return found(listIn(json, list).filter(isObject).map(readCompany));
}

function readCompany(company: unknown): CompanyCard {
  const place = valueAt(company, 'adresDzialalnosci');
  const main = pkdCode(textIn(company, 'pkdGlowny.kod'));
  return {
    ...emptyCard('ceidg'),
    name: textIn(company, 'nazwa'),
    nip: textIn(company, 'wlasciciel.nip'),
    regon: textIn(company, 'wlasciciel.regon'),
    company_type: 'jdg',
    owner_first_name: textIn(company, 'wlasciciel.imie'),
    owner_last_name: textIn(company, 'wlasciciel.nazwisko'),
    address: isObject(place)
      ? {
          street: textIn(place, 'ulica'),
          building: textIn(place, 'budynek'),
          flat: textIn(place, 'lokal'),
          postal_code: textIn(place, 'kod'),
          city: textIn(place, 'miasto'),
          country: textIn(place, 'kraj'),
        }
      : null,
    status: STATUSES.get(textIn(company, 'status')) ?? null,
    pkd_main: main,
    pkd_other: listIn(company, 'pkd')
      .flatMap((each) => pkdCode(textIn(each, 'kod')) ?? [])
      .filter((code) => code !== main),
    start_date: dateIn(company, 'dataRozpoczecia'),
    end_date: dateIn(company, 'dataZakonczenia'),
    email: textIn(company, 'email'),
    phone: textIn(company, 'telefon'),
  };
}
