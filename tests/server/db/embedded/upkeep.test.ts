import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../../src/server/db/database';
import { checkpointer, maintain, tidy } from '../../../../src/server/db/embedded/maintenance';
import { spaceGuard } from '../../../../src/server/db/embedded/space';
import { isNoSpace, Unavailable } from '../../../../src/server/db/faults';
import { testDatabase } from '../../../support/database';

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  await db.query({ text: 'create table firms (id int primary key, name text)' });
});
afterAll(() => db.close());

const checkpointAt = async () =>
  (await db.query<{ at: string }>({ text: 'select checkpoint_lsn::text as at from pg_control_checkpoint()' }))[0]?.at;

describe('upkeep', () => {
  test('analyzes a table that grew and vacuums one with many dead rows, and then neither', async () => {
    await db.query({ text: `insert into firms select n, 'Kłos' from generate_series(1, 1000) n` });
    expect(await tidy(db)).toEqual(['public.firms']);
    expect(await db.query({ text: `select reltuples::int from pg_class where relname = 'firms'` })).toEqual([
      { reltuples: 1000 },
    ]);

    await db.query({ text: `update firms set name = 'Ćma' where id <= 500` });
    expect(await tidy(db)).toEqual(['public.firms']);
    expect(await tidy(db)).toEqual([]);
  });

  test('checkpoints after writes and rests when there were none', async () => {
    const checkpoint = checkpointer(db);
    await db.query({ text: `insert into firms values (5000, 'Młyn')` });
    await checkpoint();
    const first = await checkpointAt();
    await checkpoint();
    expect(await checkpointAt()).toBe(first);

    await db.query({ text: `insert into firms values (5001, 'Tartak')` });
    await checkpoint();
    expect(await checkpointAt()).not.toBe(first);
  });
});

describe('upkeep that fails', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    { what: 'says nothing where a long transaction had the connection', error: new Unavailable('timeout'), told: 0 },
    { what: 'is told where the work itself went wrong', error: new Error('division by zero'), told: 2 },
  ])('$what', async ({ error, told }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const warn = vi.fn();
    const query = vi.fn(async () => Promise.reject(error));
    const stop = maintain({ query }, { info: () => undefined, warn }, async () => undefined);
    vi.advanceTimersByTime(60_000);
    await stop();
    // The tables, then the checkpoint.
    expect(query).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(told);
  });
});

describe('O04 a disk nearly full', () => {
  test('refuses to write and goes on reading', async () => {
    const full = await testDatabase({ reserve: Number.POSITIVE_INFINITY });
    const write = full.transaction((tx) => tx.query({ text: 'create table notes (id int)' }));

    await expect(write).rejects.toSatisfy(isNoSpace);
    expect(await full.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await full.close();
  });

  test('is not one with room', async () => {
    await expect(spaceGuard(tmpdir(), 1)()).resolves.toBeUndefined();
  });
});

describe('a connection that broke', () => {
  test('leaves neither its prepared statements nor its transaction to the next', async () => {
    const named = { name: 'one', text: 'select $1::int as one', values: [1] };
    await db.query(named);
    const client = await db.pool.connect();
    await client.query(`begin; insert into firms values (9000, 'Nigdy')`);
    client.release(true);

    expect(await db.query(named)).toEqual([{ one: 1 }]);
    expect(await db.query({ text: 'select name from firms where id = 9000' })).toEqual([]);
  });
});
