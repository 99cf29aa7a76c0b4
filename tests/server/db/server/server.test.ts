import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Tx } from '../../../../src/server/db/database';
import { faultOf, isUnavailable } from '../../../../src/server/db/faults';
import { testDatabase } from '../../../support/database';
import { openForTest } from '../../../support/openForTest';

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  await db.query({ text: 'create table firms (id int primary key, name text)' });
  await db.query({ text: `insert into firms values (1, 'Kłos'), (2, 'Ćma')` });
});
afterAll(() => db.close());

const faultAfter = async (work: () => Promise<unknown>) => faultOf(await work().catch((error: unknown) => error));
const setting = async (name: string, of: Pick<Tx, 'query'> = db) =>
  Object.values((await of.query({ text: `show ${name}` }))[0] ?? {})[0];

/** A promise and the function that resolves it. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('O05 a connection for requests', () => {
  test('waits five seconds for a statement, three for a lock, and keeps what it committed', async () => {
    expect(await setting('statement_timeout')).toBe('5s');
    expect(await setting('lock_timeout')).toBe('3s');
    expect(await setting('synchronous_commit')).toBe('on');
    expect(await setting('TimeZone')).toBe('UTC');
  });

  test('of the owner has no limits and is gone afterwards', async () => {
    const limits = await db.asOwner(async (tx) => [await setting('statement_timeout', tx), await setting('lock_timeout', tx)]);

    expect(limits).toEqual(['0', '0']);
  });

  test('of the owner is another role where one is given', async () => {
    await db.query({ text: 'create role panel_app login' });
    const { saved, workerFile } = inject('database');
    const owner = saved.replace('DATABASE', 'postgres');
    const both = await openForTest({ workerFile, url: owner.replace('user=postgres', 'user=panel_app'), adminUrl: owner });
    const who = { text: 'select current_user::text as who' };

    expect(await both.query(who)).toEqual([{ who: 'panel_app' }]);
    expect(await both.asOwner((tx) => tx.query(who))).toEqual([{ who: 'postgres' }]);
    await both.close();
  });
});

describe('two transactions that cross', () => {
  /** Each locks its own row first and the other's second; the second lock waits until both hold their first. */
  async function cross(names: readonly [string, string]): Promise<number> {
    const firstLocks = [signal(), signal()];
    let runs = 0;
    const rename = (mine: number, other: number, name: string) =>
      db.transaction(async (tx) => {
        runs += 1;
        await tx.query({ text: 'update firms set name = $2 where id = $1', values: [mine, name] });
        firstLocks[mine - 1]?.give();
        await Promise.all(firstLocks.map(({ given }) => given));
        await tx.query({ text: 'update firms set name = $2 where id = $1', values: [other, name] });
      });
    await Promise.all([rename(1, 2, names[0]), rename(2, 1, names[1])]);
    return runs;
  }

  test('both succeed: the one that PostgreSQL ended runs once more', async () => {
    expect(await cross(['Młyn', 'Tartak'])).toBe(3);
    const [first, second] = await db.query<{ name: string }>({ text: 'select name from firms order by id' });
    expect(first).toEqual(second);
  });

  test('a second failure is a conflict', async () => {
    let runs = 0;
    const failing = () =>
      db.transaction(async (tx) => {
        runs += 1;
        await tx.query({ text: `do $$ begin raise exception 'crossed' using errcode = '40001'; end $$` });
      });

    expect(await faultAfter(failing)).toEqual({ kind: 'conflict' });
    expect(runs).toBe(2);
  });
});

describe('a fault', () => {
  test('of a statement or a lock that takes too long is a timeout', async () => {
    const slow = (text: string) => () =>
      db.transaction(async (tx) => {
        await tx.query({ text: `set local statement_timeout = 20` });
        await tx.query({ text });
      });

    expect(await faultAfter(slow('select pg_sleep(5)'))).toEqual({ kind: 'timeout' });
  });

  test('O04 of a server that is away is told as such, and the next call finds it back', async () => {
    const ended = db.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
      await tx.query({ text: 'select pg_terminate_backend($1)', values: [row?.pid] });
    });

    await expect(ended).rejects.toSatisfy(isUnavailable);
    expect(await db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  });

  test('O04 of a server that nobody started is told as such', async () => {
    const nowhere = await openForTest({ workerFile: '', url: 'postgresql://panel@127.0.0.1:1/panel' });

    await expect(nowhere.query({ text: 'select 1' })).rejects.toSatisfy(isUnavailable);
    await expect(nowhere.transaction((tx) => tx.query({ text: 'select 1' }))).rejects.toSatisfy(isUnavailable);
    await nowhere.close();
  });
});

test('a listener whose connection broke comes back by itself, says that it may have missed something, and hears again', async () => {
  const missed = signal();
  const heard = signal();
  const stop = await db.listen('records', () => heard.give(), missed.give);
  await db.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  });
  await missed.given;
  await db.notify('records', '1');

  await expect(heard.given).resolves.toBeUndefined();
  stop();
});
