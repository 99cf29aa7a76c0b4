import { describe, test } from 'vitest';

const isSecondEngine = process.env.TEST_ENGINE === 'server' && process.env.TEST_WHOLE !== '1';

/**
 * Tests that send nothing at once, in a file that runs on both engines for the sake of others that do: `npm test` asks the embedded engine
 * for these, `npm test -- all` both.
 */
export function describeOnce(name: string, body: () => void): void {
  if (!isSecondEngine) describe(name, body);
}

/** One such test in a group of others. */
export function testOnce(name: string, body: () => Promise<void> | void): void {
  if (!isSecondEngine) test(name, body);
}
