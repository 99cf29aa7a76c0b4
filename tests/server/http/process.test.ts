import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../src/server/limits';

/** The server as a process of its own, as `npm start` runs it. */
mkdirSync('build', { recursive: true });
const bundleDir = mkdtempSync(join(process.cwd(), 'build/process-'));
const file = join(bundleDir, 'main.mjs');
const dataDir = mkdtempSync(join(tmpdir(), 'panel-process-'));
const running: ChildProcess[] = [];
beforeAll(() => {
  const bundle = `import { bundleServer } from './scripts/bundle.mjs'; await bundleServer(${JSON.stringify(bundleDir)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', bundle]);
});
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});
afterAll(() => {
  for (const dir of [dataDir, bundleDir]) rmSync(dir, { recursive: true, force: true });
});

/** Optimising the engine's code costs a second and more of processor, and pays only where the process lives on. */
const SHORT_LIVED = '--wasm-tiering-budget=60000000';

function start(env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [SHORT_LIVED, file], {
    env: { PATH, DATA_DIR: dataDir, PORT: '0', APP_ENV: 'test', ...env },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^Gotowe: (http:\/\/\S+)$/m.exec(said)?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(said)), reject);
  });
  ready.catch(() => undefined);
  return { child, ready, ended, said: () => said };
}

const timesTold = () => readFileSync(join(dataDir, 'logs/panel.jsonl'), 'utf8').split('The process ends').length;

/** A login whose body is not all sent yet. */
async function sendHalf(address: string) {
  const body = JSON.stringify({ email: 'nikt@demo.test', password: 'Nieznane-Haslo-2026' });
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  const lines = [
    'POST /api/users/check HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'X-Api-Key: demo-api-key',
    'X-Provider-Scope: local',
    'Connection: close',
  ];
  await new Promise<void>((done) => socket.write(`${lines.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`, () => done()));
  // An answer to a later connection: the server has read what was sent before it.
  await fetch(`${address}/api/health`);
  return { sendRest: () => socket.write(body.slice(10)), answer: once(socket, 'close').then(() => heard) };
}

const isListening = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => true,
    () => false,
  );

describe('the process', { timeout: 120_000 }, () => {
  test('O02: is ready when it says so, and at SIGTERM answers what is under way and ends with 0', async () => {
    const server = start();
    const address = await server.ready;
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const under = await sendHalf(address);
    const at = performance.now();
    server.child.kill('SIGTERM');
    await expect.poll(() => isListening(address)).toBe(false);
    under.sendRest();
    expect(await under.answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(await server.ended).toBe(0);
    expect(performance.now() - at).toBeLessThan(limits.server.exitMs);
  });
  test('K01: its secrets and its log are its owner’s alone, and neither says the other', () => {
    for (const name of ['secrets.json', 'logs/panel.jsonl']) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
    const { keys } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    expect(readFileSync(join(dataDir, 'logs/panel.jsonl'), 'utf8')).not.toContain(keys.split(':')[1]);
    expect(readdirSync(dataDir).sort()).toEqual(expect.arrayContaining(['logs', 'postgres', 'secrets.json']));
  });
  test('O05: a second process on the same folder is refused with a sentence', async () => {
    const first = start();
    await first.ready;
    const second = start();
    expect(await second.ended).not.toBe(0);
    expect(second.said()).toContain(dataDir);
    expect(second.said()).not.toMatch(/^\s+at /m);
  });
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
  test('K02: production tells what it lacks, and does not start', async () => {
    const server = start({ APP_ENV: 'production', HOST: '0.0.0.0', DEMO_LOGIN_CODE: '123456' });
    expect(await server.ended).toBe(1);
    for (const part of ['DEMO_LOGIN_CODE', 'SECRET_KEYS', 'SMTP_URL', 'TRUSTED_PROXIES']) expect(server.said()).toContain(part);
    expect(server.said()).not.toMatch(/123456|^\s+at /m);
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
