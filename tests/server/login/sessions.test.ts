// Also on a PostgreSQL server: calls at once.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authLimits } from '../../../src/server/auth/limits';
import { standardSwitches } from '../../../src/tenants/switches';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Desk, openDesk, password } from '../../support/loginDesk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.close());
const email = 'ewa@demo.test';
const loggedIn = async (browser: ReturnType<Desk['browser']>) => (await browser.call('GET', '/api/auth')).body.loggedIn;

/** How long a session may rest in a firm that says nothing of it. */
const restMs = standardSwitches.sessionIdleMinutes * 60_000;
const reuses = () => desk.db.query({ text: "select count(*)::int as audited from audit where action = 'token_reuse'" });

describe('tokens', () => {
  testOnce('S01: an access token lives ten minutes, a refresh token two idle hours, a session twelve', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.logIn(desk, email);
    desk.pass(authLimits.accessMs + 1);
    expect(await loggedIn(browser)).toBe(false);
    const pair = await browser.exchange(browser.tokens?.refresh_token ?? '');
    expect(pair.status).toBe(200);
    desk.pass(restMs + 1);
    expect((await browser.exchange(pair.body.refresh_token)).status).toBe(401);
  });

  testOnce('S01: a firm says how long its sessions may rest, and another firm’s do not follow', async () => {
    const switches = desk.tenants.all().find(({ key }) => key === 'demo')?.config.switches;
    if (!switches) throw new Error('No firm');
    await desk.person({ email });
    await desk.person({ email, firm: 'kancelaria' });
    const [ours, theirs] = [desk.browser(), desk.browser('10.1.2.4', 'kancelaria')];
    switches.sessionIdleMinutes = 30;
    try {
      for (const browser of [ours, theirs]) await browser.logIn(desk, email);
      desk.pass(29 * 60_000);
      const kept = await ours.exchange(ours.tokens?.refresh_token ?? '');
      expect(kept.status).toBe(200);
      desk.pass(30 * 60_000 + 1);
      expect((await ours.exchange(kept.body.refresh_token)).status).toBe(401);
      expect((await theirs.exchange(theirs.tokens?.refresh_token ?? '')).status).toBe(200);
    } finally {
      switches.sessionIdleMinutes = standardSwitches.sessionIdleMinutes;
    }
  });

  testOnce('S01: rotation does not make a session longer than twelve hours', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.logIn(desk, email);
    let refresh = browser.tokens?.refresh_token ?? '';
    for (let hour = 0; hour < 11; hour += 1) {
      desk.pass(3_600_000);
      refresh = (await browser.exchange(refresh)).body.refresh_token;
    }
    expect(refresh).toBeDefined();
    desk.pass(3_600_001);
    expect((await browser.exchange(refresh)).status).toBe(401);
  });

  test('S03: two tabs that refresh at once get the same pair', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.logIn(desk, email);
    const refresh = browser.tokens?.refresh_token ?? '';
    const [one, two] = await Promise.all([browser.exchange(refresh), browser.exchange(refresh)]);
    expect(one.body).toEqual(two.body);
    expect(one.status).toBe(200);
  });

  testOnce(
    'I06: a refresh whose answer was lost is repeated from the same device for a minute: the same pair, a living session, no alarm',
    async () => {
      await desk.person({ email });
      const browser = desk.browser();
      await browser.logIn(desk, email);
      const refresh = browser.tokens?.refresh_token ?? '';
      const before = await reuses();
      const lost = (await browser.exchange(refresh)).body;
      for (const ms of [authLimits.graceMs + 1, authLimits.repeatMs - authLimits.graceMs - 1]) {
        desk.pass(ms);
        expect((await browser.exchange(refresh)).body).toEqual(lost);
      }
      browser.tokens = lost;
      expect(await loggedIn(browser)).toBe(true);
      await desk.auth.mail.drain();
      expect(desk.sent.filter(({ subject }) => subject?.startsWith('Wylogowaliśmy Twoje urządzenie'))).toEqual([]);
      expect(await reuses()).toEqual(before);
      desk.pass(1);
      expect((await browser.exchange(refresh)).status).toBe(401);
      expect(await loggedIn(browser)).toBe(false);
    },
  );

  describeOnce('that somebody else shows', () => {
    test.each(['no device', 'another device'])('S03, I06: the same token from %s is a theft after ten seconds', async (whose) => {
      await desk.person({ email });
      const browser = desk.browser();
      await browser.logIn(desk, email);
      const refresh = browser.tokens?.refresh_token ?? '';
      browser.tokens = (await browser.exchange(refresh)).body;
      const stranger = desk.browser('10.6.6.6');
      if (whose === 'another device') {
        await desk.person({ email: 'inna@demo.test' });
        await stranger.logIn(desk, 'inna@demo.test');
      }
      desk.pass(authLimits.graceMs + 1);
      expect((await stranger.exchange(refresh)).status).toBe(401);
      expect(await loggedIn(browser)).toBe(false);
    });
  });

  testOnce('S03: a spent token used later ends the family, is audited, and its owner is told', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.logIn(desk, email);
    const stolen = browser.tokens?.refresh_token ?? '';
    browser.tokens = (await browser.exchange(stolen)).body;
    expect(await loggedIn(browser)).toBe(true);
    desk.pass(authLimits.graceMs + 1);
    expect((await desk.browser('10.6.6.6').exchange(stolen)).status).toBe(401);
    expect(await loggedIn(browser)).toBe(false);
    expect((await browser.exchange(browser.tokens?.refresh_token ?? '')).status).toBe(401);
    await desk.auth.mail.drain();
    expect(desk.sent.some(({ subject }) => subject?.startsWith('Wylogowaliśmy Twoje urządzenie'))).toBe(true);
    expect(await desk.db.query({ text: "select 1 as one from audit where action = 'token_reuse'" })).not.toEqual([]);
  });

  testOnce("S04: a token shown under another firm's key is worth nothing", async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.logIn(desk, email);
    const other = desk.browser('10.1.2.3', 'kancelaria');
    other.tokens = browser.tokens;
    expect(await loggedIn(other)).toBe(false);
    expect((await other.exchange(browser.tokens?.refresh_token ?? '')).status).toBe(401);
  });

  testOnce('S01: only hashes of tokens are kept', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.logIn(desk, email);
    const kept = JSON.stringify(await desk.db.query({ text: 'select * from sessions' }));
    for (const token of Object.values(browser.tokens ?? {})) expect(kept).not.toContain(token);
  });

  testOnce('any text shown as a token is refused, never a fault', async () => {
    for (const token of ['', 'x', 'a'.repeat(300), '%00', "' or 1=1 --"])
      expect((await desk.browser().exchange(token)).status).toBe(401);
  });
});

describeOnce('ending', () => {
  test('logging out ends this session, logging out everywhere ends all', async () => {
    await desk.person({ email });
    const [one, two, three] = [desk.browser(), desk.browser(), desk.browser()];
    for (const browser of [one, two, three]) await browser.logIn(desk, email);
    expect((await one.call('DELETE', '/api/auth')).status).toBe(200);
    expect(await Promise.all([one, two, three].map(loggedIn))).toEqual([false, true, true]);
    expect((await one.exchange(one.tokens?.refresh_token ?? '')).status).toBe(401);
    await two.call('DELETE', '/api/auth/all');
    expect(await Promise.all([two, three].map(loggedIn))).toEqual([false, false]);
  });

  test('S06: a person sees and ends their own sessions; one too many ends the oldest', async () => {
    await desk.person({ email });
    desk.auth.limits = { ...authLimits, sessions: 2 };
    const [oldest, middle, newest] = [desk.browser(), desk.browser(), desk.browser()];
    for (const browser of [oldest, middle, newest]) {
      await browser.logIn(desk, email);
      desk.pass(1_000);
    }
    desk.auth.limits = authLimits;
    expect(await Promise.all([oldest, middle, newest].map(loggedIn))).toEqual([false, true, true]);
    const { data } = (await newest.call('GET', '/api/users/sessions')).body;
    expect(data).toHaveLength(2);
    const other = data.find(({ current }: { current: boolean }) => !current);
    expect((await newest.call('DELETE', `/api/users/sessions/${other.id}`)).status).toBe(200);
    expect(await loggedIn(middle)).toBe(false);
  });

  test("S06: another person's session is not found; a superuser ends it", async () => {
    await desk.person({ email });
    await desk.person({ email: 'super@demo.test', roles: ['superuser'] });
    await desk.person({ email: 'inna@demo.test' });
    const [ewa, superuser, inna] = [desk.browser('10.1.1.1'), desk.browser('10.1.2.1'), desk.browser('10.1.3.1')];
    await ewa.logIn(desk, email);
    await superuser.logIn(desk, 'super@demo.test');
    await inna.logIn(desk, 'inna@demo.test');
    const [session] = (await ewa.call('GET', '/api/users/sessions')).body.data;
    expect((await inna.call('DELETE', `/api/users/sessions/${session.id}`)).status).toBe(404);
    expect((await superuser.call('DELETE', `/api/users/sessions/${session.id}`)).status).toBe(200);
    expect(await loggedIn(ewa)).toBe(false);
  });

  test('S02, P13: deactivation acts on the very next request', async () => {
    const { id } = await desk.person({ email });
    await desk.person({ email: 'super@demo.test', roles: ['superuser'] });
    const [ewa, superuser] = [desk.browser('10.1.1.1'), desk.browser('10.1.2.1')];
    await ewa.logIn(desk, email);
    await superuser.logIn(desk, 'super@demo.test');
    await superuser.call('POST', '/api/users/step-up', { password });
    expect((await superuser.call('GET', `/api/users/deactivate/${id}`)).status).toBe(200);
    expect(await loggedIn(ewa)).toBe(false);
    expect((await ewa.check(email)).status).toBe(401);
  });

  test('A20: a new password ends the other sessions, keeps this one and is told', async () => {
    await desk.person({ email });
    const [one, two] = [desk.browser(), desk.browser()];
    await one.logIn(desk, email);
    await two.logIn(desk, email);
    const wrong = await one.call('PUT', '/api/users/password', {
      current_password: 'nie to hasło',
      password: 'Cicha-Szafa-Ogród-77',
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { current_password: 'Hasło się nie zgadza.' } } });
    const weak = await one.call('PUT', '/api/users/password', { current_password: password, password: 'haslo12345678' });
    expect(weak.status).toBe(422);
    expect(weak.body.errors.password).toBeTruthy();
    expect(
      (await one.call('PUT', '/api/users/password', { current_password: password, password: 'Cicha-Szafa-Ogród-77' })).status,
    ).toBe(200);
    expect(await Promise.all([one, two].map(loggedIn))).toEqual([true, false]);
    await desk.auth.mail.drain();
    expect(desk.sent.some(({ subject }) => subject?.startsWith('Hasło zostało zmienione'))).toBe(true);
  });
});
