// Also on a PostgreSQL server: calls at once.

import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { blank } from '../../../src/schema/validate';
import { inviteFirstSuperusers } from '../../../src/server/auth/firstSuperuser';
import { authLimits } from '../../../src/server/auth/limits';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Desk, openDesk, password } from '../../support/loginDesk';
import { samples } from '../../support/samples';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.close());
const good = 'Cicha-Szafa-Ogród-77';

async function as(fields: { email: string; roles?: string[]; isAdmin?: boolean; phone?: string }, address = '10.1.2.3') {
  const person = await desk.person(fields);
  const browser = desk.browser(address);
  await browser.logIn(desk, fields.email);
  const confirm = () => browser.call('POST', '/api/users/step-up', { password });
  return { ...person, browser, call: browser.call, confirm };
}
const token = async (email: string) => (await desk.linkFor(email)).split('/').at(-1) ?? '';

const office = {
  /** A company of the firm, put in place. */
  company: async (owner_id: string) => {
    const id = newId();
    const record = {
      ...blank(resources.companies as Resource),
      ...samples.companies({ company: '', keeper: owner_id, deputy: '', guest: '', of: {} }),
      id,
    };
    const tenant = desk.tenants.all().find(({ key }) => key === 'demo');
    await desk.db.asOwner((tx) =>
      fill(tx, { tenantId: tenant?.id ?? 0, at: desk.clock() }, resources.companies as Resource, [record]),
    );
    return id;
  },
};

/** What the trail says of somebody's account, by action. */
async function lines(id: string, action: string) {
  const rows = await desk.db.query<{ actor_id: string; changes: string }>({
    text: `select a.actor_id, v.changes from audit a join audit_values v using (tenant_id, seq)
      where a.entity = 'users' and a.entity_id = $1 and a.action = $2 order by a.seq`,
    values: [id, action],
  });
  return rows.map(({ actor_id, changes }) => ({ actor_id, changes: JSON.parse(changes) }));
}

describeOnce('invitations', () => {
  const guest = { email: 'Nowa@Demo.test', first_name: 'Nowa', last_name: 'Osoba', isAdmin: true, roles: [] };

  test('a manager invites, the guest sets a password and logs in', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    await manager.confirm();
    const invited = await manager.call('POST', '/api/users/invite', guest);
    expect(invited).toMatchObject({ status: 201, body: { email: 'nowa@demo.test', status: 'invited' } });
    const link = await token('nowa@demo.test');
    expect(link).toMatch(/^[A-Za-z0-9]{43}$/);
    const browser = desk.browser('10.8.8.8');
    const weak = await browser.call('POST', `/api/users/${link}`, { password: 'Nowa-Osoba-2026' });
    expect(weak.body.errors.password).toBeTruthy();
    const done = await browser.call('POST', `/api/users/${link}`, {
      password: good,
      first_name: 'Łucja',
      phone: '501 502 503',
      consents: [{ kind: 'terms', version: '1' }],
    });
    expect(done).toMatchObject({ status: 200, body: { data: { email: 'nowa@demo.test' } } });
    await browser.check('nowa@demo.test', good);
    await browser.verify('nowa@demo.test', await desk.codeFor('nowa@demo.test'));
    expect((await browser.open('nowa@demo.test', good)).status).toBe(200);
    const [user] = await desk.db.query({ text: "select first_name, phone, status from users where email = 'nowa@demo.test'" });
    expect(user).toEqual({ first_name: 'Łucja', phone: '+48501502503', status: 'active' });
  });

  test('A21: a used, an older, an expired and an unknown link are told alike', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    await manager.confirm();
    const { id } = (await manager.call('POST', '/api/users/invite', guest)).body;
    const older = await token('nowa@demo.test');
    await manager.call('POST', `/api/users/${id}/invite`);
    const newer = await token('nowa@demo.test');
    const tell = async (link: string) => {
      const { status, body } = await desk.browser().call('POST', `/api/users/${link}`, { password: good });
      return { status, error: body.error };
    };
    const unknown = await tell('A'.repeat(43));
    expect(unknown.status).toBe(404);
    expect(await tell(older)).toEqual(unknown);
    desk.pass(authLimits.invitationMs + 1);
    expect(await tell(newer)).toEqual(unknown);
  });

  test('A21: who holds the link is told what the office said of them, and only while it can be accepted', async () => {
    const manager = await as({ email: 'kierownik@demo.test', roles: ['manager'], isAdmin: true });
    await manager.confirm();
    const company = await office.company(manager.id);
    const client = { ...guest, isAdmin: false, companies: [company] };
    await manager.call('POST', '/api/users/invite', client);
    const link = await token('nowa@demo.test');
    const read = (held: string) => desk.browser().call('POST', '/api/users/invitation', { token: held });
    const answer = await read(link);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { email: 'nowa@demo.test', first_name: 'Nowa', last_name: 'Osoba', phone: null } },
    });
    expect(answer.body.data.companies).toHaveLength(1);
    expect((await read('nieznany')).status).toBe(404);
    await desk.browser().call('POST', `/api/users/${link}`, { password: good });
    expect((await read(link)).status).toBe(404);
  });

  test("A22: the body cannot bring a role, and a user's id is no token", async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    await manager.confirm();
    await manager.call('POST', '/api/users/invite', guest);
    const link = await token('nowa@demo.test');
    const browser = desk.browser();
    expect((await browser.call('POST', `/api/users/${link}`, { password: good, roles: ['superuser'] })).status).toBe(422);
    expect((await browser.call('POST', `/api/users/${manager.id}`, { password: good })).status).toBe(404);
  });

  test('P12: nobody gives a role that only a superuser gives; an accountant invites nobody', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    expect((await manager.call('POST', '/api/users/invite', { ...guest, roles: ['superuser'] })).status).toBe(403);
    const accountant = await as({ email: 'a@demo.test' }, '10.4.4.4');
    expect((await accountant.call('POST', '/api/users/invite', guest)).status).toBe(403);
    const superuser = await as({ email: 's@demo.test', roles: ['superuser'] }, '10.5.5.5');
    await superuser.confirm();
    expect((await superuser.call('POST', '/api/users/invite', { ...guest, roles: ['boss'] })).status).toBe(201);
  });
});

describeOnce('a forgotten password', () => {
  test('A23: anybody may ask and learns nothing; the link sets a new password and ends every session', async () => {
    const ewa = await as({ email: 'ewa@demo.test' });
    const stranger = desk.browser('10.8.8.8');
    const asked = await stranger.call('GET', '/api/users/reset-password?id=ewa%40demo.test');
    const unknown = await stranger.call('GET', '/api/users/reset-password?id=nikt%40demo.test');
    expect(asked.body).toEqual({ data: { sent: true } });
    expect(unknown.body).toEqual(asked.body);
    const link = await token('ewa@demo.test');
    expect((await stranger.call('POST', `/api/users/reset-password/${link}`, { password: 'krótkie' })).status).toBe(422);
    expect((await stranger.call('POST', `/api/users/reset-password/${link}`, { password: good })).status).toBe(200);
    expect((await stranger.call('POST', `/api/users/reset-password/${link}`, { password: good })).status).toBe(404);
    expect((await ewa.call('GET', '/api/auth')).body.loggedIn).toBe(false);
    expect((await stranger.check('ewa@demo.test', password)).status).toBe(401);
    expect((await stranger.check('ewa@demo.test', good)).status).toBe(200);
  });

  test("A23: by id only for an administrator whose rank is not below the person's", async () => {
    const superuser = await as({ email: 's@demo.test', roles: ['superuser'] });
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] }, '10.4.4.4');
    expect((await manager.call('GET', `/api/users/reset-password?id=${superuser.id}`)).status).toBe(403);
    expect((await superuser.call('GET', `/api/users/reset-password?id=${manager.id}`)).status).toBe(200);
  });

  test('A23: by id whoever keeps no accounts is told the same as by e-mail, and no link goes out', async () => {
    const ewa = await as({ email: 'ewa@demo.test' });
    const worker = await as({ email: 'w@demo.test', roles: ['worker-tasks'] }, '10.4.4.5');
    const client = await as({ email: 'jan@klient.test', isAdmin: false }, '10.4.4.6');
    for (const browser of [desk.browser('10.9.9.9'), worker, client]) {
      const answer = await browser.call('GET', `/api/users/reset-password?id=${ewa.id}`);
      expect([answer.status, answer.body]).toEqual([200, { data: { sent: true } }]);
    }
    expect(await desk.linkFor('ewa@demo.test')).toBe('');
    expect(await lines(ewa.id, 'reset_asked')).toEqual([]);
  });

  test('A24: the link leads where the configuration says, whatever host was asked; it logs nobody in, and the code is asked as ever', async () => {
    await desk.person({ email: 'ewa@demo.test' });
    const stranger = desk.browser('10.8.8.9');
    const lies = {
      host: 'zly.example',
      'x-forwarded-host': 'zly.example',
      forwarded: 'host=zly.example',
      origin: 'http://localhost:4000',
    };
    const asked = await stranger.call('GET', '/api/users/reset-password?id=ewa%40demo.test', undefined, lies);
    expect(asked.status).toBe(200);
    expect(await desk.linkFor('ewa@demo.test')).toMatch(/^http:\/\/localhost:4000\/reset-password\/[0-9A-Za-z]+$/);
    const link = await token('ewa@demo.test');
    const reset = await stranger.call('POST', `/api/users/reset-password/${link}`, { password: good }, lies);
    expect(reset.body).toEqual({ data: { changed: true } });
    expect((await stranger.call('GET', '/api/auth')).body).toEqual({ loggedIn: false });
    expect((await stranger.check('ewa@demo.test', good)).status).toBe(200);
    expect((await stranger.open('ewa@demo.test', good)).status).toBe(401);
  });
});

describeOnce('the second factor', () => {
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: desk.clock().getTime() });

  test('A18, A19: an application is set up after stepping up, asked at the next login, and no code works twice', async () => {
    const ewa = await as({ email: 'ewa@demo.test' });
    expect(await ewa.call('POST', '/api/users/totp')).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect((await ewa.call('POST', '/api/users/step-up', { password: 'nie to' })).status).toBe(422);
    expect((await ewa.call('POST', '/api/users/step-up', { password })).status).toBe(200);
    const { secret, url, picture } = (await ewa.call('POST', '/api/users/totp')).body.data;
    expect(url).toMatch(/^otpauth:\/\/totp\//);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await ewa.call('PUT', '/api/users/totp', { code: '000000' })).status).toBe(422);
    const on = await ewa.call('PUT', '/api/users/totp', { code: codeOf(secret) });
    expect(on.body.data.recovery_codes).toHaveLength(10);
    expect(JSON.stringify(await desk.db.query({ text: 'select * from credentials' }))).not.toContain(secret);

    desk.pass(31_000);
    const laptop = desk.browser('10.8.8.8');
    expect((await laptop.check('ewa@demo.test')).body.data.channel).toBe('totp');
    const code = codeOf(secret);
    expect((await laptop.verify('ewa@demo.test', code)).status).toBe(200);
    const other = desk.browser('10.8.8.9');
    await other.check('ewa@demo.test');
    expect((await other.verify('ewa@demo.test', code)).status).toBe(401);

    const [recovery] = on.body.data.recovery_codes;
    expect((await other.verify('ewa@demo.test', recovery.toUpperCase())).status).toBe(200);
    const third = desk.browser('10.8.8.10');
    await third.check('ewa@demo.test');
    expect((await third.verify('ewa@demo.test', recovery)).status).toBe(401);
  });

  test('A19: switching it off needs a step-up too and is told', async () => {
    const ewa = await as({ email: 'ewa@demo.test' });
    await ewa.call('POST', '/api/users/step-up', { password });
    const { secret } = (await ewa.call('POST', '/api/users/totp')).body.data;
    await ewa.call('PUT', '/api/users/totp', { code: codeOf(secret) });
    desk.pass(authLimits.stepUpMs + 1);
    ewa.browser.tokens = (await ewa.browser.exchange(ewa.browser.tokens?.refresh_token ?? '')).body;
    expect((await ewa.call('DELETE', '/api/users/totp')).status).toBe(403);
    await ewa.call('POST', '/api/users/step-up', { code: codeOf(secret) });
    expect((await ewa.call('DELETE', '/api/users/totp')).status).toBe(200);
    await desk.auth.mail.drain();
    expect(desk.sent.filter(({ subject }) => subject?.startsWith('Zmiana drugiego składnika'))).toHaveLength(2);
  });
});

describe('ranks', () => {
  test('P12: the last superuser stays, also when two are taken away at once', async () => {
    const one = await as({ email: 's1@demo.test', roles: ['superuser'] });
    const two = await as({ email: 's2@demo.test', roles: ['superuser'] }, '10.4.4.4');
    await one.confirm();
    await two.confirm();
    const answers = await Promise.all([
      one.call('GET', `/api/users/deactivate/${two.id}`),
      two.call('GET', `/api/users/deactivate/${one.id}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await desk.db.query({ text: "select id from users where status = 'active' and 'superuser' = any(roles)" });
    expect(left).toHaveLength(1);
  });

  testOnce('P12: nobody changes their own roles', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    expect((await manager.call('PUT', '/api/users/', { id: manager.id, roles: ['manager', 'boss'] })).status).toBe(403);
    expect((await manager.call('PUT', '/api/users/', { id: manager.id, last_name: 'Lis' })).status).toBe(200);
  });
});

describe('a firm where nobody is yet', () => {
  const linkIn = (lines: string[]) => /register\/([A-Za-z0-9]{43})\?administrator/.exec(lines[1] ?? '')?.[1];

  testOnce('A25: its first superuser comes in by a one-time link and gives their own address', async () => {
    const lines = await inviteFirstSuperusers(desk.auth, desk.tenants);
    expect(lines).toHaveLength(4);
    const link = /register\/([A-Za-z0-9]{43})\?administrator/.exec(lines[1] ?? '')?.[1];
    const browser = desk.browser();
    expect((await browser.call('POST', `/api/users/${link}`, { password: good })).body.errors).toHaveProperty('email');
    const done = await browser.call('POST', `/api/users/${link}`, {
      password: good,
      email: 'Wlasciciel@Biuro.test',
      first_name: 'Hanna',
      last_name: 'Lis',
    });
    expect(done).toMatchObject({ status: 200, body: { data: { email: 'wlasciciel@biuro.test' } } });
    expect((await browser.call('POST', `/api/users/${link}`, { password: good, email: 'ktos@biuro.test' })).status).toBe(404);
    await browser.check('wlasciciel@biuro.test', good);
    await browser.verify('wlasciciel@biuro.test', await desk.codeFor('wlasciciel@biuro.test'));
    const opened = await browser.open('wlasciciel@biuro.test', good);
    browser.tokens = (await browser.exchange(opened.body.refresh_token)).body;
    const { id } = (await browser.call('GET', '/api/auth')).body;
    expect((await browser.call('GET', `/api/users/${id}`)).body).toMatchObject({
      roles: ['superuser'],
      isAdmin: true,
      first_name: 'Hanna',
    });
    expect(await inviteFirstSuperusers(desk.auth, desk.tenants)).toHaveLength(2);
  });

  testOnce('its first superuser may use the link of any start, and then none of the others works any more', async () => {
    const printed = linkIn(await inviteFirstSuperusers(desk.auth, desk.tenants));
    const again = linkIn(await inviteFirstSuperusers(desk.auth, desk.tenants));
    const person = { password: good, email: 'wlasciciel@biuro.test', first_name: 'Hanna', last_name: 'Lis' };
    const browser = desk.browser();
    expect((await browser.call('POST', `/api/users/${printed}`, person)).status).toBe(200);
    expect((await browser.call('POST', `/api/users/${again}`, { ...person, email: 'ktos@biuro.test' })).status).toBe(404);
  });

  test('A25: of two links that are used at once one makes the first superuser, and the other opens nothing', async () => {
    const links = [
      linkIn(await inviteFirstSuperusers(desk.auth, desk.tenants)),
      linkIn(await inviteFirstSuperusers(desk.auth, desk.tenants)),
    ];
    const person = { password: good, first_name: 'Hanna', last_name: 'Lis' };
    const answers = await Promise.all(
      links.map((link, nth) =>
        desk.browser().call('POST', `/api/users/${link}`, { ...person, email: `pierwszy${nth}@biuro.test` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  testOnce('an invited person cannot change the address of the invitation', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    await manager.confirm();
    await manager.call('POST', '/api/users/invite', {
      email: 'nowa@demo.test',
      first_name: 'Nowa',
      last_name: 'Osoba',
      isAdmin: true,
    });
    const answer = await desk
      .browser()
      .call('POST', `/api/users/${await token('nowa@demo.test')}`, { password: good, email: 'inna@demo.test' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } });
  });
});

describeOnce('a step-up', () => {
  test('S10: giving a role or the payroll grant asks once more who gives it', async () => {
    const superuser = await as({ email: 's@demo.test', roles: ['superuser'] });
    const { id } = await desk.person({ email: 'ewa@demo.test' });
    const give = () => superuser.call('PUT', '/api/users/', { id, roles: ['manager'], payroll: true });
    expect((await give()).body.code).toBe('step_up');
    expect((await superuser.call('PUT', '/api/users/', { id, position: 'Księgowa' })).status).toBe(200);
    await superuser.confirm();
    expect(await give()).toMatchObject({ status: 200, body: { roles: ['manager'], payroll: true } });
  });

  test('P19, S10: an invitation that gives an office account, a role, the grant or a company asks, one that gives nothing does not', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    const invite = (more: object) =>
      manager.call('POST', '/api/users/invite', { email: 'nowa@demo.test', first_name: 'Nowa', last_name: 'Osoba', ...more });
    const company = await office.company(manager.id);
    for (const giving of [
      { isAdmin: true },
      { isAdmin: true, roles: ['manager'] },
      { isAdmin: true, payroll: true },
      { isAdmin: false, companies: [company] },
    ])
      expect(await invite(giving)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect(await desk.db.query({ text: "select id from users where email = 'nowa@demo.test'" })).toEqual([]);
    expect((await invite({ isAdmin: false })).status).toBe(201);
    await manager.confirm();
    expect(await invite({ email: 'klient@demo.test', isAdmin: false, companies: [company] })).toMatchObject({
      status: 201,
      body: { companies: [company], company_roles: { [company]: 'owner' } },
    });
  });

  test('S10: a membership is made, changed, taken away and given back after a step-up alone', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    const { id: user_id } = await desk.person({ email: 'klient@demo.test', isAdmin: false });
    const company_id = await office.company(manager.id);
    const make = () => manager.call('POST', '/api/memberships/', { user_id, company_id });
    expect((await make()).body.code).toBe('step_up');
    await manager.confirm();
    const { id } = (await make()).body;
    desk.pass(authLimits.stepUpMs + 1);
    manager.browser.tokens = (await manager.browser.exchange(manager.browser.tokens?.refresh_token ?? '')).body;
    const change = () => manager.call('PUT', '/api/memberships/', { id, role: 'payroll' });
    const take = () => manager.call('DELETE', `/api/memberships/${id}`);
    expect((await change()).body.code).toBe('step_up');
    expect((await take()).body.code).toBe('step_up');
    await manager.confirm();
    expect((await change()).body.role).toBe('payroll');
    expect((await take()).status).toBe(200);
    desk.pass(authLimits.stepUpMs + 1);
    manager.browser.tokens = (await manager.browser.exchange(manager.browser.tokens?.refresh_token ?? '')).body;
    expect((await manager.call('POST', `/api/memberships/${id}/restore`)).body.code).toBe('step_up');
  });

  test("A19: one's own telephone changes after a step-up, and the account's address is told", async () => {
    const ewa = await as({ email: 'ewa@demo.test' });
    const change = () => ewa.call('PUT', '/api/users/', { id: ewa.id, phone: '501 502 503' });
    expect(await change()).toMatchObject({ status: 403, body: { code: 'step_up' } });
    await ewa.confirm();
    expect(await change()).toMatchObject({ status: 200, body: { phone: '+48501502503' } });
    await desk.auth.mail.drain();
    const told = desk.sent.filter(({ subject }) => subject?.startsWith('Zmiana danych logowania'));
    expect(told).toMatchObject([{ to: 'ewa@demo.test', text: expect.stringContaining('Przeglądarka testowa') }]);
    expect((await ewa.call('PUT', '/api/users/', { id: ewa.id, email: 'inna@demo.test' })).status).toBe(422);
  });

  test('A19: who gives up the telephone that codes went to gets them by e-mail again', async () => {
    const ewa = await as({ email: 'ewa@demo.test', phone: '+48501502503' });
    await desk.db.query({ text: "update users set second_factor = 'sms' where id = $1", values: [ewa.id] });
    await ewa.confirm();
    const changed = await ewa.call('PUT', '/api/users/', { id: ewa.id, phone: null });
    expect(changed.body).toMatchObject({ phone: null, second_factor: 'email' });
  });
});

describeOnce('deactivating', () => {
  test('S10, P13: it asks first, ends the sessions at once, and is written in one line of the trail', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    const ewa = await as({ email: 'ewa@demo.test' }, '10.4.4.4');
    const away = () => manager.call('GET', `/api/users/deactivate/${ewa.id}`);
    expect((await away()).body.code).toBe('step_up');
    expect((await ewa.call('GET', '/api/auth')).body.loggedIn).toBe(true);
    await manager.confirm();
    expect(await away()).toMatchObject({ status: 200, body: { data: { id: ewa.id, status: 'deactivated' } } });
    expect((await ewa.call('GET', '/api/auth')).body.loggedIn).toBe(false);
    expect(await lines(ewa.id, 'update')).toEqual([
      { actor_id: manager.id, changes: { status: { before: 'active', after: 'deactivated' } } },
    ]);
  });

  test('P13: who was deactivated gets access back and logs in; who never set a password is invited again', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    const ewa = await desk.person({ email: 'ewa@demo.test', status: 'deactivated' });
    const back = (id: string) => manager.call('POST', `/api/users/${id}/actions/reactivate`);
    expect((await back(ewa.id)).body.code).toBe('step_up');
    await manager.confirm();
    expect(await back(ewa.id)).toMatchObject({ status: 200, body: { id: ewa.id, status: 'active' } });
    expect((await back(ewa.id)).status).toBe(409);
    expect(await desk.browser('10.8.8.8').logIn(desk, 'ewa@demo.test')).toBe(ewa.id);
    const guest = { email: 'nowa@demo.test', first_name: 'Nowa', last_name: 'Osoba', isAdmin: true };
    const { id } = (await manager.call('POST', '/api/users/invite', guest)).body;
    await manager.call('POST', `/api/users/${id}/actions/deactivate`);
    expect((await back(id)).body).toEqual({ id, status: 'invited' });
  });

  test('P12: a manager touches no superuser, an accountant nobody, and nobody themselves', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    const accountant = await as({ email: 'a@demo.test' }, '10.4.4.4');
    const superuser = await desk.person({ email: 's@demo.test', roles: ['superuser'] });
    const gone = await desk.person({ email: 'b@demo.test', roles: ['boss'], status: 'deactivated' });
    await manager.confirm();
    await accountant.confirm();
    const tries = [
      manager.call('POST', `/api/users/${superuser.id}/actions/deactivate`),
      manager.call('POST', `/api/users/${gone.id}/actions/reactivate`),
      manager.call('POST', `/api/users/${manager.id}/actions/deactivate`),
      accountant.call('POST', `/api/users/${gone.id}/actions/reactivate`),
      accountant.call('POST', `/api/users/${accountant.id}/actions/deactivate`),
      accountant.call('GET', `/api/users/deactivate/${manager.id}`),
    ];
    for (const tried of tries) expect((await tried).status).toBe(403);
    expect((await manager.call('GET', `/api/users/deactivate/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

describeOnce('a link on an administrator’s word', () => {
  test('A23, W06: it is written down as theirs, told when none goes out, and never followed from a page', async () => {
    const manager = await as({ email: 'k@demo.test', roles: ['manager'] });
    const ewa = await desk.person({ email: 'ewa@demo.test' });
    const ask = (id: string, headers = {}) => manager.call('GET', `/api/users/reset-password?id=${id}`, undefined, headers);
    expect((await ask(ewa.id, { 'sec-fetch-mode': 'navigate' })).status).toBe(403);
    expect((await ask(ewa.id, { 'sec-purpose': 'prefetch' })).status).toBe(403);
    expect((await ask(ewa.id)).body).toEqual({ data: { sent: true } });
    expect(await desk.linkFor('ewa@demo.test')).toContain('/reset-password/');
    expect(await lines(ewa.id, 'reset_asked')).toEqual([{ actor_id: manager.id, changes: {} }]);
    const gone = await desk.person({ email: 'b@demo.test', status: 'deactivated' });
    expect((await ask(gone.id)).status).toBe(409);
    expect((await ask(crypto.randomUUID())).status).toBe(404);
    for (let times = 1; times < authLimits.links.most; times += 1) await ask(ewa.id);
    expect((await ask(ewa.id)).status).toBe(429);
  });
});
