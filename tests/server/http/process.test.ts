import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { limits } from '../../../src/server/limits';
import { copyFolder } from '../../support/copyFolder';
import { inAll } from '../../support/inAll';
import { serverProcess } from '../../support/serverProcess';

const { dataDir, start } = serverProcess();

// With all its tables: a start on an empty folder takes seconds more, and is what the browser's tests begin with.
beforeAll(() => copyFolder(inject('database').saved, dataDir));

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
  inAll('O05: keeps its folder for itself, in a sentence', 'server/db/embedded/oneProcess.test.ts', async () => {
    const server = start();
    await server.ready;
    const second = start();
    expect(await second.ended).not.toBe(0);
    expect(second.said()).toContain(dataDir);
    expect(second.said()).not.toMatch(/^\s+at /m);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
  inAll('K02: production tells what it lacks, and does not start', 'server/http/config.test.ts', async () => {
    const server = start({ APP_ENV: 'production', HOST: '0.0.0.0', DEMO_LOGIN_CODE: '123456' });
    expect(await server.ended).toBe(1);
    for (const part of ['DEMO_LOGIN_CODE', 'SECRET_KEYS', 'SMTP_URL', 'TRUSTED_PROXIES']) expect(server.said()).toContain(part);
    expect(server.said()).not.toMatch(/123456|^\s+at /m);
  });
});
