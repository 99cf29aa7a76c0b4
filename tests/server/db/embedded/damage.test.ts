// In npm test -- all: each way that a folder’s files may be damaged; durability tells that a killed writer loses nothing.
import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tableFaults } from '../../../../src/server/db/embedded/check';
import { DatabaseDamaged } from '../../../../src/server/db/embedded/damage';
import { EngineRefused } from '../../../../src/server/db/embedded/engine';
import { checkManifest, filesOf } from '../../../../src/server/db/embedded/manifest';
import { hasPages } from '../../../../src/server/db/embedded/pages';
import { requireRoom } from '../../../../src/server/db/embedded/space';
import { copyFolder } from '../../../support/copyFolder';
import { openForTest, testFolder } from '../../../support/openForTest';

const { saved, workerFile } = inject('database');
/** A database that was closed in order, with a table and its index of some pages. */
let closed: string;
let table: string;
let index: string;
let folder: string;

beforeAll(async () => {
  closed = await testFolder();
  await copyFolder(saved, closed);
  const db = await openForTest({ workerFile, dataDir: closed });
  await db.query({ text: 'create table firms (id int primary key, name text)' });
  await db.query({ text: `insert into firms select n, repeat('Kłos', 50) from generate_series(1, 500) n` });
  const pathOf = async (name: string) =>
    (await db.query<{ path: string }>({ text: 'select pg_relation_filepath($1::regclass) as path', values: [name] }))[0]?.path ??
    '';
  table = await pathOf('firms');
  index = await pathOf('firms_pkey');
  await db.close();
  return () => rmSync(closed, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await testFolder();
  await copyFolder(closed, folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (path: string) => join(folder, 'postgres', path);
const open = (onFatal?: (error: Error) => void) => openForTest({ workerFile, dataDir: folder, ...(onFatal ? { onFatal } : {}) });
const lastLog = () =>
  filesOf(join(folder, 'postgres'))
    .filter((path) => /^pg_wal\/[0-9A-F]{24}$/.test(path))
    .sort()[0] ?? '';

/** Turns one bit around. */
function flip(path: string, at: number): void {
  const bytes = readFileSync(file(path));
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  writeFileSync(file(path), bytes);
}
const cut = (path: string, bytes: number) => truncateSync(file(path), statSync(file(path)).size - bytes);

describe('O08: after a stop in order a start finds', () => {
  test.each<[string, () => string, (path: string) => void]>([
    ['one bit turned in a table', () => table, (path) => flip(path, 8_192 + 5_000)],
    ['one bit turned in an index', () => index, (path) => flip(path, 100)],
    ['one bit turned in the head of a page', () => table, (path) => flip(path, 14)],
    ['a table cut by a page', () => table, (path) => cut(path, 8_192)],
    ['a table cut in the middle of a page', () => table, (path) => cut(path, 100)],
    ['a table that is gone', () => table, (path) => rmSync(file(path))],
    ['one bit turned in what was committed', () => 'pg_xact/0000', (path) => flip(path, 3)],
    ['one bit turned in the control file', () => 'global/pg_control', (path) => flip(path, 40)],
    ['the log cut', lastLog, (path) => cut(path, 1_000_000)],
    ['one bit turned in the log', lastLog, (path) => flip(path, 60)],
  ])('%s, and refuses with a sentence that names the file and says what to do', async (_, which, damage) => {
    const path = which();
    damage(path);
    const refusal = await open().then(
      () => null,
      (error: Error) => error,
    );
    expect(refusal?.message).toContain(`Baza danych w ${join(folder, 'postgres')} jest uszkodzona`);
    expect(refusal?.message).toContain(path);
    expect(refusal?.message).toMatch(/przywróć katalog danych z ostatniej dobrej kopii.*npm run db:check/);
    expect(refusal?.message).not.toMatch(/^\s+at /m);
  });

  test('what was put right again, as the refusal left everything in its place', async () => {
    const whole = readFileSync(file(table));
    flip(table, 5_000);
    await expect(open()).rejects.toThrow(table);
    writeFileSync(file(table), whole);
    const db = await open();
    expect(await db.query({ text: 'select count(*)::int as n from firms' })).toEqual([{ n: 500 }]);
    await db.close();
  });

  test('nothing where nothing happened, and looks at every page again after the next stop', async () => {
    expect(checkManifest(join(folder, 'postgres'))).toEqual({ faults: [], whole: true });
    const db = await open();
    expect(existsSync(file('panel.manifest'))).toBe(false);
    await db.query({ text: `insert into firms values (501, 'Młyn')` });
    await db.close();
    expect(checkManifest(join(folder, 'postgres'))).toEqual({ faults: [], whole: true });
  });

  test('the sizes of all files, and pages as far as it may read; the others are left for later', () => {
    expect(checkManifest(join(folder, 'postgres'), 100_000)).toEqual({ faults: [], whole: false });
    cut(table, 8_192);
    expect(checkManifest(join(folder, 'postgres'), 0)?.faults).toEqual([expect.stringContaining(`plik ${table} ma`)]);
  });
});

describe('O08: after a stop that was none in order', () => {
  beforeEach(() => rmSync(file('panel.manifest')));

  test('a page that is not what was written ends the work with a sentence', async () => {
    flip(table, 5_000);
    let tell: (error: Error) => void = () => undefined;
    const damaged = new Promise<Error>((resolve) => {
      tell = resolve;
    });
    const db = await open(tell);
    const error = await damaged;
    await db.close();
    expect(error).toBeInstanceOf(DatabaseDamaged);
    expect(error.message).toContain(`w pliku ${table} nie zgadza się suma kontrolna strony 0`);
  });

  test('a log that ends before where it had been is refused', async () => {
    writeFileSync(file('panel.reached'), 'FF/0');
    await expect(open()).rejects.toThrow(/brakuje w niej potwierdzonych zapisów/);
  });

  test('a log without its beginning is a sentence in Polish, without the engine’s own words', async () => {
    writeFileSync(file(lastLog()), Buffer.alloc(16 * 1024 * 1024));
    rmSync(file('panel.reached'), { force: true });
    const error = await open().catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(EngineRefused);
    const { message } = error as EngineRefused;
    expect(message).toMatch(/^Nie udało się otworzyć bazy danych w .*\.\nSkopiuj/);
    expect(message).not.toContain('PANIC');
  });
});

test('O08: every page of every database carries the checksum that PostgreSQL would write', () => {
  const paths = filesOf(join(folder, 'postgres')).filter(hasPages);
  expect(paths.length).toBeGreaterThan(500);
  expect(checkManifest(join(folder, 'postgres'))?.faults).toEqual([]);
});

test('O09: a start without room for what it writes says how much is free and how much is needed', () => {
  // This file system has no free blocks, ever.
  expect(() => requireRoom('/proc', false)).toThrow(/wolne 0 MB, a do uruchomienia potrzeba 64 MB/);
  expect(() => requireRoom('/proc', true)).toThrow(/potrzeba 160 MB/);
});

describe('O08: every table read by its rows and by its key', () => {
  test('is the same in a whole database', async () => {
    const db = await open();
    expect(await tableFaults(db)).toEqual([]);
    await db.close();
  });

  test('is told of by name where its file lost a part that nobody noted', async () => {
    rmSync(file('panel.manifest'));
    cut(table, 8_192);
    const db = await open(() => undefined);
    expect(await tableFaults(db)).toEqual([expect.stringMatching(/public\.firms/)]);
    await db.close();
  });
});
