import { createHash } from 'node:crypto';
import type { Sha512 } from './flatFile';

/** Node's SHA-512; kept apart so that the rest of the register loads in a browser. */
export const sha512: Sha512 = (text) => createHash('sha512').update(text).digest('hex');
