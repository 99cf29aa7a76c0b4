// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { landing } from '../../../src/app/routing/landing';
import { keepDraft, readDraft } from '../../../src/app/session/drafts';
import { endSession } from '../../../src/app/session/end';
import { followSession } from '../../../src/app/session/follow';
import { readKey, writeKey } from '../../../src/app/session/localKeys';
import { kept } from '../../../src/app/session/session';
import { clearSession, currentTokens, currentUser, keepTokens, keepUser } from '../../../src/app/session/store';
import { accountant, client } from '../support/people';
import { table } from '../support/table';

const leave = vi.fn();
const reload = vi.fn();
let stop = () => {};
beforeEach(() => {
  clearSession();
  keepTokens({ access_token: 'a', refresh_token: 'r' });
  keepUser(kept(accountant));
  window.history.replaceState(null, '', '/dashboard/companies?page=2');
  stop = followSession({ leave, reload });
});
afterEach(() => {
  stop();
  leave.mockClear();
  reload.mockClear();
});

/** Another tab of the browser changed storage. */
function stored(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('S05: a logout leaves for the login page with nothing kept', () => {
  endSession({ expired: false });
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect(localStorage).toHaveLength(0);
});

test('a session that ran out keeps the address for the next login, and nothing else', () => {
  endSession({ expired: true });
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect(Object.keys(localStorage)).toEqual(['panel.return']);
  expect(readKey('returnUrl')).toBe('/dashboard/companies?page=2');
});

test('two tabs whose session ran out keep their own places and drafts, whichever finds it out', () => {
  keepDraft('messages.1', { text: 'Czy to koszt?' });
  localStorage.clear();
  // The other tab, which stood elsewhere, found it out.
  writeKey('returnUrl', '/dashboard/tasks');
  stored('panel.session');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect(landing(accountant, table)).toBe('/dashboard/companies?page=2');
  keepUser(kept(accountant));
  expect(readDraft('messages.1')).toEqual({ text: 'Czy to koszt?' });
});

test('S05: after a logout neither a place nor a draft is left in any tab', () => {
  keepDraft('messages.1', { text: 'Czy to koszt?' });
  localStorage.clear();
  stored('panel.session');
  expect(landing(accountant, table)).toBe('/dashboard');
  keepUser(kept(accountant));
  expect([readDraft('messages.1'), sessionStorage.length]).toEqual([null, 0]);
});

test.each(['panel.session', null])('S05: another tab cleared storage (%s): this one forgets and leaves too', (key) => {
  localStorage.clear();
  stored(key);
  expect([currentUser(), currentTokens()]).toEqual([null, null]);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
});

test('S05: word of another tab’s logout comes by the channel too', async () => {
  const otherTab = new BroadcastChannel('panel.session');
  otherTab.postMessage('ended');
  await expect.poll(() => leave.mock.calls).toContainEqual(['/login']);
  expect(currentUser()).toBeNull();
  otherTab.close();
});

test('another person’s session in another tab loads this one anew', () => {
  writeKey('session', kept(client));
  stored('panel.session');
  expect(reload).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
});

test('a login in another tab is known here at once', () => {
  clearSession();
  writeKey('session', kept(client));
  stored('panel.session');
  expect(currentUser()?.id).toBe(client.id);
});

test('what is not the session’s is none of its business', () => {
  stored('panel.tokens');
  stored('cudze');
  expect([leave.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

test('S05: a page that the back button brings out of the cache looks who is logged in', () => {
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(leave).toHaveBeenCalledWith('/login');
});
