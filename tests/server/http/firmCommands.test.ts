// In npm test -- all: each command is a process of its own, and few change how they work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../src/server/auth/crypto/tokens';
import type { Database } from '../../../src/server/db/database';
import { firmOf, hostsOf } from '../../../src/server/firms/hosts';
import { readKeys } from '../../../src/server/firms/rows';
import { keepShipped } from '../../../src/server/firms/tenants';
import { workerFile } from '../../support/database';
import { openForTest } from '../../support/openForTest';

/** The operator's commands as they are typed, on an embedded database of their own. */
const dataDir = mkdtempSync(join(tmpdir(), 'panel-firms-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let added: { code: unknown; said: string };

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
  added = await run('firm:add', 'nowak', 'Biuro Nowak', '--no-panel');
});

test('firm:add says how the panel is built, and prints a link of its first administrator that leads to that panel', async () => {
  expect(added.code).toBe(0);
  expect(added.said).toMatch(/VITE_API_KEY=nowak-[0-9a-f]{24} npm run build -- --tenant nowak/);
  const token = /^ {2}http:\/\/localhost:4000\/register\/([A-Za-z0-9]{43})\?administrator$/m.exec(added.said)?.[1] ?? '';
  const [link] = await within((db) =>
    db.query<{ kind: string; email: string }>({
      text: 'select l.kind, u.email from links l join users u on u.id = l.user_id where l.token_hash = $1 and l.used_at is null',
      values: [hashToken(token)],
    }),
  );
  expect(link).toEqual({ kind: 'invitation', email: 'administrator@panel.invalid' });
  expect(firmOf(hostsOf(new Map(), ['nowak'], 'http://localhost:4000'), 'localhost:4000')).toBe('nowak');
});

test('no demonstration firm comes beside an office of one’s own', async () => {
  await within(keepShipped);
  expect(await within(readKeys)).toEqual(['nowak']);
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
