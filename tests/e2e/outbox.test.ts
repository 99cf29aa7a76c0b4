import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { completeNrb, formatNrb } from '../../src/domain/identifiers/nrb';
import { inAll } from '../support/inAll';
import { callApi, put, rows } from './support/api';
import { unique } from './support/clock';
import { type Desk, deskOf } from './support/desk';
import { rawOutbox } from './support/device';
import { paper } from './support/downloads';
import { type OwnClient, ownClient } from './support/ownClient';
import { addressOf, axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';
import { signIn } from './support/signIn';

const { signedIn } = openBrowser({ worker: true, own: true });

let office: Desk;
let phone: Page;
let own: OwnClient;

/** Each test has a company of its own, seen by its owner on a phone. */
beforeEach(async () => {
  office = await deskOf(people.manager);
  own = await ownClient(office, `Wulkanizacja „Za rogiem” ${unique()}`);
  phone = await signedIn(own.email, { width: 360 });
});

const go = async (page: Page, path: string) => {
  await page.goto(addressOf() + path);
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The outbox has come, and finds that nothing waits.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'panel.outbox'));
};
const invoice = (nth: number) => ({ ...paper(`Faktura ${nth}/2026`), name: `faktura-${nth}.pdf` });
const choose = (page: Page, nth: number) => page.getByLabel('Dodaj zdjęcia lub pliki').setInputFiles(invoice(nth));
const bar = (page: Page) => page.getByRole('region', { name: 'Do wysłania' });
const arrived = async () => {
  const made = await rows(office, 'documents', `filters=company_id:${own.company}`);
  return made.map(({ title }) => String(title)).sort();
};
/** A second tab, with the first one closed in the middle of whatever it did. */
async function anotherTab(): Promise<Page> {
  const next = await phone.context().newPage();
  await phone.close();
  phone = next;
  return next;
}

test('W07: a file chosen without a network waits through a closed tab and arrives once, by itself', async () => {
  await go(phone, '/documents/new');
  await phone.context().setOffline(true);
  await choose(phone, 1);
  await bar(phone).getByText('Brak sieci. Czeka na sieć (1).').waitFor();
  await bar(phone).getByRole('button', { name: 'Pokaż' }).click();
  await bar(phone).getByText('faktura-1.pdf', { exact: true }).waitFor();
  expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
  const found = await rawOutbox(phone);
  expect(found).toMatchObject({ items: 1, sealed: 1, keys: 1, closed: true });
  expect(found.text).not.toMatch(/faktura|Faktura|PDF|documents|company/);

  await phone.reload();
  await phone.getByText('Na wysłanie czeka na tym urządzeniu: 1.').waitFor();
  await anotherTab();
  await phone.context().setOffline(false);
  expect(await arrived()).toEqual([]);
  await go(phone, '/');
  await expect.poll(arrived).toEqual(['faktura-1']);
  await expect.poll(async () => (await rawOutbox(phone)).items).toBe(0);
});

inAll(
  'W07: the network goes away in the middle of an upload: it is sent again by itself, and is there once',
  'app/outbox/outbox.test.ts',
  async () => {
    await go(phone, '/documents/new');
    let cut = 0;
    await phone.route('**/api/files', async (route) => {
      cut += 1;
      if (cut === 1) await route.abort('connectionreset');
      else await route.fallback();
    });
    await choose(phone, 2);
    await bar(phone).getByText('Czeka na sieć (1).').waitFor();
    await bar(phone)
      .getByText(/^Wysłane o \d\d:\d\d\.$/)
      .waitFor();
    expect([await arrived(), cut]).toEqual([['faktura-2'], 2]);
  },
);

inAll(
  'I01, W07: the server took it and its answer was lost, and the tab was closed: it is there once',
  'app/outbox/outbox.test.ts',
  async () => {
    await go(phone, '/documents/new');
    const keys: (string | undefined)[] = [];
    await phone.context().route('**/api/documents/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await choose(phone, 3);
    await expect.poll(arrived).toEqual(['faktura-3']);
    await bar(phone).getByText('Czeka na sieć (1).').waitFor();
    await anotherTab();
    await go(phone, '/documents/new');
    await expect.poll(async () => (await rawOutbox(phone)).items).toBe(0);
    expect([await arrived(), keys.length, new Set(keys).size]).toEqual([['faktura-3'], 2, 1]);
  },
);

test('S05: logging out asks about what waits; after it nothing of it can be read, and the next person neither sees nor sends it', async () => {
  await go(phone, '/documents/new');
  await phone.context().setOffline(true);
  await choose(phone, 4);
  await bar(phone).getByText('Brak sieci. Czeka na sieć (1).').waitFor();
  await phone.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await phone.getByRole('button', { name: 'Wyloguj' }).click();
  const question = phone.getByRole('dialog', { name: 'Wylogować bez wysłania?' });
  await question.getByText(/1\srzecz nie została wysłana: 1\splik/).waitFor();
  await question.getByRole('button', { name: 'Wyślij i wyloguj' }).click();
  await question.getByText('Nie udało się teraz wysłać wszystkiego.').waitFor();
  // What waits would go by itself as soon as there is a network.
  await phone.route('**/api/files', (route) => route.abort('connectionreset'));
  await phone.context().setOffline(false);
  await question.getByRole('button', { name: 'Usuń i wyloguj' }).click();
  await phone.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  await phone.unroute('**/api/files');
  expect(await rawOutbox(phone)).toMatchObject({ items: 0, keys: 0 });
  await signIn(phone, addressOf(), people.anna);
  await go(phone, '/documents/new');
  expect(await bar(phone).count()).toBe(0);
  expect(await arrived()).toEqual([]);
});

inAll(
  'S05: a session that runs out before the network is back takes the key along; its person is told what was lost, nobody else',
  'app/outbox/seal.test.ts',
  async () => {
    await go(phone, '/documents/new');
    await phone.context().setOffline(true);
    await choose(phone, 5);
    await bar(phone).getByText('Brak sieci. Czeka na sieć (1).').waitFor();
    await phone.evaluate(() => {
      const spent = 'y'.repeat(43);
      localStorage.setItem('panel.tokens', JSON.stringify({ access_token: spent, refresh_token: spent }));
    });
    await phone.context().setOffline(false);
    await phone.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    await expect.poll(async () => (await rawOutbox(phone)).keys).toBe(0);

    await signIn(phone, addressOf(), people.anna);
    await go(phone, '/documents');
    expect(await bar(phone).count()).toBe(0);
    expect(await rawOutbox(phone)).toMatchObject({ items: 1, sealed: 0 });
    await signIn(phone, addressOf(), own.email);
    await go(phone, '/documents');
    await bar(phone)
      .getByText(/nie ma ich już na tym urządzeniu: 1 plik/)
      .waitFor();
    expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
    await bar(phone).getByRole('button', { name: 'Rozumiem' }).click();
    await expect.poll(async () => (await rawOutbox(phone)).items).toBe(0);
    expect(await arrived()).toEqual([]);
  },
);

inAll(
  'what the server refused comes back with the reason, and is sent once more or thrown away',
  'app/outbox/outbox.test.ts',
  async () => {
    await go(phone, '/documents/new');
    const broken = { name: 'skan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('to nie jest PDF') };
    await phone.getByLabel('Dodaj zdjęcia lub pliki').setInputFiles(broken);
    const adding = phone.getByRole('region', { name: 'Dodaj dokumenty' });
    await adding.getByRole('alert').waitFor();
    await go(phone, '/');
    await bar(phone).getByText('Nie przyjęto (1).').waitFor();
    await bar(phone).getByRole('button', { name: 'Pokaż' }).click();
    await bar(phone)
      .getByRole('link', { name: /^Popraw/ })
      .click();
    await adding.getByRole('alert').waitFor();
    await adding.getByRole('button', { name: /^Usuń/ }).click();
    await adding.getByRole('button', { name: /^Tak, usuń/ }).click();
    await bar(phone).waitFor({ state: 'detached' });
  },
);

/** A conversation of the company's, opened on the phone; what was said in it, as the office reads it. */
async function openConversation(): Promise<() => Promise<string[]>> {
  const thread = await put(phone, 'messages', { subject: 'Opony', company_id: own.company, post_body: '<p>Dzień dobry</p>' });
  await go(phone, `/messages/${thread}`);
  return async () => {
    const { json } = await callApi(office, `/api/messages/${thread}/posts`);
    return (json.data ?? []).map(({ body }) => String(body).replace(/<[^>]*>/g, ''));
  };
}
const write = async (words: string) => {
  await phone.getByLabel('Odpowiedź').fill(words);
  await phone.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await phone.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('.composer textarea')?.value === '');
};
const unsent = () => phone.getByRole('list', { name: 'Niewysłane wiadomości' });

test('W07: messages written without a network stand in their conversation, and arrive in their order after the tab was closed', async () => {
  const said = await openConversation();
  await phone.context().setOffline(true);
  await write('Czy opony zimowe to koszt?');
  await write('I czy w całości?');
  await unsent().getByText('I czy w całości?', { exact: true }).waitFor();
  expect(await unsent().getByRole('listitem').count()).toBe(2);
  // As tall as what is said: a bar at the window's edge covers none of it.
  await phone.setViewportSize({ width: 360, height: 2_400 });
  expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
  const found = await rawOutbox(phone);
  expect(found).toMatchObject({ items: 2, sealed: 2, closed: true });
  expect(found.text).not.toMatch(/opony|koszt|messages/);
  await anotherTab();
  await phone.context().setOffline(false);
  await go(phone, '/');
  await expect.poll(said).toEqual(['Dzień dobry', 'Czy opony zimowe to koszt?', 'I czy w całości?']);
});

inAll(
  'I01, W07: a message whose answer was lost on its way is told as waiting, goes again and is there once',
  'app/outbox/outbox.test.ts',
  async () => {
    const said = await openConversation();
    let lost = 0;
    await phone.route('**/posts', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await write('Wysyłam jeszcze raz?');
    await expect.poll(async () => (await rawOutbox(phone)).items).toBe(0);
    await bar(phone)
      .getByText(/^Wysłane o/)
      .waitFor();
    expect([await said(), lost]).toEqual([['Dzień dobry', 'Wysyłam jeszcze raz?'], 1]);
  },
);

inAll(
  'W07: a request for another account, sent without a network, arrives once after its tab was closed, and stands in its list',
  'app/screens/askForChange.test.tsx',
  async () => {
    const account = completeNrb('11402004', '0000310212345678') ?? '';
    const asked = async () => {
      const made = await rows(office, 'data-changes', `filters=company_id:${own.company}`);
      return made.map(({ account_number }) => account_number);
    };
    await go(phone, '/data-changes/new');
    const form = phone.getByRole('form', { name: 'Nowa prośba o zmianę danych' });
    await form.getByLabel('Co się zmieniło').selectOption({ label: 'Rachunek bankowy' });
    await form.getByLabel('Nowy rachunek').fill(account);
    await phone.context().setOffline(true);
    await form.getByRole('button', { name: 'Wyślij' }).click();
    await bar(phone).getByText('Brak sieci. Czeka na sieć (1).').waitFor();
    const found = await rawOutbox(phone);
    expect(found).toMatchObject({ items: 1, sealed: 1, closed: true });
    expect(found.text).not.toMatch(/data-changes|Rachunek|0000310212345678/);
    await anotherTab();
    await phone.context().setOffline(false);
    expect(await asked()).toEqual([]);
    await go(phone, '/');
    await expect.poll(asked).toEqual([account]);
    await expect.poll(async () => (await rawOutbox(phone)).items).toBe(0);
    await go(phone, '/data-changes');
    await phone.getByRole('region', { name: 'Czeka na biuro' }).getByText(formatNrb(account)).waitFor();
    expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
  },
);
