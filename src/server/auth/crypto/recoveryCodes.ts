import type { Keys } from './keys';
import { type RandomBytes, randomText, systemRandom } from './random';
import { isSigned, sign } from './signature';

/** Without q, v and x, which Polish spelling lacks, and without what is mistaken on paper: 0 and o, 1, i and l. */
const READABLE = 'abcdefghjkmnprstuwyz23456789';
const GROUP = 4;
const GROUPS = 3;
const HOW_MANY = 10;

/** Ten codes as `abcd-efgh-jkmn`, shown once; 57 bits each. */
export function recoveryCodes(random: RandomBytes = systemRandom): string[] {
  const one = () => Array.from({ length: GROUPS }, () => randomText(READABLE, GROUP, random)).join('-');
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(one());
  return [...codes];
}

/** The code that was meant, whatever case, spaces or dashes it was typed with; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  if (typed.length > 64) return null;
  const characters = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
  if (characters.length !== GROUP * GROUPS || [...characters].some((character) => !READABLE.includes(character))) return null;
  return (characters.match(/.{4}/g) ?? []).join('-');
}

/** What is kept of a code: its HMAC under a server key, bound to its owner. */
export function hashRecoveryCode(keys: Keys, userId: string, code: string): string {
  return sign(keys, 'recovery-code', [userId, code]);
}

/** The stored hash that this code uses up, or null; takes the code as `readRecoveryCode` gave it and looks at every hash. */
export function findRecoveryCode(keys: Keys, userId: string, code: string, stored: readonly string[]): string | null {
  return stored.filter((hash) => isSigned(keys, 'recovery-code', [userId, code], hash))[0] ?? null;
}
