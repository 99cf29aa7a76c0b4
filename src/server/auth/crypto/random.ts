import { randomBytes } from 'node:crypto';

/** Where unpredictable bytes come from; tests hand in one of their own. */
export type RandomBytes = (size: number) => Uint8Array;

export const systemRandom: RandomBytes = (size) => randomBytes(size);

const RANGE = 2 ** 32;

/** A whole number from 0 to below − 1, each equally likely: draws that would favour the small ones are thrown away. */
export function randomBelow(below: number, random: RandomBytes = systemRandom): number {
  if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new RangeError(`randomBelow takes 1 to 2^32, got ${below}`);
  const fair = RANGE - (RANGE % below);
  for (;;) {
    const drawn = Buffer.from(random(4)).readUInt32BE();
    if (drawn < fair) return drawn % below;
  }
}

/** `length` characters of the alphabet, each equally likely in each place. */
export function randomText(alphabet: string, length: number, random: RandomBytes = systemRandom): string {
  return Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length, random))).join('');
}
