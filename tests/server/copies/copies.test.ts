import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../../../src/server/config';
import type { MadeCopy } from '../../../src/server/copies/copies';
import { drill, trailsHold } from '../../../src/server/copies/drill';
import { type CopyParts, makeCopy } from '../../../src/server/copies/make';
import { passphraseOf } from '../../../src/server/copies/passphrase';
import { type CopyPlace, nameOfCopy, openPlace } from '../../../src/server/copies/place';
import { restoreCopy } from '../../../src/server/copies/restore';
import type { Database } from '../../../src/server/db/database';
import { pastTriggers } from '../../support/database';
import { inAll } from '../../support/inAll';
import { openOffice } from '../../support/office';
import { openForTest } from '../../support/openForTest';
import { uploaded } from '../files/desk';

const office = openOffice();
const root = mkdtempSync(join(tmpdir(), 'panel-copies-'));
const folder = join(root, 'place');
const passphrase = passphraseOf('osiem-zwykłych-słów-których-nikt-nie-zgadnie', 10);
const { workerFile } = inject('database');
let place: CopyPlace;
let made: MadeCopy;

beforeAll(async () => {
  place = await openPlace({ folder }, root);
  await uploaded(office, office.as('ksiegowa'), 'umowa z Łodzi.txt', 'Zażółć gęślą jaźń');
  await uploaded(office, office.as('ksiegowa'), 'drugi.txt', 'drugi plik');
  await office.as('ksiegowa').post('/api/tasks/', office.sample('tasks', { title: 'Zadanie z kopii' }));
  made = await makeCopy(parts());
}, 120_000);
afterAll(() => {
  place.close();
  rmSync(root, { recursive: true, force: true });
});

const parts = (changes: Partial<CopyParts> = {}): CopyParts => {
  const { db, files, keys, clock } = office.services;
  return { db, store: files.store, place, passphrase, keys, clock, months: 12, ...changes };
};

/** Restores into a folder of its own on the embedded engine; answers what was said. */
async function restore(name: string, changes: Partial<Parameters<typeof restoreCopy>[0]> = {}): Promise<string[]> {
  const said: string[] = [];
  await restoreCopy({
    config: readConfig({ APP_ENV: 'test', DATA_DIR: join(root, name) }, 1000),
    place,
    passphrase,
    keys: office.services.keys,
    name: null,
    replace: false,
    withoutKeys: false,
    now: office.services.clock(),
    workerFile,
    say: (line) => said.push(line),
    ...changes,
  });
  return said;
}
/** Each opens databases of its own on the embedded engine, which takes seconds of a busy machine. */
const slow = { timeout: 120_000 };
const count = async (db: Database, text: string) => (await db.query<{ n: number }>({ text }))[0]?.n ?? -1;

test('B01: what a copy tells of itself is what was there', async () => {
  const { db } = office.services;
  expect(made).toMatchObject({ files: 2, added: 2, missing: [], dropped: 0 });
  expect(made.tables).toBe(await count(db, `select count(*) as n from pg_tables where schemaname = 'public'`));
  expect(readdirSync(join(folder, 'copies'))).toEqual([made.name]);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

test('B01: nothing in the place can be read without the passphrase', () => {
  const all = ['copies', 'files/1'].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file))),
  );
  expect(all).toHaveLength(3);
  for (const bytes of all) {
    expect(bytes.subarray(0, 11).toString()).toBe('PANELKOPIA1');
    for (const text of ['Zażółć', 'drugi plik', 'Zadanie', 'companies', '@demo.test']) expect(bytes.includes(text)).toBe(false);
  }
});

test('B02: a copy restores into an empty place, database and files, and says in Polish what it did', slow, async () => {
  const said = await restore('restored');
  expect(said.at(-2)).toMatch(
    /^Gotowe\. Odtworzono stan z 20\.11\.2026, \d\d:\d\d: \d+\stabel.*, [\d\s]+\swiersz.*, 2\spliki\.$/,
  );
  const db = await openForTest({ workerFile, dataDir: join(root, 'restored') });
  try {
    expect(await count(db, `select count(*) as n from tasks where title = 'Zadanie z kopii'`)).toBe(1);
    const [row] = await db.query<{ storage_key: string }>({ text: `select storage_key from files where name like 'umowa%'` });
    expect(readFileSync(join(root, 'restored/files/kept', row?.storage_key ?? ''), 'utf8')).toBe('Zażółć gęślą jaźń');
  } finally {
    await db.close();
  }
  await expect(restore('restored')).rejects.toThrow('są już dane');
});

inAll(
  'B02: a place with data in it is refused, and with --replace its data is moved aside, damaged or not',
  'server/copies/copies.test.ts',
  async () => {
    await expect(restore('restored')).rejects.toThrow('są już dane');
    writeFileSync(join(root, 'restored/postgres/global/pg_control'), '');
    await expect(restore('restored')).rejects.toThrow('jest uszkodzona');
    // What was put aside before is called after its own moment.
    await restore('restored', { replace: true, now: new Date(office.services.clock().getTime() + 1_000) });
    expect(readdirSync(join(root, 'restored')).filter((name) => name.startsWith('postgres'))).toHaveLength(2);
  },
);

// That the next one comes to its end is told by killedRestore, in `npm test -- all`.
test('B02: a restore that was cut off is known: nothing opens the place but the next restore, which puts aside what was left', async () => {
  const dataDir = join(root, 'cut');
  const cutOff = () =>
    restore('cut', {
      say: (line) => {
        if (line.startsWith('4/4')) throw new Error('cut off here');
      },
    });
  await expect(cutOff()).rejects.toThrow('cut off here');
  await expect(openForTest({ workerFile, dataDir })).rejects.toThrow(
    new RegExp(`^Odtwarzanie kopii ${made.name} \\(od 20\\.11\\.2026, .* npm run restore -- --copy ${made.name}$`),
  );
  await expect(cutOff()).rejects.toThrow('cut off here');
  expect(readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith('kept'))).toHaveLength(2);
});

test('B02: a copy under the name of another day is refused, with its own name', async () => {
  const at = join(root, 'exchanged');
  cpSync(folder, at, { recursive: true });
  const other = nameOfCopy(new Date(office.services.clock().getTime() - 24 * 60 * 60_000));
  renameSync(join(at, 'copies', made.name), join(at, 'copies', other));
  const exchanged = await openPlace({ folder: at }, root);
  await expect(restore('untouched', { place: exchanged })).rejects.toThrow(
    /^Pod nazwą 2026-11-19T.* \(19\.11\.2026, .*\) leży kopia z 20\.11\.2026, .* przywróć jej nazwę 2026-11-20T/,
  );
  expect(readdirSync(root)).not.toContain('untouched');
  exchanged.close();
});

describe('a copy that is not whole is refused before anything is touched', () => {
  /** A place whose one copy, or one file, was changed. */
  async function changed(change: (place: string) => void): Promise<CopyPlace> {
    const name = join(root, randomBytes(6).toString('hex'));
    cpSync(folder, name, { recursive: true });
    change(name);
    return openPlace({ folder: name }, root);
  }
  const only = (at: string, name: string) => join(at, name, readdirSync(join(at, name))[0] ?? '');
  const flip = (path: string, at: number) => {
    const bytes = readFileSync(path);
    const place = at < 0 ? bytes.length + at : at;
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };
  test.each<[string, (at: string) => void]>([
    ['cut in the middle', (at) => truncateSync(only(at, 'copies'), Math.floor(readFileSync(only(at, 'copies')).length / 2))],
    ['cut at its last byte', (at) => truncateSync(only(at, 'copies'), readFileSync(only(at, 'copies')).length - 1)],
    ['empty', (at) => truncateSync(only(at, 'copies'), 0)],
    ['flipped in its head', (at) => flip(only(at, 'copies'), 20)],
    ['flipped in the middle', (at) => flip(only(at, 'copies'), Math.floor(readFileSync(only(at, 'copies')).length / 2))],
    ['flipped at its end', (at) => flip(only(at, 'copies'), -1)],
    ['longer than it was', (at) => writeFileSync(only(at, 'copies'), '!', { flag: 'a' })],
    ['with a flipped file', (at) => flip(only(at, 'files/1'), -20)],
    ['with a file gone', (at) => rmSync(only(at, 'files/1'))],
    [
      'with two files swapped',
      (at) => {
        const [one = '', other = ''] = readdirSync(join(at, 'files/1')).map((name) => join(at, 'files/1', name));
        copyFileSync(one, other);
      },
    ],
  ])('B02: %s', async (_, change) => {
    const broken = await changed(change);
    await expect(restore('untouched', { place: broken })).rejects.toMatchObject({ name: 'CopyDamaged' });
    expect(readdirSync(root)).not.toContain('untouched');
  });

  test('B02: with another passphrase', async () => {
    const other = passphraseOf('zupełnie-inne-hasło-kopii-zapasowych-biura', 10);
    await expect(restore('untouched', { passphrase: other })).rejects.toMatchObject({ name: 'CopyDamaged' });
    expect(readdirSync(root)).not.toContain('untouched');
  });

  test('B02: without the server’s keys, whose print it names', async () => {
    const keys = [{ id: 'nowy', secret: randomBytes(32) }] as const;
    await expect(restore('untouched', { keys })).rejects.toThrow(/Brakuje klucza serwera: „t1” \(odcisk [0-9a-f]{16}\)/);
    expect(readdirSync(root)).not.toContain('untouched');
  });
});

test('B02: a drill restores the newest copy apart, compares it, follows the trail and logs in to each firm', slow, async () => {
  const { keys, clock, config, log } = office.services;
  const found = await drill({ place, passphrase, keys, clock, config, log, workerFile });
  expect(found).toMatchObject({ copy: made.name, tables: made.tables, rows: made.rows, files: 2, logins: 2 });
  expect(found.trail).toBeGreaterThan(0);
  expect(readdirSync(config.dataDir)).not.toContain('drill');
});

test('B01: the next copy holds new files alone beside what is there, and files go when no copy knows them', slow, async () => {
  const { db, files } = office.services;
  await uploaded(office, office.as('ksiegowa'), 'trzeci.txt', 'trzeci plik');
  const [gone] = await db.query<{ storage_key: string }>({
    text: `delete from files where name = 'drugi.txt' returning storage_key`,
  });
  await files.store.remove(gone?.storage_key ?? '');
  office.pass(3 * 60 * 60_000);
  expect(await makeCopy(parts())).toMatchObject({ files: 2, added: 1, missing: [], dropped: 0 });
  expect(readdirSync(join(folder, 'files/1'))).toHaveLength(3);

  office.pass(40 * 24 * 60 * 60_000);
  expect(await makeCopy(parts({ months: 1 }))).toMatchObject({ files: 2, added: 0, dropped: 2 });
  expect(readdirSync(join(folder, 'files/1'))).toHaveLength(2);
});

test('B01: a file whose bytes are not what its row says is told, and does not stop the copy', slow, async () => {
  const { files, db } = office.services;
  const [row] = await db.query<{ storage_key: string }>({ text: `select storage_key from files where name = 'trzeci.txt'` });
  const key = row?.storage_key ?? '';
  await place.store.remove(`files/${key}`);
  await files.store.withLocal(key, async (path) => writeFileSync(path, 'podmienione'));
  office.pass(60_000);
  expect(await makeCopy(parts())).toMatchObject({ missing: [key] });
});

test('B02: a trail that does not hold is what a drill fails at, also that of the last firm', async () => {
  const { db, keys } = office.services;
  const firms = await db.query<{ id: number; key: string }>({ text: 'select id, key from tenants order by id desc' });
  expect(firms.map(({ key }) => key)).toEqual(['kancelaria', 'demo']);
  expect(await trailsHold(db, keys, firms)).toBeGreaterThan(0);
  await pastTriggers(db, [`update audit_values set changes = '{}' where tenant_id = 1 and seq = 1`]);
  await expect(trailsHold(db, keys, firms)).rejects.toThrow('The trail of demo does not hold from line 1');
});

inAll('B02: a drill finds a trail that was changed before it was copied', 'server/copies/copies.test.ts', async () => {
  const { db, keys, clock, config, log } = office.services;
  await pastTriggers(db, [`update audit_values set changes = '{}' where tenant_id = 1 and seq = 1`]);
  office.pass(1_000);
  await makeCopy(parts());
  await expect(drill({ place, passphrase, keys, clock, config, log, workerFile })).rejects.toThrow(
    'The trail of demo does not hold from line 1',
  );
});
