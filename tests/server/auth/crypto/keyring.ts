import type { Key, Keys } from '../../../../src/server/auth/crypto/keys';
import type { RandomBytes } from '../../../../src/server/auth/crypto/random';
import { hashToken } from '../../../../src/server/auth/crypto/tokens';

/** A key whose bytes follow from its name. */
export const keyNamed = (id: string): Key => ({ id, secret: Buffer.from(hashToken(`key ${id}`), 'hex') });

export const keys: Keys = [keyNamed('new')];
export const rotated: Keys = [keyNamed('newer'), keyNamed('new')];

/** Gives these bytes in turn and says when a test asked for more of them. */
export function drawing(...bytes: number[]): RandomBytes {
  const left = [...bytes];
  return (size) => {
    if (left.length < size) throw new Error('the test supplied too few random bytes');
    return Uint8Array.from(left.splice(0, size));
  };
}
