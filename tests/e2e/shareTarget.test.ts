import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { shareTarget } from '../../src/contract/shareTarget';
import { inAll } from '../support/inAll';
import { rows } from './support/api';
import { unique } from './support/clock';
import { type Desk, deskOf } from './support/desk';
import { rawOutbox, rawShares } from './support/device';
import { paper } from './support/downloads';
import { type OwnClient, ownClient } from './support/ownClient';
import { addressOf, axeFaults, fillLogin, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { photograph } from './support/photographs';
import { settled } from './support/screen';
import { signIn } from './support/signIn';

const { logIn } = openBrowser({ worker: true, own: true });

let office: Desk;
let phone: Page;
let own: OwnClient;

beforeEach(async () => {
  office = await deskOf(people.manager);
  own = await ownClient(office, `Myjnia „Na połysk” ${unique()}`);
  phone = await logIn(own.email, { width: 360 });
  await settled(phone);
  await phone.evaluate(() => navigator.serviceWorker.ready);
});

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Sends files as the share menu of a phone does: a form that navigates to the manifest's address, from a page of the origin's own. */
async function share(page: Page, ...files: Chosen[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }));
  const gone = page.waitForNavigation();
  await page.evaluate(
    ([{ action, method, enctype, params }, chosen]) => {
      const form = document.createElement('form');
      Object.assign(form, { method, action, enctype, hidden: true });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', multiple: true, name: params.files[0].name });
      const given = new DataTransfer();
      for (const { name, mimeType, bytes } of chosen)
        given.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type: mimeType }));
      input.files = given.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [shareTarget, sent] as const,
  );
  await gone;
}

const review = () => phone.getByRole('dialog', { name: 'Popraw przed wysłaniem' });
const arrived = async () => {
  const made = await rows(office, 'documents', `filters=company_id:${own.company}`);
  return made.map(({ file }) => (file as { name: string }).name).sort();
};
const invoice = { ...paper('Faktura za szampon'), name: 'faktura-szampon.pdf' };
/** A second tab, with the first one closed: the offline page would come back by itself. */
async function anotherTab(): Promise<void> {
  const next = await phone.context().newPage();
  await phone.close();
  phone = next;
}
const login = () => phone.getByRole('heading', { name: 'Zaloguj się' });

test('S05, W07: what another app shares is looked at first, survives a closed tab, and arrives once', async () => {
  // The manifest offers the panel to the share menu.
  const manifest = await phone.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest.share_target).toEqual(shareTarget);
  const asked: string[] = [];
  phone.context().on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  await share(phone, await photograph('paragon.jpg'), invoice);
  await expect.poll(() => review().getByRole('img').count()).toBe(1);
  await review().getByText('faktura-szampon.pdf', { exact: true }).waitFor();
  expect(new URL(phone.url()).pathname).toBe('/documents/new');
  expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
  const raw = await rawShares(phone);
  expect([raw.rows, raw.closed]).toEqual([1, true]);
  expect(raw.text).not.toMatch(/paragon|faktura|szampon|PDF/);

  await anotherTab();
  await phone.goto(`${addressOf()}/documents/new`);
  await expect.poll(() => review().getByRole('img').count()).toBe(1);
  await review().getByRole('button', { name: 'Wyślij' }).click();
  await expect.poll(arrived).toEqual(['faktura-szampon.pdf', 'paragon.jpg']);
  await expect.poll(async () => (await rawShares(phone)).rows).toBe(0);
  await phone.reload();
  await settled(phone);
  expect([await review().count(), await arrived()]).toEqual([0, ['faktura-szampon.pdf', 'paragon.jpg']]);
  // Nothing of it went to the server before it was sent.
  expect(asked.filter((path) => path === '/api/files')).toHaveLength(2);
});

inAll(
  'S05: what is shared before the login waits sealed through it, and is the same person’s when their session ran out',
  'app/outbox/seal.test.ts',
  async () => {
    await phone.evaluate(() => {
      const spent = 'y'.repeat(43);
      localStorage.setItem('panel.tokens', JSON.stringify({ access_token: spent, refresh_token: spent }));
    });
    await share(phone, invoice);
    await login().waitFor();
    const raw = await rawShares(phone);
    expect([raw.rows, raw.closed, /szampon|PDF/.test(raw.text)]).toEqual([1, true, false]);
    await fillLogin(phone, own.email);
    await review().getByText('faktura-szampon.pdf', { exact: true }).waitFor();
    await review().getByRole('button', { name: 'Wyślij' }).click();
    await expect.poll(arrived).toEqual(['faktura-szampon.pdf']);
  },
);

inAll(
  'S05: another person who logs in neither sees nor sends it, and whose it was is told',
  'app/outbox/seal.test.ts',
  async () => {
    // The outbox has come, and with it the key that says whose session it is.
    await phone.mouse.click(5, 300);
    await expect.poll(async () => (await rawOutbox(phone)).keys).toBe(1);
    await phone.context().setOffline(true);
    await share(phone, invoice);
    await phone.getByRole('heading', { name: 'Brak połączenia' }).waitFor();
    await anotherTab();
    await phone.context().setOffline(false);
    await signIn(phone, addressOf(), people.anna);
    await phone.goto(`${addressOf()}/documents/new`);
    await settled(phone);
    await expect.poll(async () => (await rawShares(phone)).keys).toBe(0);
    expect(await review().count()).toBe(0);
    await signIn(phone, addressOf(), own.email);
    await phone.goto(`${addressOf()}/documents/new`);
    await phone.getByText('nie ma ich już na tym urządzeniu').waitFor();
    expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
    await phone.getByRole('button', { name: 'Rozumiem' }).click();
    await expect.poll(async () => (await rawShares(phone)).rows).toBe(0);
    expect(await arrived()).toEqual([]);
  },
);

test('S05: a logout takes along what was shared; thrown away, it is gone at once', async () => {
  await share(phone, invoice);
  await review().getByRole('button', { name: 'Anuluj' }).click();
  await review().getByRole('button', { name: 'Odrzuć' }).click();
  await expect.poll(async () => (await rawShares(phone)).rows).toBe(0);

  await phone.context().setOffline(true);
  await share(phone, invoice);
  await anotherTab();
  await phone.context().setOffline(false);
  await phone.goto(addressOf());
  await settled(phone);
  expect((await rawShares(phone)).rows).toBe(1);
  await phone.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await phone.getByRole('button', { name: 'Wyloguj' }).click();
  await login().waitFor();
  await expect.poll(async () => (await rawShares(phone)).rows).toBe(0);
});

inAll('what comes past the service worker is said to be lost', 'server/http/pages.test.ts', async () => {
  const answer = await fetch(`${addressOf()}/share`, { method: 'POST', body: new FormData(), redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/documents/new?shared=lost']);
  await phone.goto(`${addressOf()}/documents/new?shared=lost`);
  await phone.getByText('Nie udało się przejąć udostępnionych plików').waitFor();
  await phone.getByRole('button', { name: 'Rozumiem' }).click();
  await phone.waitForURL((url) => url.search === '');
});
