// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { StaleVersion } from '../../../src/app/providers/apiError';
import { dataProvider } from '../../../src/app/providers/dataProvider';
import { wire } from '../support/wire';

const page = { data: [{ id: 'a' }], total: 41, page: 2, limit: 10 };
const list = { pagination: { page: 2, perPage: 10 }, sort: { field: 'created_at', order: 'DESC' as const } };

test('a list is asked for in the contract’s words', async () => {
  const { calls } = wire({ 'GET /api/companies/': { json: page } });
  const filter = { q: 'kłos', company_type: ['jdg', 'llc'], 'created_at>': '2026-01-01', owner_id: null, status: '' };

  const answer = await dataProvider.getList('companies', { ...list, filter });

  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    page: '2',
    limit: '10',
    sort: 'created:desc',
    search: 'kłos',
    filters: 'company_type:jdg|llc,created>2026-01-01,owner_id:',
  });
  expect(answer).toEqual({ data: page.data, total: 41, meta: { approximate: false } });
});

test('a list that says what it shows asks for that, also in a body', async () => {
  const { calls } = wire({ 'GET /api/companies/': { json: page }, 'POST /api/companies/search': { json: page } });
  const meta = { fields: ['title', 'created_at', 'owner_id'] };
  await dataProvider.getList('companies', { ...list, filter: {}, meta });
  await dataProvider.getList('companies', { ...list, filter: { q: '44051401359' }, meta });
  expect(calls[0]?.query.get('fields')).toBe('title,created,owner_id');
  expect(calls[1]?.body).toMatchObject({ fields: 'title,created,owner_id' });
});

test('more rows than a page may hold come as several pages, in their order', async () => {
  const nth = (page: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: `${page}.${at}` }));
  const { calls } = wire({
    'GET /api/companies/': ({ query }) => {
      const page = Number(query.get('page'));
      return { json: { data: nth(page, page === 3 ? 31 : 100), total: 231, page, limit: 100 } };
    },
  });
  const { data, total } = await dataProvider.getList('companies', { ...list, pagination: { page: 1, perPage: 500 }, filter: {} });

  expect(total).toBe(231);
  expect(data).toHaveLength(231);
  expect(data.at(-1)).toEqual({ id: '3.30' });
  expect(calls.map(({ query }) => `${query.get('page')}/${query.get('limit')}`)).toEqual(['1/100', '2/100', '3/100']);
});

test('an estimated total is told apart', async () => {
  wire({ 'GET /api/companies/': { json: { ...page, total: 12_000, approximate: true } } });
  expect((await dataProvider.getList('companies', { ...list, filter: {} })).meta).toEqual({ approximate: true });
});

test.each(['44051401359', '440514 01359', 'jan@klient.test', '+48 601 234 567'])(
  'S11: a search for %s goes in a body, not in an address',
  async (q) => {
    const { calls } = wire({ 'POST /api/companies/search': { json: page } });
    await dataProvider.getList('companies', { ...list, filter: { q, status: ['active'] } });
    expect(calls[0]?.query.toString()).toBe('');
    expect(calls[0]?.body).toEqual({ page: 2, limit: 10, sort: 'created:desc', search: q, filters: 'status:active' });
  },
);

test('related records are a list with one more filter', async () => {
  const { calls } = wire({ 'GET /api/employees/': { json: page } });
  await dataProvider.getManyReference('employees', { ...list, target: 'company_id', id: 'c1', filter: {} });
  expect(calls[0]?.query.get('filters')).toBe('company_id:c1');
});

test('many records come in as few requests as their addresses may be long', async () => {
  const { calls } = wire({ 'GET /api/users/': ({ query }) => ({ json: { data: [{ id: query.get('filters') }], total: 1 } }) });
  const ids = Array.from({ length: 120 }, (_, at) => `0199c3a2-1b2c-7d3e-8f40-${String(at).padStart(12, '0')}`);

  const { data } = await dataProvider.getMany('users', { ids });

  expect(calls.map(({ query }) => query.get('limit'))).toEqual(['50', '50', '20']);
  expect(calls.every(({ query }) => query.toString().length < 4096)).toBe(true);
  expect(data).toHaveLength(3);
});

test('one record is read and made at the resource’s own address', async () => {
  const { calls } = wire({
    'GET /api/companies/c1': { json: { id: 'c1' } },
    'POST /api/companies': { status: 201, json: { id: 'c2' } },
  });
  expect((await dataProvider.getOne('companies', { id: 'c1' })).data).toEqual({ id: 'c1' });
  expect((await dataProvider.create('companies', { data: { title: 'Kłos' } })).data).toEqual({ id: 'c2' });
  expect(calls[1]?.body).toEqual({ title: 'Kłos' });
});

const before = {
  id: 'u1',
  version: 3,
  created_at: '2026-01-01 10:00:00',
  title: 'Kłos',
  owner_id: 'o1',
  owner: { id: 'o1', title: 'Anna' },
  pesel: '*******1234',
  tags: ['a'],
};

test('I03: a change is PUT with the id in the body: what changed, and the version it was read at', async () => {
  const { to } = wire({ 'PUT /api/users/': { json: { ...before, version: 4 } } });
  const data = { ...before, title: 'Kłos i syn', owner_id: null, tags: ['a'] };

  await dataProvider.update('users', { id: 'u1', data, previousData: before });

  expect(to('PUT /api/users/')[0]?.body).toEqual({ id: 'u1', version: 3, title: 'Kłos i syn', owner_id: null });
});

test('I03: an old version surfaces as an error of its own', async () => {
  wire({ 'PUT /api/users/': { status: 412, json: { error: 'Ktoś zmienił ten rekord.', current: { version: 5 } } } });
  const error = await dataProvider.update('users', { id: 'u1', data: before, previousData: before }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StaleVersion);
});

test('a record is deleted at the version that was seen', async () => {
  const { calls } = wire({ 'DELETE /api/users/u1': { json: {} } });
  const { data } = await dataProvider.delete('users', { id: 'u1', previousData: before });
  expect(calls[0]?.headers.get('if-match')).toBe('"3"');
  expect(data).toMatchObject({ id: 'u1' });
});

test('a selection is changed and deleted by one call, all or nothing', async () => {
  const { calls } = wire({
    'POST /api/tasks/actions/delete': {},
    'POST /api/tasks/actions/update': {},
    'POST /api/tasks/actions/remind': {},
  });
  expect(await dataProvider.deleteMany('tasks', { ids: ['a', 'b'] })).toEqual({ data: ['a', 'b'] });
  await dataProvider.updateMany('tasks', { ids: ['a'], data: { priority: 'high' } });
  await dataProvider.actMany('tasks', ['a'], 'remind');
  expect(calls.map(({ body }) => body)).toEqual([
    { ids: ['a', 'b'] },
    { ids: ['a'], data: { priority: 'high' } },
    { ids: ['a'] },
  ]);
});

test('what was deleted is brought back, a transition is an action, an encrypted value is opened by a call of its own', async () => {
  const { calls } = wire({
    'POST /api/tasks/actions/restore': {},
    'POST /api/tasks/a/actions/done': { json: { id: 'a', status: 'done' } },
    'POST /api/employees/e/reveal': { json: { data: { value: '44051401359' } } },
  });
  await dataProvider.restore('tasks', ['a', 'b']);
  expect((await dataProvider.act('tasks', 'a', 'done', { version: 2 })).data).toEqual({ id: 'a', status: 'done' });
  expect(await dataProvider.reveal('employees', 'e', 'pesel')).toBe('44051401359');
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['a', 'b'] }, { version: 2 }, { field: 'pesel' }]);
});

test('a superseded question is given up', async () => {
  wire({ 'GET /api/companies/': { json: page } });
  const gone = new AbortController();
  gone.abort();
  await expect(dataProvider.getList('companies', { ...list, filter: {}, signal: gone.signal })).rejects.toThrow('aborted');
});
