import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAuthenticator } from '../../support/authenticator';
import { type Desk, openDesk, password } from '../../support/loginDesk';

const panel = 'http://localhost:4000';
const email = 'ewa@demo.test';
const minute = 60_000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.close());

/** A person at a browser, logged in, who has just confirmed who they are. */
async function confirmed(person: Parameters<Desk['person']>[0] = { email }) {
  await desk.person(person);
  const browser = desk.browser();
  await browser.logIn(desk, person.email);
  await browser.call('POST', '/api/users/step-up', { password });
  return browser;
}
type Browser = Awaited<ReturnType<typeof confirmed>>;

async function addKey(browser: Browser, device = openAuthenticator(panel), name = 'Telefon') {
  const { body } = await browser.call('POST', '/api/users/passkeys/options');
  const kept = await browser.call('POST', '/api/users/passkeys', { name, passkey: device.make(body.data) });
  expect(kept.status).toBe(200);
  return { device, id: kept.body.data.id as string };
}

/** The way in by the key alone, from another browser; answers how the call ended. */
async function enter(device: ReturnType<typeof openAuthenticator>, browser = desk.browser('10.9.9.9')) {
  const { body } = await browser.call('POST', '/api/auth/passkey/options');
  const opened = await browser.call('POST', '/api/auth/passkey', { passkey: device.sign(body.data) });
  if (opened.status === 200) browser.tokens = (await browser.exchange(opened.body.refresh_token)).body;
  return { browser, opened };
}

describe('a passkey', () => {
  test('is kept by name, opens the panel alone, and its owner hears of a new device', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const { browser: other, opened } = await enter(device);
    expect(opened.status).toBe(200);
    expect((await other.call('GET', '/api/auth')).body).toMatchObject({ loggedIn: true });
    const { body } = await other.call('GET', '/api/users/passkeys');
    expect(body).toMatchObject({ total: 1, data: [{ name: 'Telefon', last_used_at: expect.any(String) }] });
    await desk.auth.mail.drain();
    expect(desk.sent.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Zmiana kluczy dostępu'),
        expect.stringContaining('Logowanie z nowego urządzenia'),
      ]),
    );
  });

  test('A19: is added and taken away by who has just confirmed who they are alone, and both are told and traced', async () => {
    const browser = await confirmed();
    const { id, device } = await addKey(browser);
    desk.pass(16 * minute);
    browser.tokens = (await browser.exchange(browser.tokens?.refresh_token ?? '')).body;
    for (const [method, url] of [
      ['POST', '/api/users/passkeys/options'],
      ['DELETE', `/api/users/passkeys/${id}`],
    ] as const)
      expect(await browser.call(method, url)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    await browser.call('POST', '/api/users/step-up', { password });
    expect((await browser.call('DELETE', `/api/users/passkeys/${id}`)).status).toBe(200);
    expect((await enter(device)).opened).toMatchObject({ status: 401, body: { code: 'wrong_passkey' } });
    const trail = await desk.db.query<{ action: string }>({ text: 'select action from audit' });
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']));
  });

  test('A11: signs instead of the code, and the password is asked for all the same', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const other = desk.browser('10.9.9.9');
    const { body } = await other.check(email);
    expect(body.data).toMatchObject({ channel: 'email', passkey: { allowCredentials: [{ transports: ['internal'] }] } });
    const passkey = device.sign(body.data.passkey);
    expect((await other.call('POST', '/api/users/verify-passkey', { email, passkey })).status).toBe(200);
    expect((await other.open(email, 'Zupełnie-Inne-Haslo-1')).status).toBe(401);
    expect((await other.open(email)).status).toBe(200);
  });

  test('A09: signs one attempt once, and wrong signatures are counted as wrong codes are', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const stranger = openAuthenticator(panel);
    const other = desk.browser('10.9.9.9');
    const { body } = await other.check(email);
    const wrong = { email, passkey: { ...stranger.sign(body.data.passkey), id: device.sign(body.data.passkey).id } };
    for (let nth = 0; nth < 5; nth += 1) expect((await other.call('POST', '/api/users/verify-passkey', wrong)).status).toBe(401);
    const right = { email, passkey: device.sign(body.data.passkey) };
    expect((await other.call('POST', '/api/users/verify-passkey', right)).status).toBe(429);
  });

  test('A05: what was signed once opens nothing again, nor what was asked of another purpose', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const other = desk.browser('10.9.9.9');
    const { body } = await other.call('POST', '/api/auth/passkey/options');
    const passkey = device.sign(body.data);
    expect((await other.call('POST', '/api/auth/passkey', { passkey })).status).toBe(200);
    expect((await other.call('POST', '/api/auth/passkey', { passkey })).status).toBe(401);
    const asked = await other.check(email);
    const meant = device.sign(asked.body.data.passkey);
    expect((await other.call('POST', '/api/auth/passkey', { passkey: meant })).status).toBe(401);
    const late = await other.call('POST', '/api/auth/passkey/options');
    const signed = device.sign(late.body.data);
    desk.pass(5 * minute + 1);
    expect((await other.call('POST', '/api/auth/passkey', { passkey: signed })).status).toBe(401);
  });

  test('A24: signs for the panel’s own address alone, whatever the request says its host is', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const elsewhere = openAuthenticator('https://panel-biura.example');
    const { body } = await browser.call('POST', '/api/users/passkeys/options', undefined, { host: 'panel-biura.example' });
    expect(body.data.rp.id).toBe('localhost');
    const kept = await browser.call('POST', '/api/users/passkeys', { name: 'Obcy', passkey: elsewhere.make(body.data) });
    expect(kept).toMatchObject({ status: 422, body: { errors: { passkey: expect.any(String) } } });
    expect((await enter(device)).opened.status).toBe(200);
  });

  test('S10: confirms once more who is at the screen, once for each asking, where it asked its owner itself', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const silent = openAuthenticator(panel, { verifies: false });
    await addKey(browser, silent, 'Klucz USB');
    desk.pass(16 * minute);
    browser.tokens = (await browser.exchange(browser.tokens?.refresh_token ?? '')).body;
    const isOpen = async () => (await browser.call('POST', '/api/users/passkeys/options')).status === 200;
    const ask = async () => (await browser.call('POST', '/api/users/step-up/options')).body.data;
    const confirm = (passkey: object) => browser.call('POST', '/api/users/step-up', { passkey });

    expect(await confirm(silent.sign(await ask()))).toMatchObject({
      status: 422,
      body: { errors: { passkey: expect.any(String) } },
    });
    const { body: login } = await browser.call('POST', '/api/auth/passkey/options');
    expect((await confirm(device.sign(login.data))).status).toBe(422);
    expect(await isOpen()).toBe(false);

    const passkey = device.sign(await ask());
    expect((await confirm(passkey)).status).toBe(200);
    expect(await isOpen()).toBe(true);
    expect((await confirm(passkey)).status).toBe(422);
  });

  test('S10: confirms nobody but its owner, and who has none is told so', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const other = await confirmed({ email: 'anna@demo.test' });
    expect(await other.call('POST', '/api/users/step-up/options')).toMatchObject({ status: 409, body: { code: 'no_passkey' } });
    const { body } = await browser.call('POST', '/api/users/step-up/options');
    expect((await other.call('POST', '/api/users/step-up', { passkey: device.sign(body.data) })).status).toBe(422);
  });

  test('A13: wrong keys at the confirmation are counted as wrong passwords are', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const ask = async () => (await browser.call('POST', '/api/users/step-up/options')).body.data;
    const stranger = openAuthenticator(panel);
    const statuses: number[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const asked = await ask();
      const passkey = { ...stranger.sign(asked), id: device.sign(asked).id };
      statuses.push((await browser.call('POST', '/api/users/step-up', { passkey })).status);
    }
    expect(statuses.at(0)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });

  test('that asks its owner for nothing is a second factor and no way in of its own', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser, openAuthenticator(panel, { verifies: false }), 'Klucz USB');
    expect((await enter(device)).opened.status).toBe(401);
    const other = desk.browser('10.9.9.9');
    const { body } = await other.check(email);
    const passkey = device.sign(body.data.passkey);
    expect((await other.call('POST', '/api/users/verify-passkey', { email, passkey })).status).toBe(200);
  });

  test('whose count did not grow is a copy, and opens nothing', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    await enter(device);
    await enter(device);
    device.countsFrom(0);
    expect((await enter(device)).opened.status).toBe(401);
  });

  test('of one who may not log in any more opens nothing', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    await desk.db.query({ text: "update users set status = 'deactivated' where email = $1", values: [email] });
    expect((await enter(device)).opened).toMatchObject({ status: 401, body: { code: 'wrong_passkey' } });
  });

  test('T01, P05: of another firm, or of another person, is none', async () => {
    const browser = await confirmed();
    const { device, id } = await addKey(browser);
    expect((await enter(device, desk.browser('10.9.9.9', 'kancelaria'))).opened.status).toBe(401);
    const other = await confirmed({ email: 'jan@demo.test' });
    expect((await other.call('GET', '/api/users/passkeys')).body).toEqual({ data: [], total: 0 });
    expect((await other.call('DELETE', `/api/users/passkeys/${id}`)).status).toBe(404);
    const third = desk.browser('10.9.9.9');
    const { body } = await third.check('jan@demo.test');
    expect(body.data.passkey).toBeUndefined();
  });

  test('that the person has is not taken twice, and there are at most twenty', async () => {
    const browser = await confirmed();
    const { device } = await addKey(browser);
    const { body } = await browser.call('POST', '/api/users/passkeys/options');
    expect(body.data.excludeCredentials).toHaveLength(1);
    const again = { name: 'Znowu', passkey: device.make(body.data) };
    expect(await browser.call('POST', '/api/users/passkeys', again)).toMatchObject({ status: 409, body: { code: 'known' } });
    for (let nth = 1; nth < desk.auth.limits.passkeys; nth += 1) await addKey(browser, openAuthenticator(panel), `Klucz ${nth}`);
    const full = await browser.call('POST', '/api/users/passkeys/options');
    expect(full).toMatchObject({ status: 409, body: { code: 'too_many' } });
  });
});
