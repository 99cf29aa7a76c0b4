// Also on a PostgreSQL server: calls at once.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authLimits } from '../../../src/server/auth/limits';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Desk, openDesk, password } from '../../support/loginDesk';

const minute = 60_000;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.close());

const email = 'ewa@demo.test';

describe('the three steps', () => {
  testOnce('password, code and session let an accountant in', async () => {
    const { id } = await desk.person({ email });
    const browser = desk.browser();

    const checked = await browser.check(email);
    expect(checked).toMatchObject({ status: 200, body: { data: { channel: 'email', hint: 'e***@demo.test', expires_in: 300 } } });
    const code = await desk.codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(await browser.verify(email, code)).toMatchObject({ status: 200, body: { data: { verified: true } } });
    const opened = await browser.open(email);
    expect(opened.body).toEqual({ refresh_token: expect.any(String) });
    const pair = await browser.exchange(opened.body.refresh_token);
    expect(Object.keys(pair.body).sort()).toEqual(['access_token', 'refresh_token']);
    browser.tokens = pair.body;
    expect((await browser.call('GET', '/api/auth')).body).toEqual({ loggedIn: true, id });
  });

  testOnce('A12: without a token the question is answered, with 200', async () => {
    expect(await desk.browser().call('GET', '/api/auth')).toMatchObject({ status: 200, body: { loggedIn: false } });
  });

  testOnce('A05: the attempt is bound to the browser by a cookie no script reads', async () => {
    await desk.person({ email });
    const checked = await desk.browser().check(email);
    expect(String(checked.headers['set-cookie'])).toMatch(
      /^login_attempt=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
  });

  test("A06: unknown, wrong, deactivated and another firm's are told alike, and counted alike", async () => {
    await desk.person({ email });
    await desk.person({ email: 'dawna@demo.test', status: 'deactivated' });
    await desk.person({ email: 'obca@kancelaria.test', firm: 'kancelaria' });
    const tries = [
      ['nikt@demo.test', password],
      [email, 'zupełnie inne hasło'],
      ['dawna@demo.test', password],
      ['obca@kancelaria.test', password],
    ] as const;
    const answers = await Promise.all(tries.map(([who, secret]) => desk.browser().check(who, secret)));
    for (const { status, body, headers } of answers) {
      expect({ status, error: body.error, code: body.code }).toEqual({
        status: 401,
        error: 'Nieprawidłowy adres e-mail lub hasło.',
        code: 'wrong_credentials',
      });
      expect(Object.keys(headers).sort()).toEqual(Object.keys(answers[0]?.headers ?? {}).sort());
    }
    expect(desk.sent).toEqual([]);
  });

  testOnce('A07: a code typed with spaces is the code; it works once and for five minutes', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.check(email);
    const code = await desk.codeFor(email);
    expect((await browser.verify(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect((await browser.verify(email, code)).status).toBe(401);

    const late = desk.browser();
    await late.check(email);
    const old = await desk.codeFor(email);
    desk.pass(authLimits.code.lifeMs + 1);
    expect((await late.verify(email, old)).status).toBe(401);
  });

  test('A09: of fifty wrong codes at once five are looked at, and of one right code fifty times one succeeds', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.check(email);
    const code = await desk.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 50 }, () => browser.verify(email, wrong)));
    const [{ tries } = { tries: 0 }] = await desk.db.query<{ tries: number }>({ text: 'select tries from login_attempts' });
    expect(tries).toBe(authLimits.code.tries);
    expect((await browser.verify(email, code)).status).not.toBe(200);

    desk.pass(16 * minute);
    const other = desk.browser('10.9.9.9');
    await other.check(email);
    const right = await desk.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => other.verify(email, right)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  testOnce('A10: the e-mail must be the one whose password was right', async () => {
    await desk.person({ email });
    await desk.person({ email: 'inna@demo.test' });
    const browser = desk.browser();
    await browser.check(email);
    expect((await browser.verify('inna@demo.test', await desk.codeFor(email))).status).toBe(401);
  });

  testOnce('A11: Basic alone, another browser, a used and an old attempt open nothing', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    expect((await browser.open(email)).status).toBe(401);
    await browser.check(email);
    expect((await browser.open(email)).status).toBe(401);
    await browser.verify(email, await desk.codeFor(email));
    expect((await desk.browser().open(email)).status).toBe(401);
    expect((await browser.open(email)).status).toBe(200);
    expect((await browser.open(email)).status).toBe(401);

    await browser.check(email);
    await browser.verify(email, await desk.codeFor(email));
    desk.pass(authLimits.verifiedMs + 1);
    expect((await browser.open(email)).status).toBe(401);
  });

  testOnce('A08: another code kills the one before, and no more than five go out in an hour', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    await browser.check(email);
    const first = await desk.codeFor(email);
    expect((await browser.call('POST', '/api/users/resend')).body).toEqual({ data: { sent: true } });
    await desk.auth.mail.drain();
    expect(desk.sent).toHaveLength(1);
    desk.pass(minute + 1);
    await browser.call('POST', '/api/users/resend');
    const second = await desk.codeFor(email);
    expect(desk.sent).toHaveLength(2);
    expect((await browser.verify(email, first === second ? '' : first)).status).not.toBe(200);
    expect((await browser.verify(email, second)).status).toBe(200);

    for (let more = 0; more < 6; more += 1) {
      const again = desk.browser();
      expect((await again.check(email)).status).toBe(200);
    }
    await desk.auth.mail.drain();
    expect(desk.sent).toHaveLength(5);
  });

  testOnce('A08: whoever comes in by each code is sent the next, the eleventh in a day as the first', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    for (let login = 0; login < 11; login += 1) await browser.logIn(desk, email);
    expect((await browser.check(email)).status).toBe(200);
    await desk.auth.mail.drain();
    expect(desk.sent).toHaveLength(12);
  });
});

describeOnce('wrong passwords', () => {
  const guess = (browser: ReturnType<Desk['browser']>, who = email) => browser.check(who, 'zgadywane hasło 12');

  test('A13: five from one network wait a quarter of an hour, the right password too', async () => {
    await desk.person({ email });
    const thief = desk.browser('10.1.2.3');
    for (let n = 0; n < 5; n += 1) expect((await guess(thief)).status).toBe(401);
    const refused = await thief.check(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    desk.pass(15 * minute + 1);
    expect((await thief.check(email)).status).toBe(200);
  });

  test('A16: an account that does not exist waits the same', async () => {
    const thief = desk.browser();
    for (let n = 0; n < 5; n += 1) await guess(thief, 'nikt@demo.test');
    const { status, headers } = await guess(thief, 'nikt@demo.test');
    expect(status).toBe(429);
    expect(headers['retry-after']).toBeDefined();
  });

  test('A14: a stranger who tries from everywhere cannot lock out a device that is known', async () => {
    await desk.person({ email });
    const own = desk.browser('10.5.5.5');
    await own.logIn(desk, email);
    for (let n = 0; n < 21; n += 1) await guess(desk.browser(`10.20.${n}.1`));
    expect((await desk.browser('10.77.7.7').check(email)).status).toBe(429);
    expect((await own.check(email)).status).toBe(200);
  });

  test('A14: a device token that somebody else planted is not taken over; the one of a shared browser is', async () => {
    await desk.person({ email });
    await desk.person({ email: 'jan@demo.test' });
    const browser = desk.browser();
    browser.cookies.set('device', 'podrzucony-przez-obcego-0123456789');
    await browser.logIn(desk, email);
    const own = browser.cookies.get('device');
    expect(own).toMatch(/^[\w-]{43}$/);
    await browser.logIn(desk, 'jan@demo.test');
    expect(browser.cookies.get('device')).toBe(own);
  });

  test('the owner on a new device comes in by the e-mailed link', async () => {
    await desk.person({ email });
    for (let n = 0; n < 21; n += 1) await guess(desk.browser(`10.20.${n}.1`));
    const laptop = desk.browser('10.77.7.7');
    expect((await laptop.check(email)).status).toBe(429);
    await laptop.call('POST', '/api/users/device-link', { email });
    const link = await desk.linkFor(email);
    expect(link).toMatch(/\/login#device=[A-Za-z0-9]{43}$/);
    const token = link.split('=')[1];
    expect((await laptop.call('POST', '/api/users/device', { token })).status).toBe(200);
    expect((await laptop.check(email)).status).toBe(200);
    expect((await desk.browser('10.3.3.3').call('POST', '/api/users/device', { token })).status).toBe(404);
  });

  test('A17: after thirty wrong codes in a day unknown devices get none, and the owner is told', async () => {
    await desk.person({ email });
    for (let round = 0; round < 8; round += 1) {
      const thief = desk.browser(`10.30.${round}.1`);
      await thief.check(email);
      const code = await desk.codeFor(email);
      for (let n = 0; n < 4; n += 1) await thief.verify(email, code === '111111' ? '222222' : '111111');
      desk.pass(61 * minute);
    }
    expect((await desk.browser('10.99.1.1').check(email)).status).toBe(429);
    await desk.auth.mail.drain();
    expect(desk.sent.filter(({ subject }) => subject?.startsWith('Za dużo błędnych kodów'))).toHaveLength(1);
  });

  test('A26: a login after three failures is told to its owner, and the trail holds every try without secrets', async () => {
    await desk.person({ email });
    const browser = desk.browser();
    for (let n = 0; n < 3; n += 1) await guess(browser);
    await browser.logIn(desk, email);
    await desk.auth.mail.drain();
    expect(desk.sent.some(({ subject }) => subject?.startsWith('Logowanie po nieudanych próbach'))).toBe(true);
    const trail = await desk.db.query<{ action: string; changes: string }>({
      text: `select a.action, v.changes from audit a join audit_values v using (tenant_id, seq) where a.action like 'login%' order by a.seq desc limit 4`,
    });
    expect(trail.map(({ action }) => action)).toEqual(['login', 'login_refused', 'login_refused', 'login_refused']);
    expect(JSON.stringify(trail)).not.toContain('zgadywane');
  });
});
