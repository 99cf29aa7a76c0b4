import { hkdfSync } from 'node:crypto';

/** A server key: at least 32 secret bytes, and the id that is written beside whatever was made with it. */
export interface Key {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The first key makes new values; the older ones still open what they once made, so a key is changed without logging anybody out. */
export type Keys = readonly [Key, ...Key[]];

/** What a key is used for; each use gets a key of its own, so that nothing made for one passes for another. */
export type Purpose =
  | 'fingerprint'
  | 'login-code'
  | 'recovery-code'
  | 'refresh-successor'
  | 'field'
  | 'blind-index'
  | 'trail'
  | 'trail-anchor'
  | 'erasure';

/** Ids stand in stored values between dots. */
export const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/;

export function findKey(keys: Keys, id: string): Key | undefined {
  return keys.find((key) => key.id === id);
}

const derived = new WeakMap<Key, Map<Purpose, Buffer>>();

/** The 32-byte key of one purpose (HKDF-SHA-256), remembered for as long as the key itself lives. */
export function keyFor(key: Key, purpose: Purpose): Buffer {
  const known = derived.get(key) ?? new Map<Purpose, Buffer>();
  derived.set(key, known);
  const found = known.get(purpose);
  if (found) return found;
  const made = Buffer.from(hkdfSync('sha256', key.secret, new Uint8Array(), `panel-biura/${purpose}`, 32));
  known.set(purpose, made);
  return made;
}
