import { expect, test } from 'vitest';
import { ceidgCompany, ceidgSearch, readCeidg } from '../../../src/domain/registers/ceidg/ceidg';
import { pkdCode } from '../../../src/domain/registers/companyCard';
import { sample } from '../sample';

const answered = (body: string, status = 200, headers = {}) => ({ status, headers, body });

const card = {
  source: 'ceidg',
  name: 'Żółta Łódź Jan Testowy',
  nip: '8567346215',
  regon: '192598184',
  krs: null,
  company_type: 'jdg',
  legal_form: null,
  owner_first_name: 'Jan',
  owner_last_name: 'Testowy',
  address: { street: 'ul. Świętojańska', building: '10', flat: null, postal_code: '81-000', city: 'Gdynia', country: 'PL' },
  vat_status: null,
  accounts: [],
  status: 'active',
  pkd_main: '62.01.Z',
  pkd_other: [],
  start_date: '2019-04-01',
  end_date: null,
  email: 'jan@example.com',
  phone: '500000000',
  checked_at: null,
  request_id: null,
};

test('requests carry the token of the portal', () => {
  expect(ceidgSearch('8567346215', 'a.b-c_d')).toEqual({
    ok: true,
    value: {
      method: 'GET',
      url: 'https://dane.biznes.gov.pl/api/ceidg/v3/firmy?nip=8567346215&limit=25&page=1',
      headers: { accept: 'application/json', authorization: 'Bearer a.b-c_d' },
      body: null,
    },
  });
  expect(ceidgCompany('8567346215', 'a', 'test')).toMatchObject({
    value: { url: 'https://test-dane.biznes.gov.pl/api/ceidg/v3/firma?nip=8567346215' },
  });
  expect(ceidgSearch('1', 'a')).toMatchObject({ problem: { code: 'invalid_number', message: 'NIP ma dziesięć cyfr.' } });
  for (const token of ['', 'a b', 'a\r\nhost: x']) {
    expect(ceidgCompany('8567346215', token)).toMatchObject({
      problem: { code: 'unauthorized', message: 'Brakuje klucza dostępu do CEIDG.' },
    });
  }
});

test('one company, and a search that tells a little less', () => {
  expect(readCeidg(answered(sample('ceidg-firma.json')))).toEqual({ ok: true, value: [card] });
  expect(readCeidg(answered(sample('ceidg-firmy.json')))).toEqual({
    ok: true,
    value: [{ ...card, email: null, phone: null, pkd_main: null }],
  });
});

test.each([
  ['ZAWIESZONY', 'suspended'],
  ['WYKRESLONY', 'closed'],
  ['OCZEKUJE_NA_ROZPOCZECIE_DZIALANOSCI', 'not_started'],
  ['OCZEKUJE_NA_ROZPOCZECIE_DZIALALNOSCI', 'not_started'],
  ['WYLACZNIE_W_FORMIE_SPOLKI', 'in_partnership'],
  ['constructor', null],
])('status %s', (status, expected) => {
  expect(readCeidg(answered(sample('ceidg-firma.json').replace('AKTYWNY', status)))).toMatchObject({
    value: [{ status: expected }],
  });
});

test('further kinds of activity, a flat, an end', () => {
  const body = sample('ceidg-firma.json')
    .replace('"pkd": [', '"pkd": [{"kod":"6202Z"},{"kod":"x"},')
    .replace('"budynek": "10",', '"budynek": "10", "lokal": "3",')
    .replace('"status"', '"dataZakonczenia": "2026-10-31", "status"');
  expect(readCeidg(answered(body))).toMatchObject({
    value: [{ pkd_main: '62.01.Z', pkd_other: ['62.02.Z'], address: { flat: '3' }, end_date: '2026-10-31' }],
  });
  expect(readCeidg(answered('{"firma":[{}, 1, null]}'))).toMatchObject({ value: [{ name: null, address: null, status: null }] });
});

test('nothing found is an answer; anything else is a problem with a name', () => {
  expect(readCeidg(answered('', 204))).toEqual({ ok: true, value: [] });
  expect(readCeidg(answered('', 401))).toMatchObject({
    problem: { code: 'unauthorized', message: 'CEIDG wymaga ważnego klucza dostępu.', retry: false },
  });
  expect(readCeidg(answered('', 403))).toMatchObject({ problem: { code: 'unauthorized', message: 'CEIDG odmawia dostępu.' } });
  expect(readCeidg(answered('', 400))).toMatchObject({
    problem: { code: 'invalid_request', message: 'CEIDG nie przyjmuje takiego zapytania.' },
  });
  expect(readCeidg(answered('', 422))).toMatchObject({
    problem: { code: 'invalid_request', message: 'CEIDG nie przyjmuje takiego zapytania.' },
  });
  expect(readCeidg(answered('', 404))).toMatchObject({
    problem: { code: 'invalid_request', message: 'CEIDG nie zna takiego zapytania.' },
  });
  expect(readCeidg(answered('', 408))).toMatchObject({
    problem: { code: 'unavailable', message: 'CEIDG nie odpowiada na czas.' },
  });
  expect(readCeidg(answered('', 429, { 'retry-after': '180' }))).toMatchObject({
    problem: { code: 'too_many', retry_after: 180 },
  });
  expect(readCeidg(answered('', 429, { 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT' }))).toMatchObject({
    problem: { retry_after: null },
  });
  for (const body of ['', '{"firma":{}}', 'null', `"${'a'.repeat(10_000_001)}"`])
    expect(readCeidg(answered(body))).toMatchObject({ problem: { code: 'unreadable' } });
});

test('a PKD code is written with dots', () => {
  expect(['6201Z', '62.01.Z', ' 6920Z ', '620Z', '6201', '62.01', null].map(pkdCode)).toEqual([
    '62.01.Z',
    '62.01.Z',
    '69.20.Z',
    null,
    null,
    null,
    null,
  ]);
});
