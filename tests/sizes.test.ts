// In npm test -- all: it builds the panel by itself; weights asks the same of the built one, over the wire.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('no screen brings more code before it is drawn than it may', { timeout: 300_000 }, () => {
  // As a build from the command line runs; a test's own environment would bring React's development half.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sizes.mjs'], { encoding: 'utf8', env });
  expect(stderr.match(/Over the limit.*/)?.[0] ?? '').toBe('');
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('client') });
});
