// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { logout } from '../../../src/app/providers/logout';
import { rereadUser } from '../../../src/app/providers/rereadUser';
import { chooseCompany, chosenCompany } from '../../../src/app/session/chosenCompany';
import { endSession, onSessionEnd } from '../../../src/app/session/end';
import { kept } from '../../../src/app/session/session';
import { clearSession, currentTokens, currentUser, keepTokens, keepUser, onSessionChange } from '../../../src/app/session/store';
import { accountant } from '../support/people';
import { wire } from '../support/wire';

const tokens = { access_token: 'a', refresh_token: 'r' };
beforeEach(clearSession);
function logIn() {
  keepTokens(tokens);
  keepUser(kept(accountant));
}

test('S08: of a person the browser keeps an id, a first name and flags, no more', () => {
  logIn();
  const stored = JSON.stringify({ ...localStorage });
  expect(Object.keys(localStorage).sort()).toEqual(['panel.session', 'panel.tokens']);
  expect(Object.keys(JSON.parse(localStorage.getItem('panel.session') ?? '{}')).sort()).toEqual([
    'access',
    'companies',
    'company_roles',
    'first_name',
    'id',
    'isAdmin',
    'payroll',
    'roles',
    'second_factor',
  ]);
  expect(stored).not.toContain(accountant.last_name);
  expect(stored).not.toContain(accountant.email);
});

test('whoever listens hears of every change, and no more after stopping', () => {
  const heard = vi.fn();
  const stop = onSessionChange(heard);
  logIn();
  clearSession();
  stop();
  logIn();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('S05: the end clears tokens, session, lists and react-admin’s store, and leaves what is not ours', () => {
  logIn();
  localStorage.setItem('panel.list.tasks', 'limit=25');
  localStorage.setItem('panel.timer', '1');
  localStorage.setItem('RaStore.tasks.listParams', '{}');
  localStorage.setItem('cudze', 'x');
  endSession({ expired: false });
  expect({ ...localStorage }).toEqual({ cudze: 'x' });
  expect([currentUser(), currentTokens()]).toEqual([null, null]);
});

test('S05: the end is told once, and to the other tabs', async () => {
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  const otherTab = new BroadcastChannel('panel.session');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  logIn();
  endSession({ expired: false });
  endSession({ expired: false });
  expect(ended).toHaveBeenCalledOnce();
  expect(await heard).toBe('ended');
  otherTab.close();
  stop();
});

test.each([{ status: 200 }, { status: 500, json: { error: 'x' } }, new TypeError('Failed to fetch')])(
  'S05: a logout ends the session on the server and here, whatever the server answers (%#)',
  async (answer) => {
    logIn();
    const { calls } = wire({ 'DELETE /api/auth': answer });
    await logout();
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer a');
    expect([currentUser(), currentTokens()]).toEqual([null, null]);
  },
);

test('S02: what a person may do is read anew, and nobody is told where nothing changed', async () => {
  logIn();
  const heard = vi.fn();
  const stop = onSessionChange(heard);
  wire({ [`GET /api/users/${accountant.id}`]: { json: accountant } });
  await rereadUser();
  expect(heard).not.toHaveBeenCalled();
  wire({ [`GET /api/users/${accountant.id}`]: { json: { ...accountant, roles: ['manager'] } } });
  await rereadUser();
  expect(heard).toHaveBeenCalledOnce();
  expect(currentUser()?.roles).toEqual(['manager']);
  stop();
});

test('a person who logged out meanwhile is not brought back by a late answer', async () => {
  logIn();
  wire({
    [`GET /api/users/${accountant.id}`]: () => {
      clearSession();
      return { json: { ...accountant, roles: ['manager'] } };
    },
  });
  await rereadUser();
  expect(currentUser()).toBeNull();
});

test('S08: which company a client looks at is kept by its id, through a session that ran out and not past a logout', () => {
  keepUser({ ...kept(accountant), isAdmin: false, companies: ['a', 'b'] });
  chooseCompany('b');
  expect(localStorage.getItem('panel.company')).toBe(JSON.stringify({ of: accountant.id, company: 'b' }));
  expect(chosenCompany()).toBe('b');
  keepUser({ ...kept(accountant), isAdmin: false, companies: ['a', 'c'] });
  expect(chosenCompany()).toBeNull();
  keepUser({ ...kept(accountant), id: 'x', isAdmin: false, companies: ['a', 'b'] });
  expect(chosenCompany()).toBeNull();
  endSession({ expired: true });
  expect(localStorage.getItem('panel.company')).not.toBeNull();
  logIn();
  endSession({ expired: false });
  expect(localStorage.getItem('panel.company')).toBeNull();
});
