// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/server/limits';
import { headersOf, send } from '../../support/caller';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';

const office = openOffice();
const post = (body: unknown, headers: Record<string, string> = {}) =>
  office.as('ksiegowa').post('/api/companies/', body, headers);

describeOnce('a body', () => {
  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=iso-8859-2', 415],
    ['nonsense', 415],
    ['application/json; charset=utf-8', 422],
    ['Application/JSON', 422],
  ])('V01: of the type %s is %i', async (type, status) =>
    expect((await post('{}', { 'content-type': type })).status).toBe(status),
  );

  test('V01: is not made to fit: a number is no text', async () => {
    const { status, body } = await office.nobody().post('/api/users/check', { email: 7, password: ['x'] });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email', 'password']]);
  });
  test('is none where it is empty, whatever its type says', async () => {
    const { id } = await office.add('companies');
    expect((await office.as('ksiegowa').call('DELETE', `/api/companies/${id}`, '')).status).toBe(200);
    expect((await office.as('ksiegowa').call('POST', `/api/companies/${id}/restore`, '')).status).toBe(200);
  });
  test.each(['[]', '"tekst"', '7', 'null', 'true'])('that is no record, %s, is 422 and never a fault', async (text) =>
    expect((await post(text)).status).toBe(422),
  );
  test('V02: over 256 KiB is 413, and formatted text may have a mebibyte', async () => {
    const text = (bytes: number) => `<p>${'a'.repeat(bytes)}</p>`;
    expect((await post({ title: text(limits.request.body) })).status).toBe(413);
    const task = (bytes: number) =>
      office.as('ksiegowa').post('/api/tasks/', office.sample('tasks', { description: text(bytes) }));
    expect((await task(limits.request.body)).status).toBe(422);
    expect((await task(limits.request.richBody)).status).toBe(413);
  });
  test('V02: too deep, too many keys and too long a list are 422', async () => {
    const deep = `${'{"title":'.repeat(17)}1${'}'.repeat(17)}`;
    const keys = Object.fromEntries(Array.from({ length: 1_001 }, (_, key) => [`k${key}`, 1]));
    for (const body of [deep, keys, { contacts: Array(501).fill({}) }])
      expect(await post(body)).toMatchObject({ status: 422, body: { code: 'bad_body' } });
  });
  test.each(['__proto__', 'constructor', 'prototype'])('V05: the key %s is refused by name', async (key) => {
    const { status, body } = await post(`{"title":"x","contacts":[{"${key}":{}}]}`);
    expect([status, body.error]).toEqual([422, `Pole „${key}” jest niedozwolone.`]);
  });
  test('V03, V06: what is typed is data alone', async () => {
    const title = `x'; drop table companies; -- "$1 %_\\`;
    const { body } = await post(office.sample('companies', { title }));
    expect(body.title).toBe(title);
    const { data } = await office.as('ksiegowa').post('/api/companies/search', { search: 'drop table', limit: 100 });
    expect(data.map((row: { id: string }) => row.id)).toContain(body.id);
    expect((await office.as('ksiegowa').post('/api/companies/search', { search: '%_%' })).body.total).toBe(0);
  });
  test('V03: control and direction signs are refused on their field', async () => {
    const { status, body } = await post(office.sample('companies', { title: 'a\u0000b', short_name: 'faktura\u202Efdp' }));
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['short_name', 'title']]);
  });
});

describeOnce('a query', () => {
  const get = (query: string) => office.as('ksiegowa').get(`/api/companies/?${query}`);
  test('V02: over 4 KiB is 413', async () => expect((await get(`search=${'a'.repeat(limits.request.query)}`)).status).toBe(413));
  test('V05: a repeated, forbidden or unreadable key is refused', async () => {
    expect([(await get('page=1&page=1')).status, (await get('constructor=1')).status, (await get('search=%C3')).status]).toEqual([
      422, 422, 400,
    ]);
  });
  test('a misspelled parameter is named, not ignored', async () => {
    expect(await get('filter=status:active')).toMatchObject({
      status: 422,
      body: { error: 'Ten adres nie zna parametru „filter”.' },
    });
  });
  test.each([
    'sort=created:desc',
    'filters=created>2026-01-01',
    'filters=company_type:jdg|llc,status=active',
    'filters=krs=',
    'filters=vat_number:',
    'page=2&limit=100',
  ])('%s is a list', async (query) => expect((await get(query)).status).toBe(200));
  test.each([
    ['sort', 'title;drop table companies:asc'],
    ['sort', '(select 1):asc'],
    ['filters', "id:1' or '1'='1"],
    ['filters', "title') or ('1':x"],
    ['filters', 'created>infinity'],
    ['filters', 'id:x'],
  ])('V06: %s=%s is no SQL and no fault', async (key, value) =>
    expect([200, 422]).toContain((await get(new URLSearchParams({ [key]: value }).toString())).status),
  );
});

describeOnce('an id', () => {
  test.each(['1', 'null', '..%2f..', "' or 1=1", '0199C3A2-1B2C-7D3E-8F40-123456789ABC', 'a'.repeat(120)])(
    'V04: %s is no record',
    async (id) => {
      const { status } = await office.as('ksiegowa').get(`/api/companies/${encodeURI(id).replaceAll('%25', '%')}`);
      expect(status).toBe(404);
    },
  );
  test('V04, A21: of another shape is not there on any route of its own, nor is a link’s token', async () => {
    const manager = office.as('kierownik');
    const none = await manager.get(`/api/companies/${crypto.randomUUID()}`);
    const answers = [
      await manager.get('/api/users/deactivate/x'),
      await manager.delete('/api/users/sessions/x'),
      await manager.get('/api/messages/x/posts'),
      await office.nobody().post('/api/users/reset-password/za-krotki', { password: 'Cicha-Szafa-Ogród-77' }),
      await office.nobody().post('/api/users/za-krotki', { password: 'Cicha-Szafa-Ogród-77' }),
      await office.nobody().post(`/api/users/${'a'.repeat(43)}`, { password: 'Cicha-Szafa-Ogród-77' }),
    ];
    for (const { status, body } of answers)
      expect([status, { ...body, requestId: '' }]).toEqual([404, { ...none.body, requestId: '' }]);
  });
  test('P06: in the body and in the path they belong together', async () => {
    const [one, other] = [await office.add('companies'), await office.add('companies')];
    expect((await office.as('ksiegowa').put(`/api/companies/${one.id}`, { id: other.id, title: 'Nie' })).status).toBe(404);
  });
  test('a change of nobody is told so', async () => {
    expect(await office.as('ksiegowa').put('/api/companies/', { title: 'Nie' })).toMatchObject({
      status: 422,
      body: { errors: { id: 'To pole jest wymagane' } },
    });
  });
});

describe('versions', () => {
  const as = () => office.as('ksiegowa');
  testOnce('I03: one record answers its version as an ETag', async () => {
    const { id } = await office.add('companies');
    const { headers, body } = await as().get(`/api/companies/${id}`);
    expect([headers.etag, body.version]).toEqual(['"1"', 1]);
  });
  testOnce('I03: an older If-Match changes and deletes nothing, and is told the version that stands', async () => {
    const { id } = await office.add('companies');
    expect((await as().put(`/api/companies/${id}`, { title: 'Pierwsza' }, { 'if-match': '"1"' })).status).toBe(200);
    const late = [
      await as().put(`/api/companies/${id}`, { title: 'Druga' }, { 'if-match': '"1"' }),
      await as().delete(`/api/companies/${id}`, { 'if-match': '"1"' }),
    ];
    for (const answer of late) expect(answer).toMatchObject({ status: 412, body: { code: 'stale', current: { version: 2 } } });
    expect((await as().get(`/api/companies/${id}`)).body.title).toBe('Pierwsza');
    expect((await as().delete(`/api/companies/${id}`, { 'if-match': '"2"' })).status).toBe(200);
  });
  testOnce('I03: who sends none overwrites knowingly, and who sends nonsense is told', async () => {
    const { id } = await office.add('companies');
    expect((await as().put(`/api/companies/${id}`, { title: 'Bez wersji' })).status).toBe(200);
    expect((await as().put(`/api/companies/${id}`, { title: 'Byle jaka' }, { 'if-match': '*' })).status).toBe(200);
    expect((await as().put(`/api/companies/${id}`, { title: 'x' }, { 'if-match': 'dwa' })).status).toBe(422);
    expect((await as().put(`/api/companies/${id}`, { title: 'x', version: 'dwa' })).status).toBe(422);
  });
  test('I03: of two changes of the same version at once one wins', async () => {
    const { id } = await office.add('companies');
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => as().put(`/api/companies/${id}`, { title, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });
});

describe('Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value });
  test('I01: twenty posts at once make one record', async () => {
    const task = office.sample('tasks', { title: 'Jedno' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => office.as('ksiegowa').post('/api/tasks/', task, key('raz'))),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await office.as('ksiegowa').get('/api/tasks/?search=jedno')).body.total).toBe(1);
  });
  test('I01: is each person’s own, and each route’s', async () => {
    const [one, other] = await Promise.all([
      office.as('ksiegowa').post('/api/tasks/', office.sample('tasks'), key('moje')),
      office.as('kadry').post('/api/tasks/', office.sample('tasks', { title: 'Inne' }), key('moje')),
    ]);
    expect([one?.status, other?.status]).toEqual([201, 201]);
    expect((await office.as('ksiegowa').post('/api/companies/', office.sample('companies'), key('moje'))).status).toBe(201);
  });
  testOnce('I01: a refusal is not kept', async () => {
    expect((await office.as('ksiegowa').post('/api/tasks/', {}, key('popraw'))).status).toBe(422);
    expect((await office.as('ksiegowa').post('/api/tasks/', office.sample('tasks'), key('popraw'))).status).toBe(201);
  });
  testOnce('I01: an answer given again says so', async () => {
    const task = office.sample('tasks');
    const first = await office.as('kierownik').post('/api/tasks/', task, key('jutro'));
    office.pass(9 * 60_000);
    const again = await office.as('kierownik').post('/api/tasks/', task, key('jutro'));
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', first.body]);
  });
  testOnce('P05, I01: an answer is not given again to who lost the company that it was about', async () => {
    const company = await office.add('companies');
    const client = await office.client(company);
    const ticket = office.sample('tickets', { company_id: company.id, subject: 'Poufna sprawa firmy' });
    for (const word of ['kind', 'assignee_id', 'status', 'priority']) delete ticket[word];
    const first = await client.post('/api/tickets/', ticket, key('utrata'));
    expect(first.status).toBe(201);
    expect((await client.post('/api/tickets/', ticket, key('utrata'))).body).toEqual(first.body);

    const { db } = office.services;
    await db.query({ text: 'update memberships set deleted_at = now() where company_id = $1', values: [company.id] });
    const again = await client.post('/api/tickets/', ticket, key('utrata'));

    expect([again.status, again.text.includes('Poufna')]).toEqual([404, false]);
    expect((await office.as('ksiegowa').get('/api/tickets/?search=poufna')).body.total).toBe(1);
  });
  testOnce('P08, I01: an answer is not given again to who lost a right that it was given by', async () => {
    const { db } = office.services;
    const payroll = (has: boolean) =>
      db.query({ text: 'update users set payroll = $2 where id = $1', values: [office.idOf('kadry'), has] });
    const employee = office.sample('employees', { wage_amount: 765_432 });
    const first = await office.as('kadry').post('/api/employees/', employee, key('kadrowe'));
    expect([first.status, first.body.wage_amount]).toEqual([201, 765_432]);

    await payroll(false);
    const again = await office.as('kadry').post('/api/employees/', employee, key('kadrowe'));
    await payroll(true);

    expect([again.status, again.text.includes('765432')]).toEqual([403, false]);
    expect((await office.as('kadry').post('/api/employees/', employee, key('kadrowe'))).body).toEqual(first.body);
  });
  test('I01: a company gained meanwhile keeps nobody from the first answer', async () => {
    const company = await office.add('companies');
    const message = { subject: 'Pytanie', company_id: office.base().company, post_body: 'Kiedy?' };
    const first = await office.as('klient').post('/api/messages/', message, key('wiecej'));
    expect(first.status).toBe(201);
    await office.add('memberships', { user_id: office.idOf('klient'), company_id: company.id, role: 'owner' });
    const again = await office.as('klient').post('/api/messages/', message, key('wiecej'));
    expect([again.status, again.body]).toEqual([201, first.body]);
  });
  test.each(['', 'ż', 'a b', 'a'.repeat(256)])('I01: “%s” is no key', async (value) => {
    const answer = await send(office.app, {
      method: 'POST',
      url: '/api/tasks/',
      headers: { ...headersOf('demo', office.as('ksiegowa').token), 'idempotency-key': value },
      payload: JSON.stringify(office.sample('tasks')),
    });
    expect(answer.status).toBe(422);
  });
});
