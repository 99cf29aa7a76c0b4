import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStandIn } from '../../server/registers/standIn';
import { findChromium } from './chromium';

/** A test opens a hundred screens a minute and takes every kind of file away; no person does. */
const plenty = { most: 10_000, windowMs: 60_000 };
const allowances = { rates: { requests: plenty, exports: plenty, invitations: plenty, uploads: plenty }, anonymous: plenty };

declare module 'vitest' {
  interface ProvidedContext {
    /** The started product, with the demonstration in it. */
    panel: { port: number; dataDir: string };
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Builds what is stale and starts the product as `npm start` does, on a folder of its own; one server for the whole run. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed');
  const port = await freePort();
  const registers = await openStandIn();
  const { white_list, ceidg, krs } = registers.places;
  const dataDir = mkdtempSync(join(tmpdir(), 'panel-e2e-'));
  const server = spawn(process.execPath, ['build/server/main.mjs'], {
    env: {
      ...process.env,
      APP_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LIMITS: JSON.stringify(allowances),
      DEMO_LOGIN_CODE: '123456',
      PUBLIC_URL: `http://localhost:${port}`,
      WHITE_LIST_URL: white_list.url,
      CEIDG_URL: ceidg.url,
      CEIDG_TOKEN: String(ceidg.key),
      KRS_URL: krs.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said.push(bytes.toString());
      if (said.join('').includes('Gotowe: ')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${said.join('')}`)));
  });
  project.provide('panel', { port, dataDir });
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    await registers.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
