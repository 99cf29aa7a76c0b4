import { expect, test } from 'vitest';
import {
  findRecoveryCode,
  hashRecoveryCode,
  readRecoveryCode,
  recoveryCodes,
} from '../../../../src/server/auth/crypto/recoveryCodes';
import { keys, rotated } from './keyring';

const codes = recoveryCodes();
const stored = codes.map((code) => hashRecoveryCode(keys, 'anna', code));

test('A18 there are ten different codes of readable letters and digits', () => {
  expect(new Set(codes)).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnprstuwyz2-9]{4}(-[a-hjkmnprstuwyz2-9]{4}){2}$/);
});

test('A18 codes are kept hashed', () => expect(codes.some((code) => stored.join(' ').includes(code))).toBe(false));

test('A18 a code finds its own hash, for its owner only', () => {
  expect(codes.map((code) => findRecoveryCode(keys, 'anna', code, stored))).toEqual(stored);
  expect(findRecoveryCode(keys, 'jan', codes[0] ?? '', stored)).toBeNull();
});

test('A18 a used code, taken off the list, works no more', () =>
  expect(
    findRecoveryCode(
      keys,
      'anna',
      codes[3] ?? '',
      stored.filter((hash) => hash !== stored[3]),
    ),
  ).toBeNull());

test('K01 codes printed before a change of keys still work', () =>
  expect(findRecoveryCode(rotated, 'anna', codes[9] ?? '', stored)).toBe(stored[9]));

test.each(['ABCD-EFGH-JKMN', 'abcdefghjkmn', ' abcd efgh\njkmn ', 'abcd–efgh—jkmn'])(
  'A18 “%s” is read as it was meant',
  (typed) => expect(readRecoveryCode(typed)).toBe('abcd-efgh-jkmn'),
);

test.each(['', 'abcd-efgh', 'abcd-efgh-jkmn-p', 'abcd-efgh-jkm0', 'a'.repeat(5000)])('A18 “%s” is no recovery code', (typed) =>
  expect(readRecoveryCode(typed)).toBeNull(),
);
