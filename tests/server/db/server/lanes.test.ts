// In npm test -- all: it waits out the database’s own limits for locks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/db/database';
import { faultOf } from '../../../../src/server/db/faults';
import { lanesOf, perLane, perTroubled } from '../../../../src/server/db/lanes';
import { testDatabase } from '../../../support/database';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ watchNestedCalls: false });
  await db.query({ text: 'create table firms (id int primary key); create table cases (id int primary key)' });
});
afterAll(() => db.close());

/** Holds a table as a migration or somebody's forgotten session would, while the work runs; the owner's connection has no limits. */
const whileLocked = <Result>(table: string, work: () => Promise<Result>): Promise<Result> =>
  db.asOwner(async (tx) => {
    await tx.query({ text: `lock table ${table} in access exclusive mode` });
    return work();
  });
const busy = async () =>
  (
    await db.query<{ n: number }>({
      text: `select count(*)::int as n from pg_locks where not granted and relation = 'firms'::regclass`,
    })
  )[0]?.n ?? 0;
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => faultOf(error)?.kind ?? 'unknown',
  );

test('O07: a lock on one table holds a few connections, and every request of another table is answered meanwhile', async () => {
  const lane = lanesOf(db);
  const [firms, cases] = [lane(), lane()];
  const over = { firms: false };
  await whileLocked('firms', async () => {
    const stuck = Promise.all(Array.from({ length: 30 }, () => kindOf(firms.query({ text: 'select * from firms' })))).then(
      (kinds) => {
        over.firms = true;
        return kinds;
      },
    );
    await expect.poll(busy).toBe(perLane);
    const others = await Promise.all(Array.from({ length: 50 }, () => kindOf(cases.query({ text: 'select * from cases' }))));
    expect(new Set(others)).toEqual(new Set(['answered']));
    expect(over.firms).toBe(false);
    expect(await busy()).toBeLessThanOrEqual(perLane);
    expect(new Set(await stuck)).toEqual(new Set(['timeout', 'unavailable']));
  });
});

test('O07: several resources that wait for one lock share fewer connections once they had to give up, till one of them gets through', async () => {
  let now = 0;
  const lane = lanesOf(db, () => now);
  const touching = Array.from({ length: 5 }, () => lane());
  const other = lane();
  const ask = (of: Database) => kindOf(of.query({ text: 'select * from firms' }));
  await whileLocked('firms', async () => {
    for (const of of touching) await ask(of);
    const stuck = Promise.all(touching.flatMap((of) => Array.from({ length: 4 }, () => ask(of))));
    await expect.poll(busy).toBe(perTroubled);
    expect(await kindOf(other.query({ text: 'select * from cases' }))).toBe('answered');
    expect(await busy()).toBeLessThanOrEqual(perTroubled);
    await stuck;
  });
  now += 60_000;
  for (const of of touching) expect(await ask(of)).toBe('answered');
  const all = await Promise.all(touching.flatMap((of) => Array.from({ length: 8 }, () => ask(of))));
  expect(new Set(all)).toEqual(new Set(['answered']));
}, 40_000);
