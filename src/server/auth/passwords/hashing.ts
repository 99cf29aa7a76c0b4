import { hash, parseOptions, verify } from '@node-rs/argon2';
import { type RandomBytes, systemRandom } from '../crypto/random';
import { createGate } from './gate';
import { AT_ONCE, HASHING, SALT_BYTES } from './limits';
import { normalisePassword } from './normalise';

export interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
  outputLen: number;
}

export interface HasherOptions {
  cost?: HashingCost;
  limit?: number;
  waitMs?: number;
  random?: RandomBytes;
}

export interface Verified {
  matches: boolean;
  /** True when it matches and was made with less than today's cost: hash the password anew and store that. */
  needsRehash: boolean;
}

export interface Hasher {
  /** An argon2id hash in PHC form, which carries its own parameters. */
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<Verified>;
  /** The work of `verify` for an account that does not exist; always false. */
  dummyVerify(password: string): Promise<false>;
}

/** Hashes and verifies passwords, a few at once; every method is refused with 429 when the line is too long. */
export function createHasher({
  cost = HASHING,
  limit = AT_ONCE.limit,
  waitMs = AT_ONCE.waitMs,
  random = systemRandom,
}: HasherOptions = {}): Hasher {
  const gate = createGate({ limit, waitMs });
  const nobody = phcOfNobody(cost, random);
  return {
    hash: (password) => gate(() => hash(normalisePassword(password), { ...cost, salt: random(SALT_BYTES) })),
    verify: (stored, password) =>
      gate(async () => {
        const matches = await verify(stored, normalisePassword(password));
        return { matches, needsRehash: matches && isWeaker(stored, cost) };
      }),
    dummyVerify: (password) =>
      gate(async () => {
        await verify(nobody, normalisePassword(password));
        return false as const;
      }),
  };
}

function isWeaker(stored: string, cost: HashingCost): boolean {
  const made = parseOptions(stored);
  return (
    !stored.startsWith('$argon2id$v=19$') ||
    made.memoryCost < cost.memoryCost ||
    made.timeCost < cost.timeCost ||
    made.parallelism < cost.parallelism ||
    made.outputLen < cost.outputLen ||
    made.saltLen < SALT_BYTES
  );
}

/** A well-formed hash of no password, drawn rather than computed. */
function phcOfNobody({ memoryCost, timeCost, parallelism, outputLen }: HashingCost, random: RandomBytes): string {
  const drawn = (size: number) => Buffer.from(random(size)).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${drawn(SALT_BYTES)}$${drawn(outputLen)}`;
}
