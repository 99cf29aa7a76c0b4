import { createHash, timingSafeEqual } from 'node:crypto';
import { type RandomBytes, randomText, systemRandom } from './random';

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An access, refresh, attempt or device token: 32 random bytes as 43 characters of base64url. */
export function opaqueToken(random: RandomBytes = systemRandom): string {
  return Buffer.from(random(32)).toString('base64url');
}

/** A token that travels in a link: 43 letters and digits, 256 bits. */
export function linkToken(random: RandomBytes = systemRandom): string {
  return randomText(LETTERS_AND_DIGITS, 43, random);
}

/** What is kept of a token: its SHA-256, 64 hexadecimal digits. Only for values too long to be guessed, never for codes or passwords. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether two texts are equal, in a time that tells neither where they differ nor how long the other one is. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
