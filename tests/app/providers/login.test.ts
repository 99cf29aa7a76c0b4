// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { authProvider } from '../../../src/app/panel/authProvider';
import { checkCode, checkPassword, openSession } from '../../../src/app/providers/login';
import { kept } from '../../../src/app/session/session';
import { clearSession, currentTokens, currentUser, keepTokens, keepUser } from '../../../src/app/session/store';
import { loadTenant } from '../../../src/app/tenant/store';
import { standard } from '../../../src/tenants/standard';
import { accountant, client, worker } from '../support/people';
import { wire } from '../support/wire';

const credentials = { email: 'kasia@demo.test', password: 'żółta-Łódź:9' };
const answers = {
  'POST /api/users/check': { json: { data: { channel: 'email', hint: 'k***@demo.test', expires_in: 300 } } },
  'POST /api/users/verify': { json: { data: { verified: true } } },
  'POST /api/auth': { json: { refresh_token: 'first' } },
  'POST /api/auth/access': { json: { access_token: 'a', refresh_token: 'r' } },
  'GET /api/auth': { json: { loggedIn: true, id: accountant.id } },
  [`GET /api/users/${accountant.id}`]: { json: accountant },
};
beforeEach(clearSession);

test('the three steps speak the contract', async () => {
  const { calls } = wire(answers);

  expect(await checkPassword(credentials)).toEqual({ channel: 'email', hint: 'k***@demo.test', expires_in: 300 });
  await checkCode({ email: credentials.email, code: ' 123\t456\n' });
  await openSession(credentials);

  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(answers));
  expect(calls[0]?.body).toEqual(credentials);
  expect(calls[1]?.body).toEqual({ email: credentials.email, code: '123456' });
  const basic = calls[2]?.headers.get('authorization')?.replace('Basic ', '') ?? '';
  expect(Buffer.from(basic, 'base64').toString('utf8')).toBe('kasia@demo.test:żółta-Łódź:9');
  expect(calls.slice(3).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer a', 'Bearer a']);
  expect(currentTokens()).toEqual({ access_token: 'a', refresh_token: 'r' });
  expect(currentUser()).toMatchObject({ id: accountant.id, isAdmin: true });
});

describe('a failure in any step leaves no session', () => {
  test.each(Object.keys(answers))('%s refuses', async (refusing) => {
    keepTokens({ access_token: 'old', refresh_token: 'old' });
    keepUser(kept(client));
    wire({ ...answers, [refusing]: { status: 401, json: { error: 'Nie.' } } });
    const whole = async () => {
      await checkPassword(credentials);
      await checkCode({ email: credentials.email, code: '123456' });
      await openSession(credentials);
    };
    await expect(whole()).rejects.toThrow('Nie.');
    expect([currentUser(), currentTokens()]).toEqual([null, null]);
  });

  test('the server says that nobody is logged in', async () => {
    wire({ ...answers, 'GET /api/auth': { json: { loggedIn: false } } });
    await expect(openSession(credentials)).rejects.toThrow('Nie udało się zalogować');
    expect(currentTokens()).toBeNull();
  });
});

describe('react-admin asks', () => {
  const asks = (resource: string, action: string, record?: Record<string, unknown>) =>
    authProvider.canAccess({ resource, action, record });
  async function logIn(person: typeof accountant) {
    keepTokens({ access_token: 'a', refresh_token: 'r' });
    keepUser(kept(person));
    wire({ 'GET /api/config': { json: standard('demo') } });
    await loadTenant();
  }

  test('and is told by the access rules', async () => {
    await logIn(accountant);
    expect(await asks('companies', 'edit')).toBe(true);
    expect(await asks('users', 'create')).toBe(false);
    expect(await asks('users', 'edit', { id: accountant.id })).toBe(true);
    expect(await asks('users', 'edit', { id: client.id })).toBe(false);
    expect(await asks('nikt', 'list')).toBe(false);
    await logIn({ ...worker, id: '0199c3a2-1b2c-7d3e-8f40-000000000003' });
    expect(await asks('companies', 'list')).toBe(false);
    expect(await asks('tasks', 'list')).toBe(true);
  });

  test('and nobody may do anything before the login', async () => {
    expect(await asks('companies', 'list')).toBe(false);
    await expect(authProvider.checkAuth()).rejects.toMatchObject({ redirectTo: '/login', message: false });
    await expect(authProvider.getIdentity()).rejects.toThrow();
  });

  test('and a refused call is no reason to log out: the wire has seen to that', async () => {
    await expect(authProvider.checkError()).resolves.toBeUndefined();
  });
});
