import { beforeAll, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { companies } from '../../../resources/companies';
import type { ListQuery, SortTerm } from '../../../src/contract/listQuery';
import { sortKey } from '../../../src/lib/text';
import { typeOf } from '../../../src/schema/fields';
import { fill } from '../../../src/server/records/fill';
import { list } from '../../../src/server/records/list';
import { newId } from '../../../src/server/records/start';
import fc from '../../support/properties';
import { nip, now, openOffice, query } from './office';

const office = openOffice();
const COUNT = 60;

/** Few different values in every column, so that most orders tie. */
beforeAll(async () => {
  const { db, head, accountant } = office();
  const pick = <Value>(values: readonly Value[], index: number) => values[(index * 7) % values.length];
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    id: newId(),
    title: pick(['Łan', 'Lan', 'lan', 'Żuk', 'Abc'], index),
    short_name: pick(['x', null], index),
    company_type: pick(['jdg', 'llc'], index),
    krs: '0000123456',
    vat_number: nip(20_000 + index),
    address_city: pick(['Łódź', 'Lublin'], index),
    address_postal_code: '90-001',
    owner_id: pick([head.id, accountant.id], index),
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
    ceidg_start_date: pick(['2020-01-01', null, '2021-01-01'], index),
  }));
  await fill(db, { tenantId: 1, at: now }, companies, rows);
});

const sortable = [
  'id',
  'created_at',
  ...Object.entries(companies.fields)
    .filter(([, field]) => typeOf(field).sorting !== 'none' && !('encrypted' in field.options))
    .map(([key]) => key),
];
const order = fc.uniqueArray(fc.record<SortTerm>({ key: fc.constantFrom(...sortable), order: fc.constantFrom('asc', 'desc') }), {
  maxLength: 3,
  selector: ({ key }) => key,
});

test('pages of any order hold every record once', async () => {
  const { db, scope } = office();
  await fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 7, max: 40 }), async (sort, limit) => {
      const seen: string[] = [];
      for (let page = 1; seen.length < COUNT; page++) {
        const answer = await list(db, scope, companies, query({ sort, limit, page }));
        expect(answer.total).toBe(COUNT);
        expect(answer.data.length).toBe(Math.min(limit, COUNT - seen.length));
        seen.push(...answer.data.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(COUNT);
    }),
    { numRuns: 40 },
  );
});

test('a search is paged in every order as the same rows are without one', async () => {
  const { db, scope } = office();
  const ids = async (asked: Partial<ListQuery>) => {
    const { data, total } = await list(db, scope, companies, query(asked));
    expect(total).toBe(36);
    return data.map(({ id }) => id);
  };
  const wanted = new Set(['Łan', 'Lan', 'lan']);
  await fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 7, max: 40 }), fc.integer({ min: 1, max: 3 }), async (sort, limit, page) => {
      const { data } = await list(db, scope, companies, query({ sort }));
      const all = data.filter(({ title }) => wanted.has(String(title))).map(({ id }) => id);
      expect(await ids({ sort, limit, page, search: 'lan' })).toEqual(all.slice((page - 1) * limit, page * limit));
    }),
    { numRuns: 30 },
  );
});

test('the order of a page is the one that was asked for', async () => {
  const { all } = office();
  const sort: SortTerm[] = [
    { key: 'address_city', order: 'desc' },
    { key: 'title', order: 'asc' },
  ];
  const rows = await all(companies, { sort });
  const keys = rows.map(({ address_city, title }) => [sortKey(String(address_city)), sortKey(String(title))] as const);
  const sorted = [...keys].sort(([a, b], [c, d]) => (a === c ? Number(b > d) - Number(b < d) : a > c ? -1 : 1));
  expect(keys).toEqual(sorted);
});

test('a page beyond the last is empty and knows the total', async () => {
  const { db, scope } = office();
  expect(await list(db, scope, companies, query({ page: 3 }))).toEqual({ data: [], total: COUNT, page: 3, limit: 100 });
  expect(await list(db, scope, companies, query({ page: 2, search: 'zuk' }))).toMatchObject({ data: [], total: 12 });
});

test('over ten thousand the total is an estimate that says so', async () => {
  const { db, scope, head } = office();
  const many = Array.from({ length: 10_050 }, (_, index) => ({
    id: newId(),
    title: `Zadanie ${index}`,
    due_date: '2026-12-01',
    assignee_id: head.id,
  }));
  await fill(db, { tenantId: 1, at: now }, resources.tasks, many);
  await db.query({ text: 'analyze tasks' });
  const answer = await list(db, scope, resources.tasks, query({ limit: 25 }));
  expect(answer.approximate).toBe(true);
  expect(answer.total).toBeGreaterThan(10_000);
  expect(answer.total).toBeLessThan(12_000);
  const ordered: Partial<ListQuery> = { limit: 25, sort: [{ key: 'title', order: 'desc' }] };
  const inOrder = await list(db, scope, resources.tasks, query(ordered));
  for (const time of ['counted', 'known']) {
    const found = await list(db, scope, resources.tasks, query({ ...ordered, search: 'zadanie' }));
    expect([time, found.approximate, found.data]).toEqual([time, true, inOrder.data]);
    expect(found.total).toBeGreaterThan(10_000);
  }
  const narrowed = await list(db, scope, resources.tasks, query({ limit: 25, search: 'zadanie 1004' }));
  expect(narrowed).toMatchObject({ total: 11 });
  expect(narrowed.approximate).toBeUndefined();
}, 60_000);
