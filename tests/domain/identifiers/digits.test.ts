import { describe, expect, test } from 'vitest';
import { bare, digitsFault, isRealDay, remainder, weightedSum } from '../../../src/domain/identifiers/digits';
import { parseNip } from '../../../src/domain/identifiers/nip';
import { parseNrb } from '../../../src/domain/identifiers/nrb';
import { parsePesel } from '../../../src/domain/identifiers/pesel';
import { parseRegon } from '../../../src/domain/identifiers/regon';
import fc from '../../support/properties';
import { digits } from './digitErrors';

test('white space, dashes, dots, slashes, underscores and invisible characters are dropped, nothing else is', () =>
  expect(bare('\ufeff1 2\u00a03\u202f4-5‐6‑7–8—9−0\u00ad\u200bA.b/_·c,')).toBe('1234567890Abc,'));

test('digits typed in full width become plain, those of other scripts stay for the check to refuse', () => {
  expect(bare('０１２３４５６７８９')).toBe('0123456789');
  expect(bare('٥²')).toBe('٥²');
});

test('marks of the direction of writing are dropped', () => expect(bare('\u202a5260\u202c\u20665\u2069')).toBe('52605'));

test.each([
  ['123', null],
  ['', 'Numer ma trzy cyfry'],
  ['12', 'Numer ma trzy cyfry'],
  ['1234', 'Numer ma trzy cyfry'],
  ['123\n', 'Numer ma trzy cyfry'],
  ['1 2', 'Numer ma trzy cyfry'],
  ['1\u00002', 'Numer ma trzy cyfry'],
  ['trzy', 'Numer ma trzy cyfry'],
  ['1O3', 'Numer składa się z samych cyfr, a jest w nim „O”'],
  ['12l', 'Numer składa się z samych cyfr, a jest w nim „l”'],
  ['1234.', 'Numer składa się z samych cyfr, a jest w nim „.”'],
  ['1😀3', 'Numer składa się z samych cyfr, a jest w nim „😀”'],
  ['12٣', 'Numer składa się z samych cyfr, a jest w nim „٣”'],
])('three digits are expected of %j: %s', (value, fault) =>
  expect(digitsFault(value, /^\d{3}$/, 'Numer', 'trzy cyfry')).toBe(fault),
);

test('digits are multiplied by weights in turn', () => expect(weightedSum('1239', [3, 2, 1])).toBe(10));

test('the remainder of a long number is that of BigInt', () =>
  fc.assert(
    fc.property(
      digits(30),
      fc.integer({ min: 1, max: 9999 }),
      (long, by) => remainder(long, by) === Number(BigInt(long) % BigInt(by)),
    ),
  ));

test('a day is real exactly when a Date keeps it', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2299 }),
      fc.integer({ min: -1, max: 14 }),
      fc.integer({ min: -1, max: 33 }),
      (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        expect(isRealDay(year, month, day)).toBe(
          date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day,
        );
      },
    ),
    { numRuns: 1000 },
  ));

describe('a number typed with any separators is the number', () => {
  const sign = fc.constantFrom('', ' ', '\u00a0', '-', '–', '.', '/', '_', '\u200b');
  test.each([
    ['NIP', parseNip, '5260250274'],
    ['PESEL', parsePesel, '44051401359'],
    ['REGON', parseRegon, '123456785'],
    ['account', parseNrb, '62114000000000000000000001'],
  ])('%s', (_name, parse, number) =>
    fc.assert(
      fc.property(fc.array(sign, { minLength: number.length, maxLength: number.length }), (signs) => {
        expect(parse([...number].map((digit, place) => digit + signs[place]).join(''))).toBe(number);
      }),
    ),
  );
});
