import { expect, test } from 'vitest';
import { checkRegon, completeRegon, formatRegon, parseRegon } from '../../../src/domain/identifiers/regon';
import fc from '../../support/properties';
import { digits, present } from './digitErrors';
import { vectors } from './vectors';

const SENTENCES: Record<string, RegExp> = {
  checksum9: /^(REGON ma błędną cyfrę kontrolną|Pierwsze dziewięć cyfr REGON ma błędną cyfrę kontrolną)$/,
  checksum14: /^REGON jednostki lokalnej ma błędną ostatnią cyfrę$/,
  format: /^REGON (ma dziewięć albo czternaście cyfr|składa się z samych cyfr, a jest w nim „A”)$/,
  zeros: /^REGON nie składa się z samych zer$/,
};
const regons = digits(8).map(completeRegon).filter(present);
const local = fc
  .tuple(regons, digits(4))
  .map(([regon, unit]) => completeRegon(regon + unit))
  .filter(present);

test.each(vectors.regon)('$input: $reason', ({ input, reason }) => {
  const said = checkRegon(parseRegon(input));
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(SENTENCES[reason] ?? /^$/);
});

test('which of the two check digits is wrong is said', () => {
  expect(checkRegon('123456786')).toBe('REGON ma błędną cyfrę kontrolną');
  expect(checkRegon('12345678612342')).toBe('Pierwsze dziewięć cyfr REGON ma błędną cyfrę kontrolną');
  expect(checkRegon('12345678512348')).toBe('REGON jednostki lokalnej ma błędną ostatnią cyfrę');
  expect(checkRegon('00000000012345')).toBe('REGON nie składa się z samych zer');
});

test.each([
  ['REGON: 123-456-785', '123456785'],
  ['regon 123456785', '123456785'],
  ['12345678500000', '123456785'],
  ['12345678500010', '12345678500010'],
  ['100000', '100000'],
])('%j is read as %s', (typed, value) => expect(parseRegon(typed)).toBe(value));

test('the five zeros of the court register are padding', () =>
  fc.assert(fc.property(regons, (regon) => checkRegon(parseRegon(`${regon}00000`)) === null)));

test('a shown REGON is read back as it was', () =>
  fc.assert(fc.property(fc.oneof(regons, local), (regon) => parseRegon(formatRegon(regon)) === parseRegon(regon))));

test('completed numbers are valid', () => fc.assert(fc.property(fc.oneof(regons, local), (regon) => checkRegon(regon) === null)));

test.each(['00000000', '1234567', '1234567861234', 'abcdefgh', ''])('nothing completes %j', (first) =>
  expect(completeRegon(first)).toBeNull(),
);

/** Remainder ten is written as zero, so the algorithm cannot tell the two apart. */
const sameControl = (right: string, wrong: string) => right.slice(-1) === '0' && wrong.slice(-1) === '0';

test('a changed digit is caught unless remainders ten and zero meet', () =>
  fc.assert(
    fc.property(regons, fc.nat(7), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
      const wrong = right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1);
      expect(checkRegon(wrong) !== null || sameControl(right, wrong)).toBe(true);
    }),
  ));

test('a changed check digit is always caught', () =>
  fc.assert(
    fc.property(fc.oneof(regons, local), fc.integer({ min: 1, max: 9 }), (right, by) => {
      expect(checkRegon(right.slice(0, -1) + ((Number(right.slice(-1)) + by) % 10))).not.toBeNull();
    }),
  ));

test('local units are completed from thirteen digits', () => {
  expect(completeRegon('1234567851234')).toBe('12345678512347');
  expect(completeRegon('12345678')).toBe('123456785');
});

test('only what stands before the digits is a prefix, and only fourteen digits are padded', () => {
  expect(parseRegon('123REGON:456785')).toBe('123REGON:456785');
  expect(parseRegon('112345678500000')).toBe('112345678500000');
  expect(parseRegon('123456785000001')).toBe('123456785000001');
});
