import { expect, test } from 'vitest';
import {
  birthDateOf,
  checkPesel,
  completePesel,
  formatPesel,
  holdsPesel,
  parsePesel,
  type Sex,
  sexOf,
} from '../../../src/domain/identifiers/pesel';
import fc from '../../support/properties';
import { oneChanged, present } from './digitErrors';
import { vectors } from './vectors';

const SENTENCES: Record<string, RegExp> = {
  checksum: /^PESEL ma błędną cyfrę kontrolną$/,
  format: /^PESEL (ma jedenaście cyfr|składa się z samych cyfr, a jest w nim „X”)$/,
  date: /^PESEL zawiera datę urodzenia, której nie ma w kalendarzu$/,
};
const births = fc
  .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2299-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const people = fc.record({ birth: births, sex: fc.constantFrom<Sex>('F', 'M'), serial: fc.integer({ min: 0, max: 4999 }) });
const pesels = people.map(({ birth, sex, serial }) => completePesel(birth, sex, serial)).filter(present);

test.each(vectors.pesel)('$input: $reason', ({ input, reason }) => {
  const said = checkPesel(parsePesel(input));
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(SENTENCES[reason] ?? /^$/);
});

test.each(vectors.pesel_derived)('$pesel was born on $birth, $sex', ({ pesel, birth, sex }) => {
  expect(birthDateOf(pesel)).toBe(birth);
  expect(sexOf(pesel)).toBe(sex);
});

test.each(['44051401358', '90022900011', 'x', ''])('%j tells neither a birth date nor a sex', (value) => {
  expect(birthDateOf(value)).toBeNull();
  expect(sexOf(value)).toBeNull();
});

test('a PESEL says when and as whom the person was born', () =>
  fc.assert(
    fc.property(people, ({ birth, sex, serial }) => {
      const pesel = completePesel(birth, sex, serial) ?? '';
      expect([checkPesel(pesel), birthDateOf(pesel), sexOf(pesel)]).toEqual([null, birth, sex]);
    }),
  ));

test('five thousand numbers a day for each sex never repeat', () => {
  const numbers = ['F', 'M'].flatMap((sex) =>
    Array.from({ length: 5000 }, (_, serial) => completePesel('1990-01-01', sex as Sex, serial)),
  );
  expect(new Set(numbers).size).toBe(10_000);
  expect(numbers.every(present)).toBe(true);
});

test.each([
  ['1799-12-31', 0],
  ['2300-01-01', 0],
  ['1900-02-29', 0],
  ['2000-02-30', 0],
  ['1990-13-01', 0],
  ['1990-00-10', 0],
  ['1990-21-10', 0],
  ['1.1.1990', 0],
  ['x1990-01-01', 0],
  ['1990-01-01T00', 0],
  ['1990-01-01', -1],
  ['1990-01-01', 5000],
  ['1990-01-01', 0.5],
])('nobody born on %s has number %d', (birth, serial) => expect(completePesel(birth, 'F', serial)).toBeNull());

test('29 February exists in leap years alone, also at the turns of centuries', () => {
  for (const year of [1896, 1904, 2000, 2096, 2104]) expect(completePesel(`${year}-02-29`, 'F', 0)).not.toBeNull();
  for (const year of [1897, 1900, 2100, 2200]) expect(completePesel(`${year}-02-29`, 'F', 0)).toBeNull();
});

test('a shown PESEL is read back as it was', () =>
  fc.assert(fc.property(pesels, (pesel) => parsePesel(formatPesel(pesel)) === pesel)));

test.each(['PESEL: 440514 01359', ' 44051401359\n', 'pesel 44-05-14-01359'])('%j is read as 44051401359', (typed) =>
  expect(parsePesel(typed)).toBe('44051401359'),
);

test('a changed digit is always caught', () =>
  fc.assert(fc.property(oneChanged(pesels), ({ wrong }) => checkPesel(wrong) !== null)));

test('only what stands before the digits is a prefix', () => expect(parsePesel('440PESEL51401359')).toBe('440PESEL51401359'));

test.each([
  ['PESEL 44051401359', true],
  ['440514 01359, Jan', true],
  ['nr 44-05-14-01359.', true],
  ['44051401358', false],
  ['440514013590', false],
  ['FV 1/44051401359/2026', true],
  ['', false],
])('%j holds a PESEL: %s', (text, holds) => expect(holdsPesel(text)).toBe(holds));
