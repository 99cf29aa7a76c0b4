import { beforeAll, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { documents } from '../../../resources/documents';
import { memberships } from '../../../resources/memberships';
import { settlements } from '../../../resources/settlements';
import { tasks } from '../../../resources/tasks';
import { users } from '../../../resources/users';
import { type ListQuery, readFilters } from '../../../src/contract/listQuery';
import { create } from '../../../src/server/records/create';
import { fill } from '../../../src/server/records/fill';
import { list } from '../../../src/server/records/list';
import { listLimits } from '../../../src/server/records/listLimits';
import type { Answer } from '../../../src/server/records/reading';
import { newId } from '../../../src/server/records/start';
import { transition } from '../../../src/server/records/transition';
import { nip, now, openOffice, person, query, scopeOf, tenants } from './office';

const office = openOffice();
const titles = (rows: Answer[]) => rows.map(({ title }) => title);
const filters = (text: string): Partial<ListQuery> => {
  const terms = readFilters(text);
  if (!terms) throw new Error(`"${text}" is no filter`);
  return { filters: terms };
};
const sort = (key: string, order: 'asc' | 'desc' = 'asc'): Partial<ListQuery> => ({ sort: [{ key, order }] });

let bakery: Answer;
let ewa: string;

beforeAll(async () => {
  const { company, task, accountant } = office();
  ewa = accountant.id;
  bakery = await company({ title: 'Łódzka Piekarnia', vat_number: '5260250274', regon: '123456785', accident_rate: 93 });
  await company({
    title: 'Żółw sp. z o.o.',
    owner_id: ewa,
    company_type: 'llc',
    krs: '0000123456',
    ceidg_start_date: '2020-05-01',
  });
  await company({
    title: 'Ćma',
    address_city: 'Kraków',
    owner_id: ewa,
    lump_sum_rates: ['3', '8.5'],
    ceidg_start_date: '2026-01-01',
  });
  await company({ title: 'Cukier 100% natury', short_name: 'Cu_kier', suspended_from: '2026-02-01' });
  await task({ title: 'JPK', company_id: bakery.id, due_date: '2026-11-25' });
  const done = await task({ title: 'ZUS', company_id: bakery.id, due_date: '2026-11-20' });
  await transition(office().db, office().scope, tasks, done.id, 'done');
});

test('a list is ordered by the Polish alphabet', async () => {
  expect(titles(await office().all(companies))).toEqual(['Cukier 100% natury', 'Ćma', 'Łódzka Piekarnia', 'Żółw sp. z o.o.']);
  expect(titles(await office().all(companies, sort('title', 'desc')))[0]).toBe('Żółw sp. z o.o.');
});

test('a row holds every readable field, titles of references, counts and the common columns', async () => {
  const [row] = await office().all(companies, filters(`id:${bakery.id}`));
  expect(row).toMatchObject({
    id: bakery.id,
    title: 'Łódzka Piekarnia',
    vat_number: '5260250274',
    accident_rate: 93,
    vat_eu: false,
    owner_id: office().head.id,
    owner: { id: office().head.id, title: 'Szef Główny' },
    deputy_id: null,
    deputy: null,
    tasks: 1,
    documents: 0,
    created_at: '2026-11-20 09:00:00',
    version: 1,
  });
  expect(Object.keys(row ?? {})).not.toContain('search');
  expect(Object.keys(row ?? {}).filter((key) => /^_|_sort$|tenant|deleted/.test(key))).toEqual([]);
});

test.each([
  ['lodzka', ['Łódzka Piekarnia']],
  ['PIEKARNIA Łódzka', ['Łódzka Piekarnia']],
  ['526-025-02-74', ['Łódzka Piekarnia']],
  ['krakow', ['Ćma']],
  ['100%', ['Cukier 100% natury']],
  ['00% nat', ['Cukier 100% natury']],
  ['u_k', ['Cukier 100% natury']],
  ['cm', ['Ćma']],
  ['z', ['Żółw sp. z o.o.']],
  ['sp z o.o.', ['Żółw sp. z o.o.']],
  ['piekarnia krakow', []],
  ['piekarnia lodz', ['Łódzka Piekarnia']],
  ['u\\k', []],
  ["' or 1=1 --", []],
])('search for %j finds %j', async (search, found) => {
  expect(titles(await office().all(companies, { search }))).toEqual(found);
});

test('a search says how much there is also where its page is full', async () => {
  const answer = await list(office().db, office().scope, companies, query({ search: 'firma', limit: 1 }));
  expect(answer.total).toBe(0);
  const all = await list(office().db, office().scope, companies, query({ search: 'lodz', limit: 1 }));
  expect(all).toMatchObject({ total: 3, page: 1, limit: 1 });
  expect(all.data).toHaveLength(1);
});

test.each([
  ['company_type:llc', ['Żółw sp. z o.o.']],
  ['company_type:llc|jdg', ['Cukier 100% natury', 'Ćma', 'Łódzka Piekarnia', 'Żółw sp. z o.o.']],
  ['company_type:nonsense', []],
  ['title=Ćma', ['Ćma']],
  ['vat_number:526-025-02-74', ['Łódzka Piekarnia']],
  ['accident_rate<100', ['Łódzka Piekarnia']],
  ['accident_rate>93,company_type:jdg', ['Cukier 100% natury', 'Ćma']],
  ['ceidg_start_date>2020-05-01', ['Ćma']],
  ['ceidg_start_date<2020-05-02', ['Żółw sp. z o.o.']],
  ['ceidg_start_date:', ['Cukier 100% natury', 'Łódzka Piekarnia']],
  ['ceidg_start_date:|2026-01-01', ['Cukier 100% natury', 'Ćma', 'Łódzka Piekarnia']],
  ['vat_eu:true', []],
  ['vat_eu:nie', ['Cukier 100% natury', 'Ćma', 'Łódzka Piekarnia', 'Żółw sp. z o.o.']],
  ['lump_sum_rates:8.5|17', ['Ćma']],
  ['lump_sum_rates=8.5', []],
  ['lump_sum_rates=8.5|3', ['Ćma']],
  ['lump_sum_rates:,company_type:llc', ['Żółw sp. z o.o.']],
  ['created_at:2026-11-20,company_type:llc', ['Żółw sp. z o.o.']],
  ['created=2026-11-20 09%3A00%3A00,company_type:llc', ['Żółw sp. z o.o.']],
  ['created>2026-11-20 09%3A00%3A00', []],
  ['created<2026-11-21,company_type:llc', ['Żółw sp. z o.o.']],
])('filter %s finds %j', async (text, found) => {
  expect(titles(await office().all(companies, filters(text)))).toEqual(found);
});

test('filters by a reference and by ids', async () => {
  expect(titles(await office().all(companies, filters(`owner_id:${ewa}`)))).toEqual(['Ćma', 'Żółw sp. z o.o.']);
  expect(titles(await office().all(companies, filters(`id:${bakery.id}|${newId()}`)))).toEqual(['Łódzka Piekarnia']);
});

test('a reference is ordered by the title of what it points to, a count by how many there are', async () => {
  const byOwner = await office().all(companies, {
    sort: [
      { key: 'owner_id', order: 'asc' },
      { key: 'title', order: 'desc' },
    ],
  });
  expect(titles(byOwner)).toEqual(['Żółw sp. z o.o.', 'Ćma', 'Łódzka Piekarnia', 'Cukier 100% natury']);
  const byTasks = await office().all(companies, sort('tasks', 'desc'));
  expect(titles(byTasks)[0]).toBe('Łódzka Piekarnia');
  expect(byTasks.map(({ tasks: open }) => open)).toEqual([1, 0, 0, 0]);
});

test('a title may be several fields, and references in it give their own', async () => {
  const { db, scope, task, all } = office();
  const settlement = await create(db, scope, settlements, { company_id: bakery.id, period: '2026-10', owner_id: ewa });
  expect(settlement).toMatchObject({
    company: { title: 'Łódzka Piekarnia' },
    owner: { title: 'Ewa Żak' },
    status: 'not_started',
  });
  const { uptimes } = await import('../../../resources/uptimes');
  const entry = {
    ...{ user_id: office().head.id },
    id: newId(),
    start_date: '2026-11-19 08:00:00',
    settlement_id: settlement.id,
    source: 'timer',
  };
  await fill(db, { tenantId: 1, at: now }, uptimes, [entry]);
  const [row] = await all(uptimes, sort('settlement_id'));
  expect(row).toMatchObject({
    settlement: { id: settlement.id, title: 'Łódzka Piekarnia październik 2026' },
    user: { title: 'Szef Główny' },
    start_date: '2026-11-19 08:00:00',
    minutes: null,
  });
  await task({ title: 'Bez firmy' });
  expect((await all(tasks, filters('company_id:'))).map(({ title }) => title)).toEqual(['Bez firmy']);
});

test('what is computed goes by the day of the request', async () => {
  const [jpk] = await office().all(tasks, filters('title=JPK'));
  expect(jpk?.overdue).toBe(false);
  const later = scopeOf(office().head, tenants.demo, new Date('2026-11-25T23:30:00Z'));
  const [late] = await office().all(tasks, filters('title=JPK'), later);
  expect(late?.overdue).toBe(true);
});

test.each<[string, Partial<ListQuery>]>([
  ['more rows than a page may have', { limit: listLimits.limit + 1 }],
  ['a page too deep', { page: 101, limit: 100 }],
  ['too many sort keys', { sort: ['title', 'krs', 'regon', 'id'].map((key) => ({ key, order: 'asc' as const })) }],
  [
    'too many filters',
    { filters: Array.from({ length: listLimits.filters + 1 }, () => ({ key: 'krs', is: 'any' as const, values: ['1'] })) },
  ],
  ['too many values', { filters: [{ key: 'krs', is: 'any', values: Array.from({ length: listLimits.values + 1 }, String) }] }],
  ['too long a search', { search: 'a'.repeat(listLimits.search + 1) }],
  ['a search of too many words', { search: Array.from({ length: listLimits.words + 1 }, (_, index) => String(index)).join(' ') }],
  ['a search that no text holds', { search: 'a\u0000b' }],
])('V02: %s is 422', async (_, asked) => {
  await expect(list(office().db, office().scope, companies, query(asked))).rejects.toMatchObject({ status: 422 });
});

test.each([
  'owner_id:nobody',
  'ceidg_start_date:2026-02-30',
  'ceidg_start_date>a',
  'ceidg_start_date>2026-01-01|2026-02-01',
  'ceidg_start_date>',
  'accident_rate:1.5',
  'accident_rate:99999999999999999999',
  'vat_eu:maybe',
  'created>infinity',
  'id>0199c3a2-1b2c-7d3e-8f40-123456789abc',
  'title>A',
  'company_type<jdg',
])('V04: the filter %s is 422, never a fault of the database', async (text) => {
  await expect(office().all(companies, filters(text))).rejects.toMatchObject({ status: 422 });
});

test('numbers beyond the column find nothing instead of failing', async () => {
  expect(await office().all(companies, filters('accident_rate:999999999999'))).toEqual([]);
  expect(await office().all(documents, filters('gross_amount>999999999999999'))).toEqual([]);
});

test('a list of what nobody declared searchable says so', async () => {
  await expect(office().all(memberships, { search: 'jan' })).rejects.toMatchObject({ status: 422 });
});

test('a deleted keeper is still named', async () => {
  const { db, company, all } = office();
  const gone = person();
  const account = { id: gone.id, first_name: 'Iga', last_name: 'Była', email: 'iga@biuro.test', isAdmin: true, status: 'active' };
  await fill(db, { tenantId: 1, at: now }, users, [account]);
  const kept = await company({ title: 'Z dawnym opiekunem', owner_id: gone.id, vat_number: nip(9_000) });
  await db.query({ text: 'update users set deleted_at = now() where tenant_id = 1 and id = $1', values: [gone.id] });
  expect((await all(companies, filters(`id:${kept.id}`)))[0]).toMatchObject({ owner: { title: 'Iga Była' } });
});
