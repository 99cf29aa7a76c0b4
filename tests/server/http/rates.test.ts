import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const windowMs = 60_000;
const office = openOffice({
  limits: {
    rates: {
      requests: { most: 8, windowMs },
      writes: { most: 3, windowMs },
      exports: { most: 1, windowMs },
      invitations: { most: 2, windowMs },
      downloads: { most: 1, windowMs },
      uploads: { most: 1, windowMs },
      reveals: { most: 2, windowMs },
      bulk: { most: 1, windowMs },
      previews: { most: 1, windowMs },
    },
    tenantFactor: 2,
    anonymous: { most: 5, windowMs },
  },
});

test('V10: so many requests a minute are a person’s, then 429 in Polish with how long to wait', async () => {
  const answers = [];
  for (let call = 0; call < 9; call += 1) answers.push(await office.as('ksiegowa').get('/api/companies/'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)).toMatchObject({ body: { error: 'Zbyt wiele prób. Spróbuj ponownie za chwilę.', code: 'too_many' } });
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await office.as('kadry').get('/api/companies/')).status).toBe(200);
  office.pass(windowMs);
  expect((await office.as('ksiegowa').get('/api/companies/')).status).toBe(200);
});

test('V10: fewer writes, and a search is none', async () => {
  office.pass(windowMs);
  const { post } = office.as('kierownik');
  const search = [await post('/api/companies/search', {}), await post('/api/companies/search', {})];
  const writes = [
    await post('/api/tasks/', {}),
    await post('/api/tasks/', {}),
    await post('/api/tasks/', {}),
    await post('/api/tasks/', {}),
  ];
  expect([...search, ...writes].map(({ status }) => status)).toEqual([200, 200, 422, 422, 422, 429]);
});

test('V10: a file is counted among uploads; among writes counts the record that it becomes', async () => {
  office.pass(windowMs);
  const { post } = office.as('szef');
  const statuses = [];
  for (const path of ['/api/files', '/api/tasks/', '/api/tasks/', '/api/tasks/', '/api/tasks/', '/api/files'])
    statuses.push((await post(path, {})).status);
  expect(statuses).toEqual([415, 422, 422, 422, 429, 429]);
});

test('V10: a whole firm may do so many times as much, and another firm does not notice', async () => {
  office.pass(windowMs);
  const lists = [];
  for (const name of ['szef', 'super', 'kierownik'] as const)
    for (let call = 0; call < 6; call += 1) lists.push((await office.as(name).get('/api/companies/')).status);
  expect(lists.filter((status) => status === 429)).toHaveLength(2);
  expect((await office.as('szef', 'kancelaria').get('/api/companies/')).status).toBe(200);
});

test('A15: nobody logged in is counted by their network', async () => {
  office.pass(windowMs);
  const statuses = [];
  for (let call = 0; call < 6; call += 1) statuses.push((await office.nobody().get('/api/config')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('A13: tokens that nobody has count by their network like any stranger', async () => {
  office.pass(windowMs);
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
  const statuses = [];
  for (let call = 0; call < 6; call += 1) statuses.push((await office.nobody().get('/api/companies/', headers)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await office.as('ksiegowa').get('/api/companies/')).status).toBe(200);
});

test('P08, V10: encrypted values are opened one by one, so many and no more', async () => {
  office.pass(windowMs);
  const { id } = await office.add('employees', { pesel: '44051401359' });
  const open = () => office.as('kadry').post(`/api/employees/${id}/reveal`, { field: 'pesel' });
  expect([(await open()).status, (await open()).status, (await open()).status]).toEqual([200, 200, 429]);
});

test('V10: work over all companies has a limit of its own, and so has asking what it would come to', async () => {
  office.pass(windowMs);
  const asked = async (name: 'super' | 'szef', paths: readonly string[]) => {
    const statuses = [];
    for (const path of paths) statuses.push((await office.as(name).post(path, {})).status);
    return statuses;
  };
  const bulk = ['/api/settlements/open-month', '/api/document-requests/ask', '/api/recurring-tasks/generate'];
  expect(await asked('super', bulk)).toEqual([422, 429, 429]);
  const previews = ['/api/recurring-tasks/preview', '/api/billable-events/worktime/preview'];
  expect(await asked('szef', previews)).toEqual([422, 429]);
});
