import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoDesk, openDemoDesk } from '../../support/demoDesk';

let desk: DemoDesk;
beforeAll(async () => {
  desk = await openDemoDesk();
}, 120_000);
afterAll(() => desk.close());

const company = (changes: object = {}) => ({
  title: 'Tartak Modrzew Sp. z o.o.',
  company_type: 'llc',
  vat_number: '526-025-02-74',
  krs: '0000123456',
  address_postal_code: '90-001',
  address_city: 'Łódź',
  taxation_form: 'cit_small',
  vat_status: 'active',
  vat_period: 'monthly',
  accounting_type: 'full_books',
  ...changes,
});
const owner = () => desk.idOf('users', `email = 'ksiegowa@demo.test'`);

describe('lists', () => {
  const get = (query: string) => desk.as('ksiegowa').call('GET', `/api/companies${query}`);

  test('answer with and without the slash, and never redirect', async () => {
    const [one, two] = [await get('/?limit=3'), await get('?limit=3')];
    expect(one).toMatchObject({ status: 200, body: { page: 1, limit: 3, total: 14 } });
    expect(two.body.data).toEqual(one.body.data);
  });
  test.each([
    'limit=0',
    'limit=101',
    'page=0',
    'page=1000&limit=100',
    'sort=title',
    'sort=title:up',
    'filters=title',
    'filters=tasks>1',
    `search=${'a'.repeat(201)}`,
    'sort=title:asc,title:desc,vat_number:asc,created:asc',
  ])('V02: %s is 422 with a sentence', async (query) => {
    const { status, body } = await get(`?${query}`);
    expect({ status, sentence: typeof body.error }).toEqual({ status: 422, sentence: 'string' });
  });
  test('V05: a repeated parameter and a key of the prototype are refused', async () => {
    expect((await get('?page=1&page=2')).status).toBe(422);
    expect((await get('?__proto__=1')).status).toBe(422);
  });
  test('pages never overlap and cover the whole list', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => get(`?limit=5&page=${page}&sort=company_type:asc,created:desc`)));
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(14);
  });
  test('many records at once, by id', async () => {
    const { data } = (await get('?limit=3')).body;
    const ids = data.map(({ id }: { id: string }) => id);
    expect((await get(`?filters=id:${ids.join('|')}`)).body.total).toBe(3);
  });
  test('a reference is its id and an embedded title, and sorts by the title', async () => {
    const { data } = (await get('?sort=owner_id:asc&limit=100')).body;
    expect(data[0].owner).toEqual({ id: data[0].owner_id, title: expect.any(String) });
    const titles = data.map((row: { owner: { title: string } }) => row.owner.title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator('pl').compare));
  });
  test('search goes by POST too, so that no name stands in an address', async () => {
    const { body } = await desk.as('ksiegowa').call('POST', '/api/companies/search', { search: 'KLOS piekarnia' });
    expect(body.data.map(({ title }: { title: string }) => title)).toContain('Piekarnia „Kłos” Jan Kłos');
  });
});

describe('records', () => {
  test('a wrong NIP is told on its field, in Polish, with everything else that is wrong', async () => {
    const { status, body } = await desk
      .as('ksiegowa')
      .call('POST', '/api/companies/', company({ vat_number: '5260250275', krs: null, address_city: '' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'Popraw zaznaczone pola.',
      code: 'invalid',
      errors: { vat_number: 'NIP ma błędną cyfrę kontrolną', address_city: 'To pole jest wymagane' },
    });
  });

  test('made, changed, deleted and brought back', async () => {
    const { call } = desk.as('ksiegowa');
    const made = await call('POST', '/api/companies/', company({ owner_id: await owner() }));
    expect(made).toMatchObject({ status: 201, body: { vat_number: '5260250274', version: 1, status: 'active' } });
    expect(made.headers.etag).toBe('"1"');
    const { id } = made.body;

    const echoed = await call('PUT', '/api/companies/', made.body);
    expect(echoed.status).toBe(200);
    const changed = await call('PUT', '/api/companies/', { id, title: 'Tartak Świerk Sp. z o.o.', version: echoed.body.version });
    expect(changed.body).toMatchObject({ title: 'Tartak Świerk Sp. z o.o.', address_city: 'Łódź' });
    const stale = await call('PUT', `/api/companies/${id}`, { title: 'Za późno', version: 1 });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale', current: { version: changed.body.version } } });
    expect((await call('PUT', `/api/companies/${id}`, { title: 'Za późno' }, { 'if-match': '"1"' })).status).toBe(412);

    const twin = await call('POST', '/api/companies/', company({ owner_id: await owner() }));
    expect(twin.status).toBe(409);
    expect(twin.body.errors).toHaveProperty('vat_number');

    expect((await call('DELETE', `/api/companies/${id}`)).status).toBe(200);
    expect((await call('GET', `/api/companies/${id}`)).status).toBe(404);
    expect((await desk.as('kierownik').call('POST', `/api/companies/${id}/restore`)).status).toBe(200);
    expect((await call('GET', `/api/companies/${id}`)).status).toBe(200);
    const { data } = (await call('GET', `/api/companies/${id}/history`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['create', 'update', 'delete', 'restore']),
    );
  });

  test('P11: an unknown and a forbidden key are named and refused', async () => {
    const { call } = desk.as('ksiegowa');
    const id = await desk.idOf('companies');
    for (const key of ['tenant_id', 'deleted_at', 'created_by', 'kolor']) {
      const { status, body } = await call('PUT', `/api/companies/${id}`, { [key]: 'x' });
      expect({ status, says: body.errors?.[key] }).toEqual({ status: 422, says: 'Nieznane pole' });
    }
  });

  test('I01: the same key and body create once; another body is refused', async () => {
    const { call } = desk.as('ksiegowa');
    const body = { title: 'Zadzwonić do klienta', due_date: '2026-12-01', assignee_id: await owner() };
    const [one, two] = [
      await call('POST', '/api/tasks/', body, { 'idempotency-key': 'a1' }),
      await call('POST', '/api/tasks/', body, { 'idempotency-key': 'a1' }),
    ];
    expect(one.status).toBe(201);
    expect(two).toMatchObject({ status: 201, body: one.body });
    expect(two.headers['idempotency-replayed']).toBe('true');
    expect((await call('POST', '/api/tasks/', { ...body, title: 'Inne' }, { 'idempotency-key': 'a1' })).status).toBe(422);
    expect((await call('GET', '/api/tasks/?search=zadzwonic')).body.total).toBe(1);
  });

  test('a state moves by its transitions alone, in turn', async () => {
    const { call } = desk.as('ksiegowa');
    const made = (
      await call('POST', '/api/tasks/', { title: 'Sprawdzić wyciąg', due_date: '2026-12-01', assignee_id: await owner() })
    ).body;
    expect((await call('PUT', `/api/tasks/${made.id}`, { status: 'done' })).body.status ?? 'new').toBe('new');
    expect((await call('POST', `/api/tasks/${made.id}/actions/take`)).body).toMatchObject({ status: 'in_progress' });
    expect((await call('POST', `/api/tasks/${made.id}/actions/reject`, { reason: 'Brak podpisu' })).status).toBe(409);
    const cancel = await call('POST', `/api/tasks/${made.id}/actions/cancel`);
    expect(cancel.status).toBe(422);
    expect((await call('POST', `/api/tasks/${made.id}/actions/cancel`, { reason: 'Klient zrezygnował' })).body).toMatchObject({
      status: 'cancelled',
      completion_note: 'Klient zrezygnował',
    });
  });

  test('P15: a selection with one id that is not there changes nothing', async () => {
    const { call } = desk.as('ksiegowa');
    const { data } = (await call('GET', '/api/tasks/?limit=2')).body;
    const ids = data.map(({ id }: { id: string }) => id);
    const { status, body } = await call('POST', '/api/tasks/actions/delete', {
      ids: [...ids, '0199c3a2-1b2c-7d3e-8f40-123456789abc'],
    });
    expect([404, 422]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('0199c3a2');
    expect((await call('GET', `/api/tasks/?filters=id:${ids.join('|')}`)).body.total).toBe(2);
    expect((await call('POST', '/api/tasks/actions/delete', { ids })).status).toBe(200);
  });
});

describe('working time', () => {
  const start = '2026-11-20 08:00:00';
  const end = '2026-11-20 09:30:00';

  test("an entry is the caller's own; the same start again answers the saved one", async () => {
    const { call } = desk.as('pracownik');
    const made = await call('POST', '/api/uptimes', { start_date: start, end_date: end });
    expect(made).toMatchObject({ status: 201, body: { minutes: 90 } });
    expect(await call('POST', '/api/uptimes', { start_date: start, end_date: end })).toMatchObject({
      status: 200,
      body: { id: made.body.id },
    });
    expect(
      (await call('GET', '/api/uptimes/')).body.data.every((row: { user_id: string }) => row.user_id === made.body.user_id),
    ).toBe(true);
  });

  test.each([
    [{ start_date: '2026-11-20 08:30:00', end_date: '2026-11-20 08:45:00' }, 422],
    [{ start_date: '2026-11-20 09:50:00', end_date: '2026-11-20 09:40:00' }, 422],
    [{ start_date: '2026-11-25 08:00:00', end_date: '2026-11-25 09:00:00' }, 422],
    [{ start_date: '2026-03-29 02:30:00', end_date: '2026-03-29 04:00:00' }, 422],
  ])('an overlap, an end before the start, a start to come and an hour that never was are refused: %j', async (body, status) => {
    expect((await desk.as('pracownik').call('POST', '/api/uptimes', body)).status).toBe(status);
  });

  test('over a day is told by its code, so that the panel can ask for the right end', async () => {
    const { status, body } = await desk
      .as('pracownik')
      .call('POST', '/api/uptimes', { start_date: '2026-11-01 08:00:00', end_date: '2026-11-02 09:00:00' });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'too_long' });
  });

  test("I02: a settlement's entry starts open and stops once, first values stay", async () => {
    const { call } = desk.as('ksiegowa');
    const settlement_id = await desk.idOf('settlements', "status <> 'closed'");
    const open = await call('POST', '/api/uptimes', { start_date: '2026-11-20 09:40:00', settlement_id });
    expect(open).toMatchObject({ status: 201, body: { end_date: null } });
    expect((await call('POST', '/api/uptimes', { start_date: '2026-11-20 09:50:00', settlement_id })).status).toBe(422);
    const stop = await call('PUT', '/api/uptimes', { id: open.body.id, end_date: '2026-11-20 09:59:00', comment: 'VAT' });
    expect(stop).toMatchObject({ status: 200, body: { end_date: '2026-11-20 09:59:00', comment: 'VAT' } });
    const again = await call('PUT', '/api/uptimes', { id: open.body.id, end_date: '2026-11-20 10:00:00', comment: 'inny' });
    expect(again).toMatchObject({ status: 409, body: { error: 'Ten pomiar jest już zatrzymany.' } });
    expect((await call('GET', `/api/uptimes/${open.body.id}`)).body).toMatchObject({
      end_date: '2026-11-20 09:59:00',
      comment: 'VAT',
    });
  });

  test('ten posts of the same stop at once leave one entry', async () => {
    const { call } = desk.as('kierownik');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('POST', '/api/uptimes', { start_date: '2026-11-19 06:00:00', end_date: '2026-11-19 06:10:00' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('the door', () => {
  test('T02: no key, an unknown key, another scope are 403', async () => {
    const { call } = desk.browser();
    for (const headers of [{ 'x-api-key': '' }, { 'x-api-key': 'zgadnij' }, { 'x-provider-scope': 'global' }] as Record<
      string,
      string
    >[])
      expect((await call('POST', '/api/users/check', { email: 'a@b.pl', password: 'x' }, headers)).status).toBe(403);
  });
  test('E01: without a session 401, an unknown path 404, another method 405, all with one body', async () => {
    const { call } = desk.browser();
    const answers = [await call('GET', '/api/companies/'), await call('GET', '/api/nic'), await call('DELETE', '/api/config')];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 405]);
    for (const { body } of answers) expect(Object.keys(body).sort()).toEqual(['code', 'error', 'requestId']);
  });
  test('V01: other types are 415, what is no JSON 400, and an empty body no body', async () => {
    const { call } = desk.browser();
    const send = (payload: string, type: string) =>
      desk.app.inject({
        method: 'POST',
        url: '/api/users/check',
        payload,
        headers: { 'content-type': type, 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local' },
      });
    expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('{"email":', 'application/json')).statusCode).toBe(400);
    expect((await send('', 'application/json')).statusCode).toBe(422);
    expect((await call('POST', '/api/users/check', { email: 'a@b.pl', password: 'x', role: 'superuser' })).status).toBe(422);
  });
  test('W02: every answer of the API is not stored, not sniffed and says nothing of the server', async () => {
    const { headers } = await desk.browser().call('GET', '/api/health');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
  test('P17: the configuration tells a stranger the name and colours alone, and a user the rest', async () => {
    const stranger = (await desk.browser().call('GET', '/api/config')).body;
    expect(Object.keys(stranger).sort()).toEqual(['strings', 'tenant']);
    const full = (await desk.as('ksiegowa').call('GET', '/api/config')).body;
    expect(Object.keys(full)).toEqual(expect.arrayContaining(['tenant', 'deniedAreas', 'modules', 'switches', 'strings']));
  });
  test("the specification's odd calls answer", async () => {
    const manager = desk.as('kierownik');
    expect((await manager.call('GET', '/api/modules/smsapi/profile')).body).toEqual({ data: { configured: false } });
    expect((await manager.call('GET', '/api/users/my/')).status).toBe(200);
    const jan = desk.as('jan');
    const mine = (await jan.call('GET', '/api/users/my/?search=ewa')).body;
    expect(mine.data.map(({ first_name }: { first_name: string }) => first_name)).toContain('Ewa');
    expect(Object.keys(mine.data[0]).sort()).toEqual(['first_name', 'id', 'isAdmin', 'last_name', 'position']);
    expect((await jan.call('GET', '/api/users/companies')).body.data).toHaveLength(1);
    expect((await jan.call('GET', `/api/users/companies?id=${await owner()}`)).status).toBe(404);
    expect((await jan.call('GET', '/api/users/')).status).toBe(404);
  });
  test('the API describes itself', async () => {
    const { status, body } = await desk.browser().call('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\./);
    for (const path of ['/api/companies', '/api/companies/{id}', '/api/users/check', '/api/auth/access', '/api/config'])
      expect(Object.keys(body.paths)).toContain(path);
  });
});
