import { expect, test } from 'vitest';
import {
  checkKsefNumber,
  crc8,
  formatKsefNumber,
  ksefNumberParts,
  parseKsefNumber,
} from '../../../src/domain/identifiers/ksefNumber';
import fc from '../../support/properties';
import { vectors } from './vectors';

const numbers = fc
  .tuple(
    fc.date({ min: new Date('2022-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }),
    fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 12, maxLength: 12 }),
  )
  .map(([date, technical]) => `1234563218-${date.toISOString().slice(0, 10).replaceAll('-', '')}-${technical}`)
  .map((number) => `${number}-${crc8(number)}`);

test.each(vectors.ksef_number)('$input: $reason', ({ input, expected }) =>
  expect(checkKsefNumber(input) === null).toBe(expected),
);

test.each([
  ['5265877635-20250826-0100001AF629-B0', 'Numer KSeF ma błędną sumę kontrolną'],
  ['1234563218-20260415-0123456789ab-e6', 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'],
  ['1003456787-20260415-0123456789AB-E6', 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'],
  ['x5265877635-20250826-0100001AF629-AF', 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'],
  ['5265877635-20250826-0100001AF629-AFx', 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'],
  ['1234563218-20261315-0123456789AB-E6', 'Numer KSeF zawiera datę, której nie ma w kalendarzu'],
  ['1234563218-20191231-0123456789AB-E6', 'Numer KSeF zawiera datę sprzed KSeF'],
  ['1234563218-20260230-0123456789AB-E6', 'Numer KSeF zawiera datę, której nie ma w kalendarzu'],
])('%s is refused: %s', (value, reason) => expect(checkKsefNumber(value)).toBe(reason));

test('a pasted number loses white space and gets capitals, its hyphens stay', () => {
  const number = '5265877635-20250826-0100001AF629-AF';
  expect(parseKsefNumber(' 5265877635-20250826-\n0100001af629-af\u200b ')).toBe(number);
  expect(parseKsefNumber(formatKsefNumber(number))).toBe(number);
});

test('dashes that an editor put for hyphens become hyphens again', () =>
  expect(parseKsefNumber('5265877635–20250826—0100001af629‑\u00adaf')).toBe('5265877635-20250826-0100001AF629-AF'));

test('a number of KSeF 1.0 is known by its five parts and day, and its check digits are not judged', () => {
  const number = '1234563218-20230721-80B510-9675F7-B5';
  expect(checkKsefNumber(number)).toBeNull();
  expect(ksefNumberParts(number)).toEqual({ nip: '1234563218', accepted_on: '2023-07-21' });
  expect(checkKsefNumber(number.replace('20230721', '20260131'))).toBeNull();
  expect(checkKsefNumber(number.replace('20230721', '20260202'))).toBe('Numer KSeF ma błędną sumę kontrolną');
});

test.each([
  ['1111111111-IZ202607-65ED02180000-E7', 'To identyfikator zbiorczy (IZ) wielu faktur, a nie numer KSeF jednej'],
  ['1111111111-IZ202607-65ED02180000-E8', 'Identyfikator zbiorczy (IZ) ma błędną sumę kontrolną'],
  ['1111111111-IZ202613-65ED02180000-E7', 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'],
])('a collective identifier is called by its name: %s', (value, says) => {
  expect(checkKsefNumber(value)).toBe(says);
  expect(ksefNumberParts(value)).toBeNull();
});

test('the first day of the type is a day of KSeF', () => {
  const number = '1234563218-20200101-0123456789AB';
  expect(checkKsefNumber(`${number}-${crc8(number)}`)).toBeNull();
});

test('a number tells who sold and when it was accepted', () => {
  expect(ksefNumberParts('5265877635-20250826-0100001AF629-AF')).toEqual({ nip: '5265877635', accepted_on: '2025-08-26' });
  expect(ksefNumberParts('5265877635-20250826-0100001AF629-B0')).toBeNull();
});

test('CRC-8 has its published check value', () => expect(crc8('123456789')).toBe('F4'));
test('CRC-8 always has two digits', () => expect([crc8(''), crc8('\x01')]).toEqual(['00', '07']));

test('every number made by the rule is valid, and any changed hexadecimal digit is caught', () =>
  fc.assert(
    fc.property(numbers, fc.integer({ min: 20, max: 31 }), fc.integer({ min: 1, max: 15 }), (number, at, by) => {
      expect(checkKsefNumber(number)).toBeNull();
      const digit = ((Number.parseInt(number.charAt(at), 16) + by) % 16).toString(16).toUpperCase();
      expect(checkKsefNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe('Numer KSeF ma błędną sumę kontrolną');
    }),
  ));

test.each(['1X34563218', '10X4563218', '12X4563218'])('%s is not a seller’s NIP in a number', (nip) =>
  expect(checkKsefNumber(`${nip}-20260415-0123456789AB-E6`)).toBe('Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'),
);
