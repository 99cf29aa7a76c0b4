import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Tx } from '../../../src/server/db/database';
import { faultOf, isUniqueViolation } from '../../../src/server/db/faults';
import { emptyTables, testDatabase } from '../../support/database';

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  await db.query({
    text: 'create table firms (id int primary key, name text not null, constraint firms_named check (name <> $$$$))',
  });
});
beforeEach(() => emptyTables(db));
afterAll(() => db.close());

const add = (to: Pick<Tx, 'query'>, id: number, name: string | null = 'Kłos') =>
  to.query<{ id: number }>({ text: 'insert into firms values ($1, $2) returning id', values: [id, name] });

const names = async () =>
  (await db.query<{ name: string }>({ text: 'select name from firms order by id' })).map(({ name }) => name);

describe('a transaction', () => {
  test('keeps all its writes once it resolves', async () => {
    const answer = await db.transaction(async (tx) => {
      await add(tx, 1, 'Kłos');
      await add(tx, 2, 'Ćma');
      return 'both';
    });

    expect(answer).toBe('both');
    expect(await names()).toEqual(['Kłos', 'Ćma']);
  });

  test('keeps none of its writes when it throws, and the connection stays usable', async () => {
    const broken = db.transaction(async (tx) => {
      await add(tx, 1);
      throw new Error('changed my mind');
    });

    await expect(broken).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
  });

  test('refuses to look committed when the error of one of its statements was swallowed', async () => {
    const swallowed = db.transaction(async (tx) => {
      await add(tx, 1);
      await add(tx, 1).catch(() => undefined);
    });

    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await names()).toEqual([]);
  });

  test('accepts no statement after its end', async () => {
    let escaped: Tx | undefined;
    await db.transaction(async (tx) => {
      escaped = tx;
    });

    await expect(escaped && add(escaped, 1)).rejects.toThrow('is over');
  });

  test('is told when it calls the pool from inside, which would wait for itself', async () => {
    await expect(db.transaction(() => add(db, 1))).rejects.toThrow('inside a transaction');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('inside a transaction');
  });

  test('waits its turn: a hundred at once lose nothing', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, id) => db.transaction((tx) => add(tx, id))));

    expect(await names()).toHaveLength(100);
  });
});

describe('a statement', () => {
  test('reads columns in the types that the product speaks', async () => {
    const [row] = await db.query({
      text: `select 9007199254740991::bigint as grosze, '2026-03-29'::date as day, 12.30::numeric as rate, '{"a":[1]}'::jsonb as data,
                    '2026-03-29 01:30:00.123456+01'::timestamptz as moment, '2026-03-29 01:30:00'::timestamp as wall,
                    array[1, null, 3]::bigint[] as sums, array['2026-01-01', null]::date[] as days, array['2026-01-01']::timestamptz[] as moments`,
    });

    expect(row).toEqual({
      grosze: 9007199254740991,
      day: '2026-03-29',
      rate: '12.30',
      data: { a: [1] },
      moment: new Date('2026-03-29T00:30:00.123Z'),
      wall: '2026-03-29 01:30:00',
      sums: [1, null, 3],
      days: ['2026-01-01', null],
      moments: [new Date('2026-01-01T00:00:00Z')],
    });
  });

  test('with a name is prepared once and answers each time', async () => {
    await add(db, 1, 'Kłos');
    const one = (id: number) =>
      db.query<{ name: string }>({ name: 'firm', text: 'select name from firms where id = $1', values: [id] });

    expect(await one(1)).toEqual([{ name: 'Kłos' }]);
    expect(await one(2)).toEqual([]);
  });

  test('that is refused leaves the connection in the pool', async () => {
    const before = db.pool.totalCount;
    await expect(db.query({ text: 'select * from nowhere' })).rejects.toThrow('nowhere');

    expect(db.pool.totalCount).toBe(before);
    expect(db.pool.idleCount).toBe(before);
  });

  test('finds by trigrams in folded text', async () => {
    await db.asOwner((tx) => tx.query({ text: 'create extension if not exists pg_trgm' }));

    expect(await db.query({ text: `select similarity('piekarnia', 'piekarnie') > 0.5 as close` })).toEqual([{ close: true }]);
  });
});

describe('a broken rule', () => {
  const faultAfter = async (work: () => Promise<unknown>) => faultOf(await work().catch((error: unknown) => error));

  test('is told by its kind and constraint', async () => {
    await add(db, 1);
    await db.query({ text: 'create table if not exists staff (firm_id int references firms)' });

    expect(await faultAfter(() => add(db, 1))).toEqual({ kind: 'unique', constraint: 'firms_pkey' });
    expect(await faultAfter(() => add(db, 2, ''))).toEqual({ kind: 'check', constraint: 'firms_named' });
    expect(await faultAfter(() => add(db, 2, null))).toEqual({ kind: 'not_null', column: 'name' });
    expect(await faultAfter(() => db.query({ text: 'insert into staff values (77)' }))).toEqual({
      kind: 'foreign_key',
      constraint: 'staff_firm_id_fkey',
    });
  });

  test('of another constraint is not the one asked for', async () => {
    await add(db, 1);
    const error = await add(db, 1).catch((refused: unknown) => refused);

    expect(isUniqueViolation(error, 'firms_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'firms_vat_number_key')).toBe(false);
  });

  test('is not what a fault of our own SQL is taken for', async () => {
    expect(await faultAfter(() => db.query({ text: 'selec 1' }))).toBeNull();
    expect(faultOf(new Error('something else'))).toBeNull();
  });
});

describe('a notice', () => {
  /** Hears a channel; the promise resolves with everything heard up to and including `last`. */
  async function hear(channel: string, last: string) {
    const heard: string[] = [];
    let finish: (payloads: string[]) => void = () => undefined;
    const all = new Promise<string[]>((resolve) => {
      finish = resolve;
    });
    const stop = await db.listen(channel, (payload) => {
      heard.push(payload);
      if (payload === last) finish(heard);
    });
    return { all, stop };
  }

  test('is heard after the commit, never after a rollback', async () => {
    const { all, stop } = await hear('records', 'end');
    const undone = db.transaction(async (tx) => {
      tx.notify('records', 'undone');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      tx.notify('records', "it's done");
      tx.notify('records', 'and more');
      await add(tx, 1);
    });
    await db.notify('elsewhere', 'not for us');
    await db.notify('records', 'end');

    expect(await all).toEqual(["it's done", 'and more', 'end']);
    stop();
  });

  test('finds the written rows committed', async () => {
    let see: (rows: Promise<string[]>) => void = () => undefined;
    const seen = new Promise<string[]>((resolve) => {
      see = resolve;
    });
    await db.listen('saved', () => see(names()));
    await db.transaction(async (tx) => {
      await add(tx, 1, 'Kłos');
      tx.notify('saved', '1');
    });

    expect(await seen).toEqual(['Kłos']);
  });

  test('is not heard by who stopped listening, nor kept from others by a listener that throws', async () => {
    const gone = await hear('both', 'end');
    gone.stop();
    const clumsy = await db.listen('both', () => {
      throw new Error('clumsy listener');
    });
    const { all, stop } = await hear('both', 'end');
    await db.notify('both', 'end');

    expect(await all).toEqual(['end']);
    expect(await Promise.race([gone.all, 'nothing'])).toBe('nothing');
    clumsy();
    stop();
  });

  test('of eight thousand bytes or more is refused on either engine', async () => {
    await expect(db.notify('records', 'ż'.repeat(4_000))).rejects.toThrow('send an id');
    await expect(db.transaction(async (tx) => tx.notify('records', 'x'.repeat(8_000)))).rejects.toThrow('send an id');
  });
});

test('closing waits for the statement under way, and afterwards the database is away', async () => {
  const other = await testDatabase();
  const slow = other.query({ text: 'select count(*)::int as n from generate_series(1, 200000)' });
  await other.close();

  expect(await slow).toEqual([{ n: 200_000 }]);
  await expect(other.query({ text: 'select 1' })).rejects.toSatisfy((error) => faultOf(error)?.kind === 'unavailable');
});

describe('a statement that nobody waits for', () => {
  const addLater = (tx: Tx, id: number) => tx.later({ text: 'insert into firms values ($1, $2)', values: [id, 'Kłos'] });

  test('is done with the commit, and in its turn before a later one', async () => {
    const between = await db.transaction(async (tx) => {
      addLater(tx, 1);
      const seen = await tx.query<{ id: number }>({ text: 'select id from firms' });
      addLater(tx, 2);
      return seen;
    });

    expect(between).toEqual([{ id: 1 }]);
    expect(await names()).toEqual(['Kłos', 'Kłos']);
  });

  test('lets the commit fail if it does, and nothing is kept', async () => {
    const refused = db.transaction(async (tx) => {
      addLater(tx, 1);
      addLater(tx, 1);
    });

    await expect(refused).rejects.toMatchObject({ constraint: 'firms_pkey' });
    expect(await names()).toEqual([]);
  });

  test('lets the commit say why, though it travelled with a statement that was answered', async () => {
    const refused = db.transaction(async (tx) => {
      const answered = add(tx, 1);
      addLater(tx, 1);
      await answered;
    });

    await expect(refused).rejects.toMatchObject({ constraint: 'firms_pkey' });
    expect(await names()).toEqual([]);
  });

  test('lets the transaction run again where it crossed another one', async () => {
    let runs = 0;
    await db.transaction(async (tx) => {
      runs += 1;
      const answered = add(tx, 1);
      if (runs === 1) tx.later({ text: `do $$ begin raise exception using errcode = '40001'; end $$`, name: 'crossed' });
      await answered;
    });

    expect(runs).toBe(2);
    expect(await names()).toEqual(['Kłos']);
  });

  test('lets the next statement fail if it does, a script too, which says why', async () => {
    for (const text of ['select id from firms where id = $1', 'select 1']) {
      const refused = db.transaction(async (tx) => {
        addLater(tx, 1);
        addLater(tx, 1);
        await tx.query(text.includes('$1') ? { text, values: [1] } : { text });
      });
      await expect(refused).rejects.toMatchObject({ constraint: 'firms_pkey' });
    }
    expect(await names()).toEqual([]);
  });

  test('fails nothing after a savepoint where it travelled behind a failure that was told', async () => {
    await db.transaction(async (tx) => {
      await add(tx, 1);
      await tx.query({ text: 'savepoint tried' });
      const twice = { text: 'insert into firms values ($1, $2)', values: [1, 'Kłos'], plannedOnce: true as const };
      await expect(tx.query(twice)).rejects.toMatchObject({ constraint: 'firms_pkey' });
      await tx.query({ text: 'rollback to savepoint tried' });
      await add(tx, 2);
      await expect(tx.query({ text: 'select no_such_column from firms where id = $1', values: [1] })).rejects.toThrow(
        'no_such_column',
      );
      await tx.query({ text: 'rollback to savepoint tried' });
      await add(tx, 3);
    });
    expect(await names()).toEqual(['Kłos', 'Kłos']);
  });

  test('is forgotten when the transaction throws before it was sent', async () => {
    const broken = db.transaction(async (tx) => {
      addLater(tx, 1);
      throw new Error('changed my mind');
    });

    await expect(broken).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
    await add(db, 1);
  });
});

describe('statements asked in one go', () => {
  test('are answered each with its own rows, in order', async () => {
    const answers = await db.transaction((tx) =>
      Promise.all([add(tx, 1), add(tx, 2), tx.query({ text: 'select count(*)::int from firms' })]),
    );

    expect(answers).toEqual([[{ id: 1 }], [{ id: 2 }], [{ count: 2 }]]);
  });

  test('are refused from the faulty one on, and those before it are answered', async () => {
    const outcomes = await db.transaction(async (tx) => {
      const asked = await Promise.allSettled([add(tx, 1), add(tx, 1), add(tx, 2)]);
      await tx.query({ text: 'rollback' });
      await tx.query({ text: 'begin' });
      return asked.map(({ status }) => status);
    });

    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('of which one has a value with no form on the wire spare the others', async () => {
    const value = {
      toJSON: () => {
        throw new Error('no JSON');
      },
    };
    const outcomes = await db.transaction(async (tx) => {
      const odd = tx.query({ text: 'select $1::json', values: [value] });
      return Promise.allSettled([odd, add(tx, 1)]);
    });

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await names()).toEqual(['Kłos']);
  });
});
