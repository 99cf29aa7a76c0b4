/** Argon2id's cost: memory in KiB, passes, threads, output in bytes; salts have 16 bytes. */
export const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
export const SALT_BYTES = 16;

/** Code points after normalisation. */
export const LENGTH = { min: 12, max: 128 } as const;

/** Hashes that run at once in one process, and how long a further one waits, in milliseconds. */
export const AT_ONCE = { limit: 4, waitMs: 2_000 } as const;

/** zxcvbn's scale is 0 to 4. */
export const LOWEST_SCORE = 3;

/** Shorter names are found in too many innocent passwords. */
export const SHORTEST_NAME = 4;
