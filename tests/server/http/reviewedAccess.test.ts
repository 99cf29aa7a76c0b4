// Also on a PostgreSQL server: calls at once.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authLimits } from '../../../src/server/auth/limits';
import { audit } from '../../../src/server/records/audit';
import { describeOnce } from '../../support/describeOnce';
import { type Desk, openDesk, password } from '../../support/loginDesk';
import { openOffice } from '../../support/office';

describe('guesses sent together', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(() => desk.empty());
  afterAll(() => desk.close());
  const wrong = Array.from({ length: 14 }, (_, nth) => `Zgadywane-${nth}-Hasło`);

  test('A13: of fourteen wrong passwords of the same moment five at most are looked at', async () => {
    await desk.person({ email: 'ewa@demo.test' });
    const answers = await Promise.all([...wrong, password].map((each) => desk.browser().check('ewa@demo.test', each)));
    // The right one may be looked at too, and gives its place back.
    const guesses = answers.slice(0, wrong.length).filter(({ status }) => status !== 429);
    expect(guesses.length).toBeGreaterThan(0);
    expect(guesses.length).toBeLessThanOrEqual(authLimits.failures.pair.most);
  });
  test('A13: fourteen right passwords of one moment leave nobody waiting', async () => {
    await desk.person({ email: 'ewa@demo.test' });
    await Promise.all(wrong.map(() => desk.browser().check('ewa@demo.test')));
    expect((await desk.browser().check('ewa@demo.test')).status).toBe(200);
  });
  test('A13: nor does it confirm a session behind as many wrong ones', async () => {
    await desk.person({ email: 'ewa@demo.test' });
    const browser = desk.browser();
    await browser.logIn(desk, 'ewa@demo.test');
    const answers = await Promise.all(
      [...wrong, password].map((each) => browser.call('POST', '/api/users/step-up', { password: each })),
    );
    // Which of them were looked at is chance where they come at once; how many wrong ones is not. The right one counts until it is right alone.
    const guesses = answers.slice(0, wrong.length).filter(({ status }) => status !== 429);
    expect(guesses.length).toBeLessThanOrEqual(authLimits.failures.device.most);
  });
});

describeOnce('people', () => {
  const office = openOffice();
  const guest = (email: string, more: object = {}) => ({ email, first_name: 'Nowa', last_name: 'Osoba', ...more });

  test('P12: a manager does not bring back a superuser whom a superuser deleted', async () => {
    const { id } = await office.add('users', { email: 'dawny@demo.test', isAdmin: true, roles: ['superuser'], status: 'active' });
    expect((await office.as('super').delete(`/api/users/${id}`)).status).toBe(200);
    expect((await office.as('kierownik').post(`/api/users/${id}/restore`)).status).toBe(403);
    expect((await office.as('kierownik').post('/api/users/actions/restore', { ids: [id] })).status).toBe(403);
    expect((await office.as('super').post(`/api/users/${id}/restore`)).status).toBe(200);
  });
  test('I04: an invitation to a company that is not there leaves nobody behind', async () => {
    const body = guest('sierota@klient.test', { companies: ['0190a000-0000-7000-8000-000000000000'] });
    expect((await office.as('kierownik').post('/api/users/invite', body)).status).toBe(422);
    const again = guest('sierota@klient.test', { companies: [office.base().company] });
    expect((await office.as('kierownik').post('/api/users/invite', again)).status).toBe(201);
  });
  test('an invitation answers the companies it gave, and none where there are none, left out or empty', async () => {
    const { company } = office.base();
    const invite = async (email: string, more: object) =>
      (await office.as('kierownik').post('/api/users/invite', guest(email, more))).body.companies;
    expect(await invite('z-firma@klient.test', { companies: [company] })).toEqual([company]);
    expect(await invite('bez-firm@klient.test', { companies: [] })).toEqual([]);
    expect(await invite('bez-pola@klient.test', {})).toEqual([]);
    expect(await invite('biuro@demo.test', { isAdmin: true, companies: [] })).toEqual([]);
  });
  test('P03: without the companies module nobody lists people by companies, or companies by people', async () => {
    const module = office.services.tenants.all().find(({ key }) => key === 'demo')?.config.modules.company;
    if (!module) throw new Error('The module has another name');
    module.enabled = false;
    try {
      for (const who of ['kierownik', 'klient'] as const)
        for (const path of ['/api/users/my/', '/api/users/companies', `/api/users/companies?id=${office.idOf('klient')}`])
          expect((await office.as(who).get(path)).status, path).toBe(404);
    } finally {
      module.enabled = true;
    }
    expect((await office.as('klient').get('/api/users/companies')).body.data).toHaveLength(1);
  });
  test('V02: the people of one’s companies reach as deep as any list', async () => {
    const ask = async (query: string) => (await office.as('klient').get(`/api/users/my/?${query}`)).status;
    expect([await ask('page=100&limit=100'), await ask('page=101&limit=100'), await ask('limit=101')]).toEqual([200, 422, 422]);
    expect(await ask('sort=first_name:asc,last_name:asc,created:asc,first_name:desc')).toBe(422);
  });
  test('A26: a colleague’s logins are in their history for who may manage people, and for themselves', async () => {
    const { db, tenants } = office.services;
    const { id } = await office.add('users', { email: 'historia@demo.test', isAdmin: true, status: 'active' });
    const tenant = tenants.all().find(({ key }) => key === 'demo');
    for (const action of ['login', 'password_changed', 'update'])
      for (const of of [id, office.idOf('ksiegowa')])
        await db.transaction((tx) =>
          audit(tx, {
            tenantId: tenant?.id ?? 0,
            at: new Date(0),
            actor: of,
            sessionId: null,
            ipPrefix: '10.1.2.0/24',
            device: '',
            requestId: 'test',
            action,
            entity: 'users',
            id: of,
            changes: {},
          }),
        );
    const seen = async (who: 'ksiegowa' | 'kierownik', of: string) =>
      (await office.as(who).get(`/api/users/${of}/history`)).body.data.map(({ action }: { action: string }) => action);
    expect(await seen('ksiegowa', id)).toEqual(['update']);
    expect(await seen('kierownik', id)).toEqual(['update', 'password_changed', 'login']);
    expect(await seen('ksiegowa', office.idOf('ksiegowa'))).toEqual(expect.arrayContaining(['login', 'password_changed']));
  });
  test('I01: an invitation sent twice with one key invites once', async () => {
    const headers = { 'idempotency-key': 'zaproszenie-1' };
    const first = await office.as('kierownik').post('/api/users/invite', guest('raz@demo.test', { isAdmin: true }), headers);
    const second = await office.as('kierownik').post('/api/users/invite', guest('raz@demo.test', { isAdmin: true }), headers);
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });
  test('P07: a client finds people of their company by what they are told of them, and never by an address', async () => {
    const company = await office.add('companies');
    const client = await office.client(company);
    const colleague = await office.add('users', {
      first_name: 'Łucja',
      last_name: 'Żak',
      email: 'tajny.adres@klient.test',
      isAdmin: false,
      status: 'active',
    });
    await office.add('memberships', { user_id: colleague.id, company_id: company.id, role: 'viewer' });
    expect((await client.get('/api/users/my?search=lucja%20zak')).body.total).toBe(1);
    expect((await client.get('/api/users/my?search=tajny.adres')).body.total).toBe(0);
    const narrowed = async (filters: string) => {
      const { status, body } = await client.get(`/api/users/my?filters=${encodeURIComponent(filters)}`);
      return status === 200 ? body.data.map(({ first_name }: { first_name: string }) => first_name) : status;
    };
    expect(await narrowed(`id:${colleague.id}|${office.idOf('kadry')}`)).toEqual(['Łucja']);
    expect(await narrowed('isAdmin:false,last_name=Żak')).toEqual(['Łucja']);
    expect(await narrowed('first_name:Łucja,isAdmin:true')).toEqual([]);
    // What is not answered orders and narrows nothing, and is refused in the words for what nobody has.
    expect([await narrowed('email:tajny.adres@klient.test'), await narrowed('first_name>A')]).toEqual([422, 422]);
    const refused = async (query: string) => (await client.get(`/api/users/my?${query}`)).body.error.replace(/„.*”/, '');
    expect(await refused('filters=email:x')).toBe(await refused('filters=nie_ma:x'));
    expect(await refused('sort=created:asc')).toBe(await refused('sort=nie_ma:asc'));
  });
  test('somebody of the office is told which companies they keep, and as what', async () => {
    const kept = await office.add('companies', { payroll_owner_id: office.idOf('kadry') });
    const { status, data } = await office.as('kadry').get('/api/users/companies');
    expect([status, data]).toEqual([200, [{ id: kept.id, title: kept.title, role: 'payroll' }]]);
    expect((await office.as('kadry').get('/api/users/companies?role=deputy')).data).toEqual([]);
  });
  test('P04: of a company that was deleted a client hears of nobody', async () => {
    const company = await office.add('companies');
    const client = await office.client(company);
    expect((await client.get('/api/users/my')).body.total).toBeGreaterThan(0);
    await office.as('super').delete(`/api/companies/${company.id}`);
    expect((await client.get('/api/users/my')).body.total).toBe(0);
  });
});

describeOnce('settled working time', () => {
  const office = openOffice();
  const entry = async (status: string) => {
    const company = await office.add('companies');
    const settlement = await office.add('settlements', { company_id: company.id, status });
    return office.add('uptimes', {
      user_id: office.idOf('ksiegowa'),
      company_id: company.id,
      settlement_id: settlement.id,
      start_date: '2026-11-19 08:00:00',
      end_date: '2026-11-19 09:00:00',
    });
  };

  test('P06: an entry of a settlement does not move to another company', async () => {
    const { id } = await entry('booking');
    const other = await office.add('companies');
    const moved = await office.as('ksiegowa').put('/api/uptimes/', { id, company_id: other.id });
    expect(moved).toMatchObject({ status: 422, body: { errors: { company_id: 'Czas rozliczenia należy do jego firmy' } } });
    expect((await office.as('ksiegowa').delete(`/api/uptimes/${id}`)).status).toBe(200);
  });
  test('P14: a deleted entry does not come back into a settlement that was closed meanwhile', async () => {
    const { id, settlement_id } = await entry('booking');
    expect((await office.as('ksiegowa').delete(`/api/uptimes/${id}`)).status).toBe(200);
    await office.services.db.asOwner((tx) =>
      tx.query({ text: "update settlements set status = 'closed' where id = $1", values: [settlement_id] }),
    );
    const back = await office.as('ksiegowa').post(`/api/uptimes/${id}/restore`);
    expect(back).toMatchObject({ status: 409, body: { code: 'settled' } });
  });
});
