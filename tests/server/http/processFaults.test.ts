// In npm test -- all: each of its tests starts the product once or more; how it starts, ends and keeps its secrets is told by process.test.ts.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/server/limits';
import { serverProcess } from '../../support/serverProcess';

const { dataDir, start } = serverProcess();
const timesTold = () => readFileSync(join(dataDir, 'logs/panel.jsonl'), 'utf8').split('The process ends').length;

describe('a process in trouble', { timeout: 120_000 }, () => {
  test('E04: after an error that nobody caught it ends with 1, and the log knows why', async () => {
    const thrower = 'process.on("SIGUSR2", () => { throw new RangeError("z sekretem"); })';
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}` });
    await server.ready;
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('RangeError');
    const lines = readFileSync(join(dataDir, 'logs/panel.jsonl'), 'utf8').trim().split('\n');
    // What the end cut off may still say so after it.
    const last = lines.map((line) => JSON.parse(line)).findLast(({ level }) => level === 'error');
    expect(last).toMatchObject({ level: 'error', error: 'RangeError', stack: expect.stringContaining('at ') });
    expect(JSON.stringify(last)).not.toContain('z sekretem');
  });
  test('E05: prints to readers that went away, goes on answering, writes no line about it again and again, and ends at SIGTERM', async () => {
    const server = start({ LOG_FILE: '-' });
    const address = await server.ready;
    server.child.stdout.destroy();
    server.child.stderr.destroy();
    for (let nth = 0; nth < 50; nth += 1) await fetch(`${address}/api/config`);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
  test('E05: prints to a reader that reads nothing, goes on answering, and ends at SIGTERM', async () => {
    const server = start({ LOG_FILE: '-' });
    const address = await server.ready;
    server.child.stdout.pause();
    // More than the 64 kB that a pipe holds.
    for (let nth = 0; nth < 600; nth += 1) await fetch(`${address}/api/config`);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    server.child.stdout.resume();
    expect(await server.ended).toBe(0);
  });
  test.each([
    ['throws once', 'process.on("SIGUSR2", () => { throw new RangeError("x"); })'],
    ['throws at every turn', 'process.on("SIGUSR2", () => { setInterval(() => { throw new RangeError("x"); }, 1); })'],
    [
      'is stuck in a loop besides',
      'process.on("SIGUSR2", () => { setTimeout(() => { for (;;); }, 50); throw new RangeError("x"); })',
    ],
  ])('E04, E05: a process whose readers are gone and that %s ends in time, not as one that ended well', async (_, thrower) => {
    const exitMs = 3_000;
    const before = timesTold();
    const server = start({
      LIMITS: JSON.stringify({ server: { finishMs: 1_000, exitMs } }),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
    });
    await server.ready;
    server.child.stdout.destroy();
    server.child.stderr.destroy();
    const at = performance.now();
    server.child.kill('SIGUSR2');
    expect(await server.ended).not.toBe(0);
    expect(performance.now() - at).toBeLessThan(limits.server.exitMs);
    expect(timesTold() - before).toBeLessThanOrEqual(1);
  });
  test('O08: secrets of another database, or none, are refused with a sentence; the right ones are taken again', async () => {
    const path = join(dataDir, 'secrets.json');
    const right = readFileSync(path);
    const refusals = [
      { ends: 'ma inną wartość', prepare: () => rmSync(path) },
      { ends: 'Brakuje klucza „first”', env: { SECRET_KEYS: `new:${randomBytes(32).toString('base64url')}` } },
      { ends: 'jest uszkodzony', prepare: () => writeFileSync(path, right.subarray(0, 20)) },
    ];
    for (const { ends, prepare, env = {} } of refusals) {
      prepare?.();
      const server = start(env);
      expect(await server.ended).toBe(1);
      expect(server.said()).toContain(ends);
      expect(server.said()).not.toMatch(/^\s+at |Gotowe/m);
    }
    writeFileSync(path, right);
    const server = start();
    await server.ready;
  });
  test('O08: files of the database that are not what they were are refused with a sentence, and the code says so', async () => {
    const first = start();
    await first.ready;
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const control = join(dataDir, 'postgres/global/pg_control');
    const whole = readFileSync(control);
    truncateSync(control, 100);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(/jest uszkodzona: plik global\/pg_control ma 100 B zamiast/);
    expect(second.said()).not.toMatch(/^\s+at /m);
    writeFileSync(control, whole);
    expect((await fetch(`${await start().ready}/api/ready`)).status).toBe(200);
  });
  test('a port that somebody has is told in one sentence', async () => {
    const first = start();
    const { port } = new URL(await first.ready);
    const second = start({ PORT: port, DATA_DIR: mkdtempSync(join(dataDir, 'other-')) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`Port ${port}`);
  });
});
