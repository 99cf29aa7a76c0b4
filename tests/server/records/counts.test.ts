import { beforeAll, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import type { Database, Statement } from '../../../src/server/db/database';
import { fill } from '../../../src/server/records/fill';
import { list } from '../../../src/server/records/list';
import { newId } from '../../../src/server/records/start';
import { nip, now, openOffice, person, query, scopeOf } from './office';

const office = openOffice();
const COUNT = 1_050;

beforeAll(async () => {
  const { db, head } = office();
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    id: newId(),
    title: `Firma ${index}`,
    company_type: index < 20 ? 'llc' : 'jdg',
    vat_number: nip(30_000 + index),
    address_city: 'Łódź',
    address_postal_code: '90-001',
    owner_id: head.id,
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
  }));
  await fill(db, { tenantId: 1, at: now }, companies, rows);
});

/** The database, and how many of what was sent to it counted. */
function counting() {
  const { db } = office();
  let counts = 0;
  const heard: Database = {
    ...db,
    query<Row extends object>(statement: Statement) {
      if (/_total|counted/.test(statement.text)) counts++;
      return db.query<Row>(statement);
    },
  };
  return { heard, counts: () => counts };
}

test('who asks the same at once is answered by one count, which is kept for seconds', async () => {
  const { heard, counts } = counting();
  const ask = (page: number) => list(heard, office().scope, companies, query({ limit: 25, page, fields: ['title'] }));
  const answers = await Promise.all([ask(1), ask(1), ask(2), ask(7)]);
  expect(answers.map(({ total }) => total)).toEqual([COUNT, COUNT, COUNT, COUNT]);
  expect(new Set(answers.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(75);
  expect(counts()).toBe(1);
  expect((await ask(3)).total).toBe(COUNT);
  expect(counts()).toBe(1);
});

test('P07: nobody is told another’s count', async () => {
  const { heard } = counting();
  const stranger = scopeOf(person({ isAdmin: false, companies: [] }));
  const asked = query({ limit: 25, fields: ['title'] });
  const [whole, none] = await Promise.all([
    list(heard, office().scope, companies, asked),
    list(heard, stranger, companies, asked),
  ]);
  expect([whole.total, none.total]).toEqual([COUNT, 0]);
});

test('of fewer than a thousand, who adds one sees it counted', async () => {
  const { heard, counts } = counting();
  const llc = query({ filters: [{ key: 'company_type', is: 'any', values: ['llc'] }] });
  expect((await list(heard, office().scope, companies, llc)).total).toBe(20);
  await office().company({ company_type: 'llc', krs: '0000123456' });
  expect((await list(heard, office().scope, companies, llc)).total).toBe(21);
  expect(counts()).toBe(2);
});

test('in a transaction everybody counts for themselves', async () => {
  const { db, scope } = office();
  const asked = query({ limit: 25, fields: ['title'] });
  const undone = new Error('enough');
  const within = db.transaction(async (tx) => {
    await tx.query({ text: 'update companies set deleted_at = now() where company_type = $1', values: ['llc'] });
    expect((await list(tx, scope, companies, asked)).total).toBe(COUNT + 1 - 21);
    throw undone;
  });
  await expect(within).rejects.toBe(undone);
});

test('a count that somebody failed to get is counted anew by the others', async () => {
  const { db, scope } = office();
  let failed = false;
  const once: Database = {
    ...db,
    query<Row extends object>(statement: Statement) {
      if (failed || !/_total/.test(statement.text)) return db.query<Row>(statement);
      failed = true;
      return Promise.reject<Row[]>(new Error('lost'));
    },
  };
  const asked = query({ limit: 25, fields: ['title'], filters: [{ key: 'company_type', is: 'any', values: ['jdg'] }] });
  const [first, second] = await Promise.allSettled([list(once, scope, companies, asked), list(once, scope, companies, asked)]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ status: 'fulfilled', value: { total: COUNT - 20 } });
});
