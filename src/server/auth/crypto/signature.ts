import { createHmac, timingSafeEqual } from 'node:crypto';
import { findKey, type Key, type Keys, keyFor, type Purpose } from './keys';

/** The parts of a signed thing; a list, so that `['ab', 'c']` and `['a', 'bc']` never sign alike. */
export type Parts = readonly string[];

/** HMAC-SHA-256 of the parts under one key. */
export function mac(key: Key, purpose: Purpose, parts: Parts): Buffer {
  return createHmac('sha256', keyFor(key, purpose)).update(JSON.stringify(parts)).digest();
}

/** The signature under the current key, as it is stored: `<key id>.<base64url>`. */
export function sign(keys: Keys, purpose: Purpose, parts: Parts): string {
  return `${keys[0].id}.${mac(keys[0], purpose, parts).toString('base64url')}`;
}

/** Whether a stored signature was made of these parts; compared in constant time, false for a damaged one or an unknown key. */
export function isSigned(keys: Keys, purpose: Purpose, parts: Parts, stored: string): boolean {
  const [id = '', text = ''] = stored.split('.');
  const key = findKey(keys, id);
  if (!key) return false;
  const expected = mac(key, purpose, parts);
  const given = Buffer.from(text, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
