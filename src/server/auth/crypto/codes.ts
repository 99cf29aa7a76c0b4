import type { Keys } from './keys';
import { type RandomBytes, randomBelow, systemRandom } from './random';
import { isSigned, sign } from './signature';

/** A six-digit login code, each of the million equally likely, leading zeros kept. */
export function loginCode(random: RandomBytes = systemRandom): string {
  return String(randomBelow(1_000_000, random)).padStart(6, '0');
}

/** The six digits that were meant, whatever spaces or dashes came with them; null when they are not six digits of ASCII (V11). */
export function readCode(typed: string): string | null {
  if (typed.length > 64) return null;
  const digits = typed.replace(/[\s\u200b-\u200d\u2060\ufeff-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** What is kept of a code: its HMAC under a server key, bound to the attempt that it belongs to. */
export function hashCode(keys: Keys, attemptId: string, code: string): string {
  return sign(keys, 'login-code', [attemptId, code]);
}

/** Takes the code as `readCode` gave it. */
export function isCode(keys: Keys, attemptId: string, code: string, stored: string): boolean {
  return isSigned(keys, 'login-code', [attemptId, code], stored);
}
