// On a PostgreSQL server: it speaks the same to either engine, and starts sooner here.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { testDatabase } from '../../support/database';
import fc from '../../support/properties';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query({ text: 'create table sent (id int generated always as identity primary key, note text)' });
});
afterAll(() => db.close());

const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0') && value.isWellFormed());
const moment = fc.date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });

test('values reach the database and come back as they were', async () => {
  const texts = fc.array(fc.option(text), { maxLength: 5 });
  const values = fc.tuple(fc.option(text), texts, fc.jsonValue(), fc.uint8Array(), moment, fc.boolean(), fc.maxSafeInteger());
  await fc.assert(
    fc.asyncProperty(values, async ([one, some, json, bytes, at, truth, number]) => {
      const object = { json };
      const [row] = await db.query({
        name: 'rowQuery.values',
        text: 'select $1::text as one, $2::text[] as some, $3::jsonb as object, $4::bytea as bytes, $5::timestamptz as at, $6::boolean as truth, $7::bigint as number',
        values: [one, some, object, bytes, at, truth, number],
      });
      expect(row).toEqual({
        one,
        some,
        object: JSON.parse(JSON.stringify(object)),
        bytes: Buffer.from(bytes),
        at,
        truth,
        number,
      });
    }),
    { numRuns: 60 },
  );
});

test('arrays of other kinds are written as PostgreSQL reads them', async () => {
  const [row] = await db.query({
    text: 'select $1::int[] as whole, $2::int[] as nested, $3::bytea[] as bytes, $4::timestamptz[] as moments, $5::text[] as none',
    values: [
      [1, null, -3],
      [
        [1, 2],
        [3, 4],
      ],
      [Buffer.from([0, 255])],
      [new Date(0)],
      [],
    ],
  });
  expect(row).toEqual({
    whole: [1, null, -3],
    nested: [
      [1, 2],
      [3, 4],
    ],
    bytes: [Buffer.from([0, 255])],
    moments: [new Date(0)],
    none: [],
  });
});

test('a named statement answers in the same columns every time, with and without rows', async () => {
  const statement = (id: number) => ({
    name: 'rowQuery.named',
    text: 'select g as id, null::text as note from generate_series(1, $1) g',
    values: [id],
  });
  expect(await db.query(statement(2))).toEqual([
    { id: 1, note: null },
    { id: 2, note: null },
  ]);
  expect(await db.query(statement(0))).toEqual([]);
  expect(await db.query(statement(1))).toEqual([{ id: 1, note: null }]);
  const insert = { name: 'rowQuery.insert', text: 'insert into sent (note) values ($1)', values: ['x'] };
  for (let time = 0; time < 3; time++) expect(await db.query(insert)).toEqual([]);
  expect(await db.query({ text: 'select count(*)::int as n from sent' })).toEqual([{ n: 3 }]);
});

test('a refused statement leaves its connection as it was', async () => {
  const divide = (by: number) => ({ name: 'rowQuery.divide', text: 'select 1 / $1::int as result', values: [by] });
  for (const by of [0, 1, 0, 1]) {
    if (by === 0) await expect(db.query(divide(by))).rejects.toMatchObject({ code: '22012' });
    else expect(await db.query(divide(by))).toEqual([{ result: 1 }]);
  }
  await expect(db.query({ text: 'select $1::text as x', values: [new Date(Number.NaN)] })).rejects.toThrow(RangeError);
  await expect(db.query({ name: 'rowQuery.divide', text: 'select 2' })).rejects.toThrow(
    'Two statements are called "rowQuery.divide"',
  );
  await db.transaction(async (tx) => {
    expect(await tx.query(divide(1))).toEqual([{ result: 1 }]);
    expect(await tx.query({ text: 'select 1 as one; select 2 as two' })).toBeUndefined();
  });
});

test('an error tells where its statement was sent from', async () => {
  const sender = async () => await db.query({ text: 'select $1::int / 0', values: [1] });
  await expect(sender()).rejects.toMatchObject({ stack: expect.stringContaining('sender') });
});

test('columns that are asked for aside are not in the rows', async () => {
  const aside: Record<string, unknown> = {};
  const statement = {
    name: 'rowQuery.aside',
    text: 'select g as id, g * 10 as _tens from generate_series(1, $1) g',
    values: [2],
    aside,
  };
  for (let time = 0; time < 2; time++) {
    expect(await db.query(statement)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(aside).toEqual({ _tens: 10 });
  }
  const none = {};
  expect(await db.query({ ...statement, values: [0], aside: none })).toEqual([]);
  expect(none).toEqual({});
  expect(await db.query({ text: 'select $1::int as _kept', values: [1] })).toEqual([{ _kept: 1 }]);
});
