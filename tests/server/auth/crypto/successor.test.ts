import { expect, test } from 'vitest';
import { successor, successorGiven } from '../../../../src/server/auth/crypto/successor';
import { hashToken, opaqueToken } from '../../../../src/server/auth/crypto/tokens';
import { keyNamed, keys, rotated } from './keyring';

const token = opaqueToken();

test('S03 one refresh token always has the same successor pair', () =>
  expect(successor(keys, token)).toEqual(successor(keys, token)));

test('S03 S01 the pair is two different tokens of 32 bytes', () => {
  const { access, refresh } = successor(keys, token);
  expect(access).not.toBe(refresh);
  for (const one of [access, refresh]) expect(Buffer.from(one, 'base64url')).toHaveLength(32);
});

test('S03 another refresh token has another successor', () =>
  expect(successor(keys, opaqueToken()).refresh).not.toBe(successor(keys, token).refresh));

test('S03 without the server key nobody derives it', () =>
  expect(successor([keyNamed('guess')], token).refresh).not.toBe(successor(keys, token).refresh));

test('S03 K01 the pair already given is found again, also after a change of keys', () => {
  const given = successor(keys, token);
  expect(successorGiven(keys, token, hashToken(given.refresh))).toEqual(given);
  expect(successorGiven(rotated, token, hashToken(given.refresh))).toEqual(given);
});

test('S03 a refresh token that was followed by something else gets no pair', () =>
  expect(successorGiven(rotated, token, hashToken(opaqueToken()))).toBeNull());
