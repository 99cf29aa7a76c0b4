import { describe, expect, test } from 'vitest';
import type { RegisterAnswer } from '../../../src/domain/registers/exchange';
import {
  readAccountAnswer,
  readCheckAnswer,
  readEntriesAnswer,
  readSubjectAnswer,
} from '../../../src/domain/registers/whiteList/answers';
import { checkAccount, searchBy, searchByMany } from '../../../src/domain/registers/whiteList/requests';
import { parseAddress, subjectCard } from '../../../src/domain/registers/whiteList/subject';
import { sample, sampleJson } from '../sample';

const NIP = '1234563218';
const ACCOUNT = '62114000001234567890123456';
const answered = (body: string, status = 200, headers = {}): RegisterAnswer => ({ status, headers, body });
const proof = (last: string) => ({ request_id: `abc12-8d3f1c${last}`, checked_at: '2026-11-20 09:15:00' });

describe('requests', () => {
  const url = (built: ReturnType<typeof searchBy>) =>
    built.ok ? built.value.url : `${built.problem.code}: ${built.problem.message}`;
  const DAY = '2026-11-20';

  test('ask about a day', () => {
    expect(searchBy('nip', NIP, DAY)).toEqual({
      ok: true,
      value: {
        method: 'GET',
        url: 'https://wl-api.mf.gov.pl/api/search/nip/1234563218?date=2026-11-20',
        headers: { accept: 'application/json' },
        body: null,
      },
    });
    expect(url(searchBy('regon', '123456785', DAY, 'test'))).toBe(
      'https://wl-test.mf.gov.pl/api/search/regon/123456785?date=2026-11-20',
    );
    expect(url(searchBy('bank-account', ACCOUNT, DAY))).toBe(
      `https://wl-api.mf.gov.pl/api/search/bank-account/${ACCOUNT}?date=2026-11-20`,
    );
    expect(url(searchByMany('nip', [NIP, '8567346215'], DAY))).toBe(
      'https://wl-api.mf.gov.pl/api/search/nips/1234563218,8567346215?date=2026-11-20',
    );
    expect(url(searchByMany('regon', ['123456785'], DAY, 'test'))).toBe(
      'https://wl-test.mf.gov.pl/api/search/regons/123456785?date=2026-11-20',
    );
    expect(url(searchByMany('bank-account', [ACCOUNT], DAY))).toBe(
      `https://wl-api.mf.gov.pl/api/search/bank-accounts/${ACCOUNT}?date=2026-11-20`,
    );
    expect(url(checkAccount('nip', NIP, ACCOUNT, DAY))).toBe(
      `https://wl-api.mf.gov.pl/api/check/nip/${NIP}/bank-account/${ACCOUNT}?date=2026-11-20`,
    );
    expect(url(checkAccount('regon', '123456785', ACCOUNT, DAY, 'test'))).toBe(
      `https://wl-test.mf.gov.pl/api/check/regon/123456785/bank-account/${ACCOUNT}?date=2026-11-20`,
    );
  });

  test('are not made of what cannot be right', () => {
    expect(url(searchBy('nip', '1234563219', DAY))).toBe('invalid_number: NIP ma błędną cyfrę kontrolną.');
    expect(url(searchBy('nip', NIP, '2026-02-30'))).toBe('invalid_request: Data zapytania nie jest prawdziwą datą.');
    expect(url(searchBy('regon', '1', DAY))).toBe('invalid_number: REGON ma dziewięć albo czternaście cyfr.');
    expect(url(searchBy('bank-account', '1', DAY))).toBe('invalid_number: Numer rachunku ma dwadzieścia sześć cyfr.');
    expect(url(checkAccount('nip', '1', ACCOUNT, DAY))).toBe('invalid_number: NIP ma dziesięć cyfr.');
    expect(url(checkAccount('nip', NIP, '1', DAY))).toBe('invalid_number: Numer rachunku ma dwadzieścia sześć cyfr.');
    expect(url(searchByMany('nip', [NIP, '1'], DAY))).toBe('invalid_number: 1: NIP ma dziesięć cyfr.');
    expect(url(searchByMany('nip', [], DAY))).toBe('invalid_request: Podaj od 1 do 30 numerów NIP.');
    expect(url(searchByMany('regon', [], DAY))).toBe('invalid_request: Podaj od 1 do 30 numerów REGON.');
    expect(url(searchByMany('bank-account', Array(31).fill(ACCOUNT), DAY))).toBe(
      'invalid_request: Podaj od 1 do 30 numerów rachunków.',
    );
    expect(searchByMany('nip', Array(30).fill(NIP), DAY).ok).toBe(true);
  });
});

const subject = {
  name: 'BIURO RACHUNKOWE PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  nip: NIP,
  vat_status: 'active',
  vat_status_label: 'Czynny',
  regon: '123456785',
  krs: '0000123456',
  address_line: 'PRZYKŁADOWA 1/2, 00-001 WARSZAWA',
  accounts: [ACCOUNT],
  has_virtual_accounts: false,
  registered_on: '2018-03-01',
  refused_on: null,
  refusal_basis: null,
  removed_on: null,
  removal_basis: null,
  restored_on: null,
  restoration_basis: null,
} as const;

describe('answers', () => {
  test('a payer that is found, with the proof of having asked', () => {
    expect(readSubjectAnswer(answered(sample('wl-nip-found.json')))).toEqual({ ok: true, value: { subject, ...proof('2') } });
  });

  test('a number the register does not know is an answer, not an error', () => {
    expect(readSubjectAnswer(answered(sample('wl-nip-notfound.json')))).toEqual({
      ok: true,
      value: { subject: null, ...proof('3') },
    });
  });

  test('many at once, by the number asked about', () => {
    const reading = readEntriesAnswer(answered(sample('wl-nips.json')));
    expect(reading).toEqual({
      ok: true,
      value: {
        subjects: new Map([
          [NIP, [subject]],
          ['8567346215', []],
        ]),
        problems: new Map(),
        ...proof('4'),
      },
    });
  });

  test('a number of many that the register refuses has a problem of its own', () => {
    const body = sample('wl-nips.json').replace(/"identifier": "8567346215",\s*"subjects": \[\]/, (entry) =>
      entry.replace('"subjects": []', '"error": { "code": "WL-115", "message": "Nieprawidłowy NIP." }'),
    );
    const reading = readEntriesAnswer(answered(body));
    expect(reading).toMatchObject({ ok: true, value: { subjects: new Map([[NIP, [subject]]]) } });
    expect(reading.ok && reading.value.problems.get('8567346215')).toEqual({
      code: 'invalid_number',
      message: 'NIP jest nieprawidłowy.',
      detail: 'WL-115: Nieprawidłowy NIP.',
      retry: false,
      retry_after: null,
    });
  });

  test('an entry that cannot be read is no company that is not there', () => {
    const nips = sample('wl-nips.json');
    for (const body of [
      nips.replace('"Czynny"', '"Nieznany"'),
      nips.replace('"subjects": []', '"subjects": null'),
      nips.replace('"identifier": "8567346215"', '"identifier": null'),
      nips.replace('"subjects": []', '"subjects": [null]'),
    ]) {
      expect(body).not.toBe(nips);
      expect(readEntriesAnswer(answered(body))).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
    }
  });

  test('one number answered by a list', () => {
    const listed = (subjects: string) =>
      `{"result":{"subjects":${subjects},"requestDateTime":"20-11-2026 09:15:00","requestId":"a"}}`;
    expect(readSubjectAnswer(answered(listed('[]')))).toMatchObject({ ok: true, value: { subject: null } });
    const { result } = sampleJson('wl-nip-found.json') as { result: { subject: unknown } };
    expect(readSubjectAnswer(answered(listed(JSON.stringify([result.subject]))))).toMatchObject({ ok: true, value: { subject } });
  });

  test('accounts that are no texts are left out', () => {
    const body = sample('wl-nip-found.json')
      .replace('"accountNumbers": [', '"accountNumbers": [7, null,')
      .replace('"name": "', '"name": "  ');
    expect(readSubjectAnswer(answered(body))).toMatchObject({ value: { subject: { accounts: [ACCOUNT], name: subject.name } } });
  });

  test('everyone who has an account', () => {
    const { result } = sampleJson('wl-nips.json') as { result: { entries: { subjects: unknown[] }[] } };
    const body = (...more: unknown[]) =>
      JSON.stringify({ result: { ...result, entries: undefined, subjects: [...(result.entries[0]?.subjects ?? []), ...more] } });
    expect(readAccountAnswer(answered(body()))).toEqual({ ok: true, value: { subjects: [subject], ...proof('4') } });
    expect(readAccountAnswer(answered(body('śmieć'))).ok).toBe(false);
    expect(readAccountAnswer(answered(sample('wl-nip-found.json'))).ok).toBe(false);
  });

  test('whether an account is the payer’s', () => {
    expect(readCheckAnswer(answered(sample('wl-check-yes.json')))).toEqual({
      ok: true,
      value: { assigned: true, ...proof('5') },
    });
    expect(readCheckAnswer(answered(sample('wl-check-no.json')))).toEqual({
      ok: true,
      value: { assigned: false, ...proof('6') },
    });
    expect(readCheckAnswer(answered(sample('wl-check-no.json').replace('NIE', 'MOŻE'))).ok).toBe(false);
  });

  test.each([
    ['Zwolniony', 'exempt'],
    ['Niezarejestrowany', 'not_registered'],
  ])('status %s', (label, status) => {
    const reading = readSubjectAnswer(answered(sample('wl-nip-found.json').replace('Czynny', label)));
    expect(reading).toMatchObject({ ok: true, value: { subject: { vat_status: status, vat_status_label: label } } });
  });

  test('dates of refusal, removal and restoration with their basis, virtual accounts, a home address; no PESEL', () => {
    const body = sample('wl-nip-found.json')
      .replace('"registrationDenialDate": null', '"registrationDenialDate": "2019-01-01"')
      .replace('"registrationDenialBasis": null', '"registrationDenialBasis": "art. 96 ust. 4a"')
      .replace('"removalDate": null', '"removalDate": "2019-02-01"')
      .replace('"removalBasis": null', '"removalBasis": "art. 96 ust. 9"')
      .replace('"restorationDate": null', '"restorationDate": "2019-03-01"')
      .replace('"restorationBasis": null', '"restorationBasis": "art. 96 ust. 9h"')
      .replace('"hasVirtualAccounts": false', '"hasVirtualAccounts": true')
      .replace('"pesel": null', '"pesel": "44051401359"')
      .replace('"workingAddress": "PRZYKŁADOWA 1/2, 00-001 WARSZAWA"', '"workingAddress": null')
      .replace('"residenceAddress": null', '"residenceAddress": "LEŚNA 1, 00-001 WARSZAWA"');
    const reading = readSubjectAnswer(answered(body));
    expect(reading).toMatchObject({
      value: {
        subject: {
          refused_on: '2019-01-01',
          refusal_basis: 'art. 96 ust. 4a',
          removed_on: '2019-02-01',
          removal_basis: 'art. 96 ust. 9',
          restored_on: '2019-03-01',
          restoration_basis: 'art. 96 ust. 9h',
          has_virtual_accounts: true,
          address_line: 'LEŚNA 1, 00-001 WARSZAWA',
        },
      },
    });
    expect(JSON.stringify(reading)).not.toContain('44051401359');
  });
});

describe('what is no answer', () => {
  const problemOf = (answer: RegisterAnswer) => {
    const reading = readSubjectAnswer(answer);
    return reading.ok ? null : reading.problem;
  };

  test('a number the register refuses', () => {
    expect(problemOf(answered(sample('wl-error-400.json'), 400))).toEqual({
      code: 'invalid_number',
      message: 'NIP jest nieprawidłowy.',
      detail: 'WL-115: Nieprawidłowy NIP.',
      retry: false,
      retry_after: null,
    });
  });

  test('the day’s limit, with the time to wait', () => {
    expect(problemOf(answered(sample('wl-error-429.json'), 429, { 'retry-after': '3600' }))).toEqual({
      code: 'too_many',
      message: 'Wyczerpano dzienny limit zapytań do wykazu podatników VAT.',
      detail: 'WL-191: Przekroczono limit zapytań (treść przykładowa).',
      retry: true,
      retry_after: 3600,
    });
  });

  test.each([
    ['WL-100', 'unavailable', 'Wykaz podatników VAT zgłasza błąd po swojej stronie.'],
    ['WL-101', 'invalid_request', 'Zapytanie nie zawiera daty.'],
    ['WL-102', 'invalid_request', 'Data zapytania ma zły zapis.'],
    ['WL-103', 'invalid_request', 'Data zapytania nie może być z przyszłości.'],
    ['WL-104', 'invalid_number', 'REGON jest pusty.'],
    ['WL-105', 'invalid_number', 'REGON ma złą długość.'],
    ['WL-106', 'invalid_number', 'REGON zawiera niedozwolone znaki.'],
    ['WL-107', 'invalid_number', 'REGON jest nieprawidłowy.'],
    ['WL-108', 'invalid_number', 'Numer rachunku jest pusty.'],
    ['WL-109', 'invalid_number', 'Numer rachunku ma złą długość.'],
    ['WL-110', 'invalid_number', 'Numer rachunku zawiera niedozwolone znaki.'],
    ['WL-111', 'invalid_number', 'Numer rachunku jest nieprawidłowy.'],
    ['WL-112', 'invalid_number', 'NIP jest pusty.'],
    ['WL-113', 'invalid_number', 'NIP ma złą długość.'],
    ['WL-114', 'invalid_number', 'NIP zawiera niedozwolone znaki.'],
    ['WL-115', 'invalid_number', 'NIP jest nieprawidłowy.'],
    ['WL-116', 'invalid_request', 'Nazwa podmiotu jest pusta.'],
    ['WL-117', 'invalid_request', 'Nazwa podmiotu jest za krótka.'],
    ['WL-118', 'invalid_request', 'Data zapytania jest zbyt odległa: wykaz nie sięga tak daleko.'],
    ['WL-130', 'invalid_request', 'W jednym zapytaniu jest zbyt wiele numerów.'],
    ['WL-190', 'invalid_request', 'Wykaz podatników VAT nie przyjmuje takiego zapytania.'],
    ['WL-191', 'too_many', 'Wyczerpano dzienny limit zapytań do wykazu podatników VAT.'],
    ['WL-195', 'unavailable', 'Wykaz podatników VAT właśnie zaktualizowano; zapytaj ponownie.'],
    ['WL-196', 'unavailable', 'Wykaz podatników VAT jest w trakcie aktualizacji; spróbuj później.'],
  ])('code %s, also with HTTP 200', (code, kind, message) => {
    expect(problemOf(answered(JSON.stringify({ code, message: 'X' })))).toEqual({
      code: kind,
      message,
      detail: `${code}: X`,
      retry: kind === 'unavailable' || kind === 'too_many',
      retry_after: null,
    });
  });

  test('a code nobody documented', () => {
    expect(problemOf(answered('{"code":"WL-999"}'))).toMatchObject({
      code: 'invalid_request',
      message: 'Wykaz podatników VAT odrzucił zapytanie.',
      detail: 'WL-999',
    });
    expect(problemOf(answered('{"code":"WL-999"}', 503))).toMatchObject({ code: 'unavailable', detail: 'WL-999' });
    expect(problemOf(answered('{"code":"constructor"}'))).toMatchObject({ code: 'invalid_request' });
  });

  test.each([
    ['', 'nothing'],
    ['<html>', 'a web page'],
    ['[]', 'a list'],
    ['{"result":{}}', 'no proof'],
    ['{"result":{"subject":null,"requestDateTime":"20-11-2026 09:15:00"}}', 'no request number'],
    ['{"result":{"subject":null,"requestDateTime":"32-11-2026 09:15:00","requestId":"a"}}', 'a day that does not exist'],
    ['{"result":{"subject":null,"requestDateTime":"20-11-2026 25:15:00","requestId":"a"}}', 'an hour that does not exist'],
    ['{"result":{"subject":null,"requestDateTime":"x20-11-2026 09:15:00","requestId":"a"}}', 'no moment'],
    ['{"result":{"subject":null,"requestDateTime":"20-11-2026 09:15:00x","requestId":"a"}}', 'no moment either'],
    ['{"result":{"subject":null,"requestId":"a"}}', 'no moment at all'],
    ['{"result":{"requestDateTime":"20-11-2026 09:15:00","requestId":"a"}}', 'no subject at all'],
    [
      '{"result":{"subject":{"name":"A","statusVat":"Nieznany"},"requestDateTime":"20-11-2026 09:15:00","requestId":"a"}}',
      'an unknown status',
    ],
    ['{"result":{"subject":{"statusVat":"Czynny"},"requestDateTime":"20-11-2026 09:15:00","requestId":"a"}}', 'no name'],
  ])('%s is %s', (body) => {
    expect(problemOf(answered(body))).toEqual({
      code: 'unreadable',
      message: 'Odpowiedzi rejestru nie da się odczytać (wykaz podatników VAT).',
      detail: null,
      retry: false,
      retry_after: null,
    });
  });

  test('an answer to many without entries', () => {
    expect(readEntriesAnswer(answered(sample('wl-nip-found.json'))).ok).toBe(false);
  });
});

test('a subject becomes a card of the company', () => {
  const reading = readSubjectAnswer(answered(sample('wl-nip-found.json')));
  const value = reading.ok ? reading.value : null;
  expect(value?.subject && subjectCard(value.subject, value)).toMatchObject({
    source: 'white_list',
    name: subject.name,
    nip: NIP,
    regon: '123456785',
    krs: '0000123456',
    vat_status: 'active',
    accounts: [ACCOUNT],
    address: { street: 'PRZYKŁADOWA', building: '1', flat: '2', postal_code: '00-001', city: 'WARSZAWA', country: 'PL' },
    company_type: null,
    pkd_other: [],
    ...proof('2'),
  });
});

test.each([
  ['ALEJE JEROZOLIMSKIE 12A M. 4, 02-001 WARSZAWA', ['ALEJE JEROZOLIMSKIE', '12A', '4', '02-001', 'WARSZAWA', 'PL']],
  ['3 MAJA 7, 05-500 STARA IWICZNA', ['3 MAJA', '7', null, '05-500', 'STARA IWICZNA', 'PL']],
  ['LEŚNA 7 LOK. 12B, 05-500 WARSZAWA', ['LEŚNA', '7', '12B', '05-500', 'WARSZAWA', 'PL']],
  ['LEŚNA 7 LOK 12, 05-500 WARSZAWA', ['LEŚNA', '7', '12', '05-500', 'WARSZAWA', 'PL']],
  ['LEŚNA  7 M 12,  05-500  WARSZAWA', ['LEŚNA', '7', '12', '05-500', 'WARSZAWA', 'PL']],
  ['LEŚNA 7,05-500 WARSZAWA', ['LEŚNA', '7', null, '05-500', 'WARSZAWA', 'PL']],
  ['LEŚNA 7 OFICYNA, 05-500 WARSZAWA', ['LEŚNA 7 OFICYNA', null, null, '05-500', 'WARSZAWA', 'PL']],
  [', 05-500 WARSZAWA', [', 05-500 WARSZAWA', null, null, null, null, null]],
  [`${'A'.repeat(291)}, 00-001 X`.slice(-300), [`${'A'.repeat(290)}`, null, null, '00-001', 'X', 'PL']],
  ['KOLONIA, 05-500 WARSZAWA', ['KOLONIA', null, null, '05-500', 'WARSZAWA', 'PL']],
  ['BERLIN 10115', ['BERLIN 10115', null, null, null, null, null]],
  [`${'A'.repeat(300)} 1, 00-001 X`, [`${'A'.repeat(300)} 1, 00-001 X`, null, null, null, null, null]],
])('the address %s comes apart', (line, [street, building, flat, postal_code, city, country]) => {
  expect(parseAddress(line)).toEqual({ street, building, flat, postal_code, city, country });
});

test('no address is no address', () => expect(parseAddress(null)).toBeNull());
