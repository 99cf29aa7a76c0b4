import { expect, test } from 'vitest';
import { hashToken, isSameText, linkToken, opaqueToken } from '../../../../src/server/auth/crypto/tokens';
import fc from '../../../support/properties';

test('S01 an opaque token is 32 bytes in base64url', () => {
  const token = opaqueToken();
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('S01 the injected random source is what tokens are made of', () =>
  expect(opaqueToken((size) => new Uint8Array(size))).toBe('A'.repeat(43)));

test('A21 a link token is at least 43 letters and digits', () => expect(linkToken()).toMatch(/^[A-Za-z0-9]{43,}$/));

test('tokens do not repeat', () => expect(new Set(Array.from({ length: 1000 }, () => opaqueToken()))).toHaveLength(1000));

test('S01 A21 of a token its SHA-256 is kept', () =>
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));

test('texts are the same exactly when they are equal, whatever their lengths', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isSameText(one, one)).toBe(true);
      expect(isSameText(one, other)).toBe(one === other);
    }),
  ));
