import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { wholeMark } from './wholeMark';

/**
 * A test that `npm test -- all` runs and `npm test` leaves out, as a faster file of tests holds what it tells too.
 * @param heldBy that file, under `tests/`
 */
export function inAll(name: string, heldBy: string, body: () => Promise<void>, timeout?: number): void {
  const held = join('tests', heldBy);
  if (!existsSync(held)) throw new Error(`„${name}” is said to be held by ${heldBy}, which is not there`);
  if (readFileSync(held, 'utf8').startsWith(wholeMark))
    throw new Error(`„${name}” is said to be held by ${heldBy}, which \`npm test\` leaves out too`);
  if (process.env.TEST_WHOLE === '1') test(name, body, timeout);
}
