// In npm test -- all: every type and value through a copy; copies tells of one office.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database, Tx } from '../../../src/server/db/database';
import { applyDiff, previewDiff } from '../../../src/server/db/differApply';
import { numberOn, readRows, settle, writeRows } from '../../../src/server/db/whole/rows';
import { isEmpty, readSchema, UnknownShape } from '../../../src/server/db/whole/schemaText';
import { testDatabase } from '../../support/database';
import { openForTest, testFolder } from '../../support/openForTest';

const silent = { info: () => undefined, warn: () => undefined };
let db: Database;
let copy: Database;
let folder: string;

/** Copies every table of one database into an empty one. */
async function copyWhole(from: Database, to: Database): Promise<void> {
  await from.snapshot(async (read) => {
    await settle(read);
    const schema = await readSchema(read);
    await to.asOwner(async (write) => {
      await settle(write);
      for (const text of schema.before) await write.query({ text });
      for (const table of schema.tables) {
        for await (const rows of readRows(read, table)) await writeRows(write, table, rows);
        await numberOn(write, table);
      }
      for (const text of schema.after) await write.query({ text });
    });
  });
}

const strange = `
  create table strange (
    id int generated always as identity primary key, note text collate "C", many text[], numbers int[][], doc jsonb not null,
    raw bytea, exact numeric, half float8, at timestamptz, day date, span interval, long bigint, yes boolean default true,
    twice bigint generated always as (long * 2) stored, check (long <> 13)
  );
  insert into strange (note, many, numbers, doc, raw, exact, half, at, day, span, long, yes) values
    (E'\\\\ "cytat" \\n\\u2028 Zażółć', array['a,b', null, '"', ''], array[[1, 2], [3, 4]], 'null', '\\x00ff10', 12345678901234567890.123456789,
     0.1::float8 + 0.2, '2026-11-22 10:15:30.123456+01', '0044-03-15 BC', '1 mon 2 days 03:04:05.6', 4503599627370000, false),
    (null, '{}', null, '{"b": [1, {"ż": "\\\\u0007"}], "a": 1.50}', '', 'NaN', 'Infinity', 'infinity', null, null, null, null);`;

beforeAll(async () => {
  db = await testDatabase();
  for (const text of strange.split(/;\s*$/m).filter((part) => part.trim())) await db.asOwner((tx) => tx.query({ text }));
  folder = await testFolder();
  // Always the embedded engine: a copy of either goes into it.
  copy = await openForTest({ workerFile: inject('database').workerFile, dataDir: join(folder, 'copy') });
  await copyWhole(db, copy);
}, 120_000);
afterAll(async () => {
  await copy.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function all(from: Database): Promise<[string, string[]][]> {
  return from.transaction(async (tx: Tx) => {
    await settle(tx);
    const { tables } = await readSchema(tx);
    const found: [string, string[]][] = [];
    for (const table of tables) {
      const rows: string[] = [];
      for await (const some of readRows(tx, table)) rows.push(...some);
      found.push([table.name, rows.sort()]);
    }
    return found;
  });
}

test('B01: every value of every table is the same after a copy, whatever its type and text', async () => {
  const before = await all(db);
  expect(before.find(([name]) => name === 'strange')?.[1]).toHaveLength(2);
  expect(before.length).toBeGreaterThan(60);
  expect(await all(copy)).toEqual(before);
  const [row] = await copy.query<{ twice: number; kind: string; note: string }>({
    text: `select twice, jsonb_typeof(doc) as kind, note from strange where note is not null`,
  });
  expect(row).toEqual({ twice: 9007199254740000, kind: 'null', note: '\\ "cytat" \n\u2028 Zażółć' });
});

test('B01: the copy has the same shape, down to indexes, triggers and what a start asks for', async () => {
  const shape = (of: Database) => of.transaction(readSchema);
  expect(await shape(copy)).toEqual(await shape(db));
  expect((await previewDiff(copy)).statements).toEqual([]);
  const { migrations, statements } = await applyDiff(copy, silent);
  expect({ migrations, statements }).toEqual({ migrations: [], statements: [] });
});

test('B01: what only grows refuses changes in the copy too, and numbers go on where they were', async () => {
  await copy.query({
    text: `insert into audit (tenant_id, seq, at, ip_prefix, request_id, action, entity, fields, values_hash, hash)
      values (9, 1, now(), '', '', 'test', 'test', '{}', '', '')`,
  });
  await expect(copy.query({ text: 'delete from audit where tenant_id = 9' })).rejects.toThrow('only grows');
  const [next] = await copy.query({ text: `insert into strange (doc) values ('{}') returning id` });
  expect(next).toEqual({ id: 3 });
});

test('B01: what is written while a copy is read is not in it, and does not wait for it', { timeout: 60_000 }, async () => {
  const seen = await db.snapshot(async (tx) => {
    await settle(tx);
    await outside(() => db.query({ text: `insert into counters values (1, 'meanwhile', 1)` }));
    const rows: string[] = [];
    for await (const some of readRows(tx, { name: 'counters', columns: { name: 'text' } })) rows.push(...some);
    return rows;
  });
  expect(seen.filter((row) => row.includes('meanwhile'))).toEqual([]);
  expect(await db.query({ text: `select name from counters where name = 'meanwhile'` })).toHaveLength(1);
});

test('B01: a database with what a copy could not hold is refused, not copied in part', async () => {
  await db.asOwner((tx) => tx.query({ text: 'create view half as select 1 as one' }));
  await expect(db.transaction(readSchema)).rejects.toThrow(UnknownShape);
  await db.asOwner((tx) => tx.query({ text: 'drop view half' }));
  expect(await db.transaction(isEmpty)).toBe(false);
});

/** Work of somebody else, who is in no transaction. */
function outside<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => void waiting.push(() => work().then(resolve, reject)));
}
const waiting: (() => void)[] = [];
const timer = setInterval(() => {
  for (const begin of waiting.splice(0)) begin();
}, 1);
afterAll(() => clearInterval(timer));
