import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, sign } from '../../../../src/server/auth/crypto/signature';
import { keyNamed, keys, rotated } from './keyring';

test('A07 a signature is HMAC-SHA-256 under a key derived for its purpose, and names the key', () => {
  const derived = Buffer.from(hkdfSync('sha256', keys[0].secret, '', 'panel-biura/login-code', 32));
  const expected = createHmac('sha256', derived).update('["attempt","123456"]').digest('base64url');
  expect(sign(keys, 'login-code', ['attempt', '123456'])).toBe(`new.${expected}`);
});

test('K01 what an older key signed is still known after a new key came', () => {
  const stored = sign(keys, 'login-code', ['a']);
  expect(isSigned(rotated, 'login-code', ['a'], stored)).toBe(true);
  expect(sign(rotated, 'login-code', ['a'])).toMatch(/^newer\./);
});

test('K01 what a removed key signed is known no more', () =>
  expect(isSigned([keyNamed('other')], 'login-code', ['a'], sign(keys, 'login-code', ['a']))).toBe(false));

test('two keys with one id and other bytes do not stand in for each other', () => {
  const impostor = { ...keyNamed('other'), id: 'new' };
  expect(isSigned([impostor], 'login-code', ['a'], sign(keys, 'login-code', ['a']))).toBe(false);
});

test('a signature for one purpose is none for another', () =>
  expect(isSigned(keys, 'recovery-code', ['a'], sign(keys, 'login-code', ['a']))).toBe(false));

test('parts do not run into each other', () =>
  expect(isSigned(keys, 'login-code', ['a', 'bc'], sign(keys, 'login-code', ['ab', 'c']))).toBe(false));

test.each(['', '.', 'new', 'new.', 'new.AAAA', 'nobody.AAAA', '....'])(
  'the damaged signature “%s” is refused without an error',
  (stored) => expect(isSigned(keys, 'login-code', ['a'], stored)).toBe(false),
);
