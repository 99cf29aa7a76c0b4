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
  expect(ceidgCompany('8567346215', 'a')).toMatchObject({
    value: { url: 'https://dane.biznes.gov.pl/api/ceidg/v3/firma?nip=8567346215' },
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
    expect(readCeidg(answered(body))).toMatchObject({
      problem: { code: 'unreadable', message: 'Odpowiedzi rejestru nie da się odczytać (CEIDG).' },
    });
});

test('an answer of any length a register gives is read, an endless one is not', () => {
  const padded = (length: number) => sample('ceidg-firma.json').padEnd(length, ' ');
  expect(readCeidg(answered(padded(10_000_000))).ok).toBe(true);
  expect(readCeidg(answered(padded(10_000_001))).ok).toBe(false);
});

test('what is neither success nor a status anybody documented is a trouble of the moment', () => {
  for (const status of [0, 199, 300, 302, 500, 599])
    expect(readCeidg(answered(sample('ceidg-firma.json'), status))).toMatchObject({
      problem: { code: 'unavailable', retry: true },
    });
});

test.each([
  ['1', 1],
  ['999999', 999_999],
  ['1000000', null],
  ['x30', null],
  ['30x', null],
  ['-1', null],
  ['', null],
])('„%s” to wait', (header, seconds) =>
  expect(readCeidg(answered('', 429, { 'retry-after': header }))).toMatchObject({ problem: { retry_after: seconds } }),
);

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  [' 20.11.2026 ', '2026-11-20'],
  ['31.02.2026', null],
  ['x2026-11-20', null],
  ['20/11/2026', null],
  ['', null],
])('the date „%s”', (written, date) =>
  expect(readCeidg(answered(sample('ceidg-firma.json').replace('2019-04-01', written)))).toMatchObject({
    value: [{ start_date: date }],
  }),
);

test('a PKD code is written with dots', () => {
  expect(['6201Z', '62.01.Z', ' 6920Z ', '620Z', '6201', '62.01', '16201Z', '6201ZZ', null].map(pkdCode)).toEqual([
    '62.01.Z',
    '62.01.Z',
    '69.20.Z',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
