import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEngine } from '../../../../src/server/db/embedded/engine';
import { testFolder } from '../../../support/openForTest';

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that behaves as `body` says; `port` is its line to the server. */
function start(body: string) {
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { parentPort as port } from 'node:worker_threads';\n${body}`);
  const deaths: string[] = [];
  let tell: (reason: string) => void = () => undefined;
  const died = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const engine = startEngine(file, { cluster: '', socket: '' }, ({ message }) => {
    deaths.push(message);
    tell(message);
  });
  return { engine, died, deaths };
}

const READY = `port.postMessage({ type: 'ready' });`;
const UNTIL_TOLD = `port.on('message', () => process.exit(0));`;

test('a worker that ends before it is ready is a failed start, not a death', async () => {
  const { engine, deaths } = start('process.exit(3)');

  await expect(engine).rejects.toThrow('ended with code 3');
  expect(deaths).toEqual([]);
});

test('a worker that throws before it is ready says why the start failed', async () => {
  const { engine } = start(`throw new Error('no durability')`);

  await expect(engine).rejects.toThrow('no durability');
});

test('a worker that ends unasked is a death', async () => {
  const { engine, died } = start(`${READY} setImmediate(() => process.exit(4));`);
  await engine;

  expect(await died).toContain('ended with code 4');
});

test('a worker that reports the end of PostgreSQL is a death, told once', async () => {
  const { engine, died, deaths } = start(
    `${READY} setImmediate(() => { port.postMessage({ type: 'fatal', reason: 'PANIC' }); process.exit(1); });`,
  );
  const running = await engine;
  await died;
  await running.close();

  expect(deaths).toEqual(['The database stopped: PANIC']);
});

test('a worker that ends when asked to is no death', async () => {
  const { engine, deaths } = start(`${READY} ${UNTIL_TOLD}`);
  await (await engine).close();

  expect(deaths).toEqual([]);
});
