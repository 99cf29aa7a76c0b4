import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { testFolder } from '../support/openForTest';
import { bundleForNode, bundleWorker } from '../support/worker';
import { killWriters } from './kills';

const dataDir = await testFolder();

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('O02 whenever the process is killed, every answered write is there afterwards and every transaction is whole or absent', {
  timeout: 300_000,
}, async () => {
  const workerFile = await bundleWorker();
  const writer = await bundleForNode('tests/durability/writer.ts', 'writer');
  const figures = await killWriters({ dataDir, writer, workerFile, random: Math.random }, 6);

  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures).toMatchObject({ interrupted: 6, missing: 0, torn: 0, indexFaults: 0, openFailures: 0 });
});
