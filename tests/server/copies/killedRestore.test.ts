// In npm test -- all: four processes of a command and four of the server, for what `restore` marks by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverProcess } from '../../support/serverProcess';

/** A restore cut off by a kill, from outside: the operator's commands and the server as they are started. */
const server = serverProcess();
const root = mkdtempSync(join(tmpdir(), 'panel-killed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const key = randomBytes(32).toString('base64');
const env = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  APP_ENV: 'test',
  DATA_DIR: join(root, folder),
  SECRET_KEYS: `first:${key}`,
  BACKUP_DIR: join(root, 'copies'),
  BACKUP_PASSPHRASE: 'osiem-zwykłych-słów-których-nikt-nie-zgadnie',
});

/** Runs a command in a folder; the kill comes as soon as it has said the words. */
async function run(folder: string, words: readonly string[], killedAt?: RegExp): Promise<{ code: number | null; said: string }> {
  const child: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', ...words], { env: env(folder) });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text;
      if (killedAt?.test(said)) child.kill('SIGKILL');
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

beforeAll(async () => {
  const added = await run('source', ['firm:add', 'nowak', 'Biuro Nowak', '--no-panel']);
  expect(added.code, added.said).toBe(0);
  const copied = await run('source', ['backup']);
  expect(copied.code, copied.said).toBe(0);
});

test.each([
  ['while files are put in place', /3\/4/],
  ['while the database is loaded', /4\/4/],
])(
  'B02: after a kill %s the server refuses the folder with what to do, and a second restore makes it whole',
  async (_, at) => {
    const folder = at.source.slice(0, 1);
    const killed = await run(folder, ['restore'], at);
    expect(killed.code, killed.said).toBeNull();
    expect(killed.said).not.toContain('Gotowe');

    const refused = server.start(env(folder));
    expect(await refused.ended, refused.said()).toBe(1);
    expect(refused.said()).toMatch(/Odtwarzanie kopii .* zostało przerwane .*npm run restore -- --copy/);

    const again = await run(folder, ['restore']);
    expect(again.code, again.said).toBe(0);
    const started = server.start({ ...env(folder), DEMO: '0' });
    expect(await started.ready).toMatch(/^http:/);
  },
  300_000,
);
