// On a PostgreSQL server: a migration is the same SQL on either engine, and all tables are made sooner here.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { applyDiff } from '../../../src/server/db/differApply';
import { migrations } from '../../../src/server/db/migrations';
import { testDatabase } from '../../support/database';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await applyDiff(db, { info: () => undefined, warn: () => undefined });
});
afterAll(() => db?.close());

const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('positions that were put off before keep that their delay was agreed, and the others have none', async () => {
  const asked = await db.query<{ name: string }>({
    text: `select column_name as name from information_schema.columns where table_name = 'settlement_items' and table_schema = current_schema()
      and is_nullable = 'NO' and column_default is null and column_name not in ('tenant_id', 'id', 'payment_status')`,
  });
  for (const { name } of asked) await db.query({ text: `alter table settlement_items alter column "${name}" drop not null` });
  // As it was before.
  await db.query({ text: 'alter table settlement_items drop column deferred' });
  for (const [at, status] of ['deferred', 'declared', 'overdue'].entries())
    await db.query({
      text: 'insert into settlement_items (tenant_id, id, payment_status) values (1, $1, $2)',
      values: [uuid(at), status],
    });

  await db.query({ text: migrations.find(({ name }) => name === 'agreed_delays')?.sql ?? '' });

  const rows = await db.query({ text: 'select payment_status, deferred from settlement_items order by id' });
  expect(rows).toEqual([
    { payment_status: 'deferred', deferred: true },
    { payment_status: 'declared', deferred: false },
    { payment_status: 'overdue', deferred: false },
  ]);
});
