import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/loginDesk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.empty());
afterEach(() => demand([]));
afterAll(() => desk.close());

/** The firm's switch, as its configuration has it from now on. */
function demand(of: ('office' | 'client')[]) {
  const tenant = desk.tenants.all().find(({ key }) => key === 'demo');
  if (tenant) tenant.config.switches.tfaRequiredFor = of;
}

async function as(email: string, more: { isAdmin?: boolean; second_factor?: string; roles?: string[] } = {}) {
  const { id } = await desk.person({ email, ...more });
  const browser = desk.browser();
  await browser.logIn(desk, email);
  return { id, call: browser.call };
}

const needed = {
  status: 403,
  body: { code: 'second_factor', error: 'Biuro wymaga logowania kodem z aplikacji. Włącz je, aby korzystać z panelu.' },
};

describe('a second factor that the firm demands', () => {
  test('A18: who has codes by e-mail alone reaches nothing but their account, and everything once the application is set up', async () => {
    demand(['office']);
    const ewa = await as('ewa@demo.test', { roles: ['superuser'] });
    const closed = [
      '/api/users/',
      '/api/companies/',
      '/api/users/my/',
      '/api/search?q=ewa',
      '/api/events',
      '/api/users/companies',
    ];
    for (const path of closed) expect(await ewa.call('GET', path), path).toMatchObject(needed);
    expect(await ewa.call('PUT', '/api/users/', { id: ewa.id, last_name: 'Lis' })).toMatchObject(needed);
    expect(await ewa.call('POST', '/api/uptimes', { start_date: '2026-11-20 08:00:00' })).toMatchObject(needed);
    const other = await desk.person({ email: 'jan@demo.test' });
    expect(await ewa.call('GET', `/api/users/${other.id}`)).toMatchObject(needed);
    expect(await ewa.call('GET', `/api/users/reset-password?id=${other.id}`)).toMatchObject(needed);

    expect((await ewa.call('GET', '/api/auth')).body).toEqual({ loggedIn: true, id: ewa.id });
    expect((await ewa.call('GET', '/api/config')).body.switches.tfaRequiredFor).toEqual(['office']);
    expect((await ewa.call('GET', `/api/users/${ewa.id}`)).body.second_factor).toBe('email');
    expect((await ewa.call('GET', '/api/users/sessions')).status).toBe(200);
    await ewa.call('POST', '/api/users/step-up', { password: 'Lipowa-Herbata-2026' });
    const { secret } = (await ewa.call('POST', '/api/users/totp')).body.data;
    const code = new TOTP({ secret }).generate({ timestamp: desk.clock().getTime() });
    expect((await ewa.call('PUT', '/api/users/totp', { code })).status).toBe(200);
    for (const path of ['/api/users/', '/api/companies/']) expect((await ewa.call('GET', path)).status).toBe(200);
  });

  test('A18: logging out stays open, and the switch acts on the next request', async () => {
    const ewa = await as('ewa@demo.test');
    expect((await ewa.call('GET', '/api/companies/')).status).toBe(200);
    demand(['office', 'client']);
    expect(await ewa.call('GET', '/api/companies/')).toMatchObject(needed);
    expect((await ewa.call('DELETE', '/api/auth')).status).toBe(200);
  });

  test('A18: it names the office and clients apart, and asks nothing of who has more than e-mail', async () => {
    demand(['client']);
    const ewa = await as('ewa@demo.test');
    const jan = await as('jan@klient.test', { isAdmin: false });
    expect((await ewa.call('GET', '/api/companies/')).status).toBe(200);
    expect(await jan.call('GET', '/api/companies/')).toMatchObject(needed);
    await desk.db.query({
      text: "update users set second_factor = 'sms', phone = '+48501502503' where id = $1",
      values: [jan.id],
    });
    expect((await jan.call('GET', '/api/companies/')).status).toBe(200);
  });
});
