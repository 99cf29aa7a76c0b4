import { describe, expect, test } from 'vitest';
import { parseEuVatNumber, VIES_COUNTRIES } from '../../../src/domain/identifiers/euVatNumber';
import { readVies, viesRequest } from '../../../src/domain/registers/vies/vies';
import { sample } from '../sample';

const answered = (body: string, status = 200) => ({ status, headers: {}, body });

test.each([
  ['DE 123 456 789', { country: 'DE', number: '123456789' }],
  ['pl1234563218', { country: 'PL', number: '1234563218' }],
  ['GR123456789', { country: 'EL', number: '123456789' }],
  ['XI-123456789', { country: 'XI', number: '123456789' }],
  ['IE1234567WA', { country: 'IE', number: '1234567WA' }],
  ['US123456789', null],
  ['GB123456789', null],
  ['1234563218', null],
  ['DE', null],
  ['1DE123456789', null],
  ['DE123456789%', null],
  ['DE1', null],
  ['ATU12345678', { country: 'AT', number: 'U12345678' }],
  ['Deutschland', null],
  ['IT Services', null],
  ['SI brak', null],
  ['Grupa ABC', null],
  ['Grupa 12', null],
  ['DE123456789012', { country: 'DE', number: '123456789012' }],
  ['DE1234567890123', null],
  ['', null],
])('%s in its parts', (typed, parts) => expect(parseEuVatNumber(typed)).toEqual(parts));

test('all member states are there, Greece as EL and Northern Ireland as XI', () => expect(VIES_COUNTRIES).toHaveLength(28));

test('a request asks about the number, in the name of one’s own when it is given', () => {
  expect(viesRequest({ country: 'DE', number: '123456789' })).toEqual({
    ok: true,
    value: {
      method: 'POST',
      url: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"countryCode":"DE","vatNumber":"123456789"}',
    },
  });
  const named = viesRequest({ country: 'DE', number: '123456789' }, { country: 'PL', number: '1234563218' });
  expect(named.ok && JSON.parse(named.value.body ?? '')).toEqual({
    countryCode: 'DE',
    vatNumber: '123456789',
    requesterMemberStateCode: 'PL',
    requesterNumber: '1234563218',
  });
  const greek = viesRequest({ country: 'GR', number: '12 345 6789' }, { country: 'pl', number: '123-456-32-18' });
  expect(greek.ok && JSON.parse(greek.value.body ?? '')).toEqual({
    countryCode: 'EL',
    vatNumber: '123456789',
    requesterMemberStateCode: 'PL',
    requesterNumber: '1234563218',
  });
  const nip = { ok: false, problem: { code: 'invalid_number', message: 'NIP ma błędną cyfrę kontrolną.' } };
  expect(viesRequest({ country: 'PL', number: '1234563219' })).toMatchObject(nip);
  expect(viesRequest({ country: 'DE', number: '123456789' }, { country: 'PL', number: '1234563219' })).toMatchObject(nip);
  const message = 'Numer VAT UE zaczyna się od dwuliterowego kodu państwa Unii.';
  expect(viesRequest({ country: 'US', number: '1' })).toMatchObject({ ok: false, problem: { code: 'invalid_number', message } });
  expect(viesRequest({ country: 'DE', number: '123456789' }, { country: 'PL', number: '' })).toMatchObject({
    problem: { message },
  });
});

describe('answers', () => {
  test('a valid number whose owner the country keeps to itself', () => {
    expect(readVies(answered(sample('vies-valid.json')))).toEqual({
      ok: true,
      value: { valid: true, name: null, address: null, checked_at: '2026-11-20 09:15:00', request_id: 'WAPIAAAAX0000000' },
    });
  });

  test('an invalid number', () => {
    expect(readVies(answered(sample('vies-invalid.json')))).toMatchObject({
      ok: true,
      value: { valid: false, request_id: null },
    });
  });

  test('a name and an address of several lines', () => {
    const body = sample('vies-valid.json')
      .replace('"name": "---"', '"name": "Beispiel GmbH"')
      .replace('"address": "---"', '"address": "Musterstr. 1\\n10115 Berlin"');
    expect(readVies(answered(body))).toMatchObject({ value: { name: 'Beispiel GmbH', address: 'Musterstr. 1, 10115 Berlin' } });
  });

  test('a name that is not there, or only begins or ends with a dash', () => {
    const name = (written: string) => {
      const reading = readVies(answered(sample('vies-valid.json').replace('"name": "---",', written)));
      return reading.ok ? reading.value.name : undefined;
    };
    expect([name(''), name('"name": "-A",'), name('"name": "A-",'), name('"name": "-",')]).toEqual([null, '-A', 'A-', null]);
  });

  test('an error with HTTP 200 never says that the number is invalid', () => {
    expect(readVies(answered(sample('vies-error.json')))).toEqual({
      ok: false,
      problem: {
        code: 'unavailable',
        message: 'Rejestr tego państwa chwilowo nie odpowiada: nie wiadomo, czy numer jest aktywny.',
        detail: 'MS_UNAVAILABLE',
        retry: true,
        retry_after: null,
        of_country: true,
      },
    });
  });

  test('a register that asks to wait no time is left alone for a second', () => {
    const answer = { status: 429, headers: { 'retry-after': '0' }, body: '' };
    expect(readVies(answer)).toMatchObject({ problem: { code: 'too_many', retry_after: 1 } });
  });

  test.each([
    ['DE', '123456789', true],
    ['DE', '123456788', false],
    ['FR', '123456789', false],
  ])('an answer about DE123456789, where %s%s was asked: believed is %s', (country, number, isBelieved) => {
    const reading = readVies(answered(sample('vies-valid.json')), { country, number });
    expect(reading).toMatchObject(isBelieved ? { ok: true } : { problem: { code: 'unreadable', detail: '123456789' } });
  });

  test.each([
    ['MS_UNAVAILABLE', true],
    ['MS_MAX_CONCURRENT_REQ_TIME', true],
    ['TIMEOUT', true],
    ['SERVICE_UNAVAILABLE', undefined],
    ['GLOBAL_MAX_CONCURRENT_REQ', undefined],
    ['NEW_TIMEOUT', undefined],
  ])('%s is of one country alone: %s', (error, of_country) => {
    const reading = readVies(answered(JSON.stringify({ errorWrappers: [{ error }] })));
    expect(reading.ok ? null : reading.problem.of_country).toBe(of_country);
  });

  test.each([
    ['INVALID_INPUT', 'invalid_number'],
    ['INVALID_REQUESTER_INFO', 'invalid_request'],
    ['VAT_BLOCKED', 'unauthorized'],
    ['IP_BLOCKED', 'unauthorized'],
    ['SERVICE_UNAVAILABLE', 'unavailable'],
    ['TIMEOUT', 'unavailable'],
    ['MS_MAX_CONCURRENT_REQ', 'too_many'],
    ['MS_MAX_CONCURRENT_REQ_TIME', 'too_many'],
    ['GLOBAL_MAX_CONCURRENT_REQ', 'too_many'],
    ['GLOBAL_MAX_CONCURRENT_REQ_TIME', 'too_many'],
    ['NEW_TROUBLE', 'unavailable'],
    ['constructor', 'unavailable'],
  ])('%s', (error, code) => {
    const reading = readVies(answered(JSON.stringify({ actionSucceed: false, errorWrappers: [{ error }] })));
    expect(reading).toMatchObject({ ok: false, problem: { code, detail: error } });
    expect(reading.ok ? '' : reading.problem.message).toMatch(/^[A-Z].+\.$/);
  });

  test.each([
    ['', 200, 'unreadable'],
    ['{}', 200, 'unreadable'],
    ['{"valid":"tak","requestDate":"2026-11-20T08:15:00.000Z"}', 200, 'unreadable'],
    ['{"valid":true,"requestDate":"dziś"}', 200, 'unreadable'],
    ['{"valid":true}', 200, 'unreadable'],
    ['', 500, 'unavailable'],
    ['', 429, 'too_many'],
  ])('%s with HTTP %i', (body, status, code) => {
    expect(readVies(answered(body, status))).toMatchObject({ ok: false, problem: { code } });
  });
});
