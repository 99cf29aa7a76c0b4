// In npm test -- all: each command is a process of its own, and few change how they work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { workerFile } from '../../support/database';
import { openForTest } from '../../support/openForTest';

/** The operator's commands as they are typed, on an embedded database of their own. */
const dataDir = mkdtempSync(join(tmpdir(), 'panel-firms-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function run(...words: string[]) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', ...words], { env: { PATH, DATA_DIR: dataDir, APP_ENV: 'test' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Looks into the database between two commands: only one process has it. */
async function within<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openForTest({ workerFile: workerFile(), dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
const firm = () =>
  within(async (db) => {
    const [row] = await db.query<{ key: string; api_key: string; name: string; changes: unknown }>({
      text: 'select key, api_key, name, changes from tenants',
    });
    return row;
  });
const trail = () =>
  within((db) =>
    db.query({ text: 'select a.request_id, v.changes from audit a join audit_values v using (tenant_id, seq) order by a.seq' }),
  );

beforeAll(async () => {
  expect(await run('firm:add', 'nowak', 'Biuro Nowak')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/VITE_API_KEY=nowak-[0-9a-f]{24} npm run build -- --tenant nowak/),
  });
});

describe('T02: a firm’s API key', () => {
  test('is not replaced, nor its name, by adding the firm once more', async () => {
    const before = await firm();
    const { code, said } = await run('firm:add', 'nowak', 'Zupełnie inne biuro');
    expect([code, said]).toEqual([2, expect.stringMatching(/^Biuro o kluczu „nowak” już jest .*npm run firm:key -- nowak/m)]);
    expect(said).not.toContain('VITE_API_KEY');
    expect(await firm()).toEqual(before);
  });
  test('is another one after firm:key, with a line in the trail that does not hold it', async () => {
    const before = await firm();
    const { code, said } = await run('firm:key', 'nowak');
    const drawn = /VITE_API_KEY=(\S+) /.exec(said)?.[1];
    expect([code, drawn]).toEqual([0, expect.stringMatching(/^nowak-[0-9a-f]{24}$/)]);
    expect(await firm()).toEqual({ ...before, api_key: drawn });
    expect(await trail()).toEqual([
      { request_id: 'firm:key', changes: JSON.stringify({ apiKey: { before: '[ukryte]', after: '[ukryte]' } }) },
    ]);
  });
});

test('firm:open gives a firm back what it switched off and cannot switch on by itself', async () => {
  const changes = { deniedAreas: ['settings', 'users', 'tasks'], modules: { dashboard: { enabled: false } } };
  await within((db) => db.query({ text: 'update tenants set changes = $1::jsonb', values: [JSON.stringify(changes)] }));
  expect(await run('firm:open', 'nowak', 'settings')).toMatchObject({
    code: 0,
    said: expect.stringContaining('ma z powrotem: settings.'),
  });
  expect(await firm()).toMatchObject({ changes: { deniedAreas: ['users', 'tasks'] } });
  expect((await run('firm:open', 'nowak')).code).toBe(0);
  expect(await firm()).toMatchObject({ changes: { deniedAreas: ['tasks'] } });
  expect(await trail()).toHaveLength(3);
});

test.each([
  [['firm:open', 'kowalski'], 'Nie ma biura o kluczu „kowalski”.'],
  [['firm:key', 'kowalski'], 'Nie ma biura o kluczu „kowalski”.'],
  [['firm:key'], 'Podaj klucz biura: npm run firm:key -- biuro'],
  [['firm:open', 'nowak', 'piwnica'], 'Podaj klucz biura i to, co przywrócić'],
  [['firm:add', 'Nowak!', 'Biuro'], 'Podaj klucz (małe litery, cyfry, kreski) i nazwę'],
])('%j is told what is wrong', async (words, said) => {
  expect(await run(...words)).toMatchObject({ code: 2, said: expect.stringContaining(said) });
});
