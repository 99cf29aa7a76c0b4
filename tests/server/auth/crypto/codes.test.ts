import { expect, test } from 'vitest';
import { hashCode, isCode, loginCode, readCode } from '../../../../src/server/auth/crypto/codes';
import fc from '../../../support/properties';
import { drawing, keys, rotated } from './keyring';

test('A07 a code keeps its leading zeros', () => expect(loginCode(drawing(0, 0, 0, 42))).toBe('000042'));

test('A07 codes are six digits', () =>
  expect(Array.from({ length: 500 }, () => loginCode()).every((code) => /^\d{6}$/.test(code))).toBe(true));

test('A07 every digit is about as frequent in every place', () => {
  const codes = Array.from({ length: 10_000 }, () => loginCode());
  for (const place of [0, 5]) {
    for (const digit of '0123456789') {
      const times = codes.filter((code) => code[place] === digit).length;
      expect(Math.abs(times - 1000)).toBeLessThan(200);
    }
  }
});

test.each([
  ['012345', '012345'],
  [' 012 345\n', '012345'],
  ['012\u00a0345', '012345'],
  ['012-345', '012345'],
  ['0\u200b12345\ufeff', '012345'],
])('A07 “%s” is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '０１２３４５', '01234５', '𝟎𝟏𝟐𝟑𝟒𝟓', '1'.repeat(10_000), '-123456.0'])(
  'A07, V11: “%s” is no code',
  (typed) => expect(readCode(typed)).toBeNull(),
);

test('A07 only the right code of the right attempt matches what is stored', () => {
  const stored = hashCode(keys, 'attempt-1', '123456');
  expect(stored).not.toContain('123456');
  expect(isCode(keys, 'attempt-1', '123456', stored)).toBe(true);
  expect(isCode(keys, 'attempt-2', '123456', stored)).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
      const code = String(number).padStart(6, '0');
      expect(isCode(keys, 'attempt-1', code, stored)).toBe(code === '123456');
    }),
  );
});

test('K01 a code sent before a change of keys is still good after it', () =>
  expect(isCode(rotated, 'attempt', '123456', hashCode(keys, 'attempt', '123456'))).toBe(true));
