import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { migrations } from '../../../src/server/db/migrations';
import { testDatabase } from '../../support/database';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db?.close());

const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Adds a row with these values alone, whatever else its table asks for. */
async function put(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const keys = Object.keys(values);
  const asked = await db.query<{ name: string }>({
    text: `select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema()
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and column_name not in ('tenant_id', 'id')`,
    values: [table],
  });
  for (const { name } of asked)
    if (!keys.includes(name)) await db.query({ text: `alter table ${table} alter column "${name}" drop not null` });
  const columns = keys.map((key) => `"${key}"`).join(', ');
  const places = keys.map((_, at) => `$${at + 1}`).join(', ');
  await db.query({ text: `insert into ${table} (${columns}) values (${places})`, values: Object.values(values) });
}

test('paid extras made before get the rate and gross of their item, and the ones without an item stay net', async () => {
  const tenant_id = 1;
  const rates = { 1: '23', 2: '5', 3: 'zw' };
  for (const [at, vat_rate] of Object.entries(rates))
    await put('price_items', { tenant_id, id: uuid(Number(at)), vat_rate, net_amount: 1_050 });
  for (const at of [1, 2, 3])
    await put('billable_events', { tenant_id, id: uuid(10 + at), item_id: uuid(at), net_amount: 1_050 });
  await put('billable_events', { tenant_id, id: uuid(14), item_id: null, net_amount: 1_050 });
  // Of another firm, whose item has the same id.
  await put('price_items', { tenant_id: 2, id: uuid(1), vat_rate: '8', net_amount: 1_050 });
  await put('billable_events', { tenant_id: 2, id: uuid(15), item_id: uuid(1), net_amount: 1_050 });
  const priced = { tenant_id, price_item_id: uuid(1), price_amount: 1_050 };
  await put('tickets', { ...priced, id: uuid(21), price_gross_amount: 1_292 });
  await put('tickets', { ...priced, id: uuid(22), price_gross_amount: 1_134 });

  await db.query({ text: migrations.find(({ name }) => name === 'gross_of_extras')?.sql ?? '' });

  const events = await db.query({ text: 'select vat_rate, gross_amount::int as gross from billable_events order by id' });
  expect(events).toEqual([
    { vat_rate: '23', gross: 1_292 },
    { vat_rate: '5', gross: 1_103 },
    { vat_rate: 'zw', gross: 1_050 },
    { vat_rate: null, gross: null },
    { vat_rate: '8', gross: 1_134 },
  ]);
  // A gross that was counted by another rate than the item has now keeps none.
  const tickets = await db.query({ text: 'select price_vat_rate as rate from tickets order by id' });
  expect(tickets).toEqual([{ rate: '23' }, { rate: null }]);
});
