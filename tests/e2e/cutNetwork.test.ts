// In npm test -- all: each way of sending over each cut; outbox tells of a file and of messages, app/outbox of what the queue does.
import type { Page, Route } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi, put, rows } from './support/api';
import { unique } from './support/clock';
import { rawOutbox } from './support/device';
import { paper } from './support/downloads';
import { publishedMonth } from './support/months';
import { type OwnClient, ownClient } from './support/ownClient';
import { addressOf, axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';
import { openSurvey } from './support/surveys';

const { logIn } = openBrowser({ worker: true });

let office: Page;
let phone: Page;
let own: OwnClient;

beforeEach(async () => {
  office = await logIn(people.manager);
  own = await ownClient(office, `Kwiaciarnia „Bez prądu” ${unique()}`);
  phone = await logIn(own.email, { width: 360 });
});

const go = async (path: string) => {
  await phone.goto(addressOf() + path);
  await settled(phone);
};
const photo = { ...paper('Polisa'), name: 'polisa.pdf' };
const subject = 'Zalany magazyn';

/** Where the network goes away: nothing was sent; the call is on its way; it was done, and its answer is lost. */
const moments = {
  before: null,
  'in the middle of': (route: Route) => route.abort('connectionreset'),
  after: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
} as const;

type Moment = keyof typeof moments;
const all = Object.keys(moments) as Moment[];

/** Something a client sends: how it is begun, what sends it, the call that does it, and what of it the office has. */
interface Sending {
  what: string;
  begin: () => Promise<void>;
  send: () => Promise<void>;
  call: RegExp;
  arrived: () => Promise<unknown>;
  once: unknown;
  moments: readonly Moment[];
  /** How many of its calls meet no network, where that is more than one: what the form tries itself goes to the outbox after. */
  cuts?: number;
}

const namesOf = (list: unknown) => (list as { name: string }[] | null)?.map(({ name }) => name) ?? [];
const pressed = (name: string | RegExp) =>
  phone.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
let thread = '';
let survey = '';

const sendings: Sending[] = [
  {
    what: 'a document',
    begin: () => go('/documents/new'),
    send: () => phone.getByLabel('Dodaj zdjęcia lub pliki').setInputFiles(photo),
    call: /\/api\/documents\/$/,
    arrived: async () => namesOf((await rows(office, 'documents', `filters=company_id:${own.company}`)).map(({ file }) => file)),
    once: ['polisa.pdf'],
    moments: all,
  },
  {
    what: 'a message with a file',
    begin: async () => {
      thread = await put(phone, 'messages', { subject, company_id: own.company, post_body: '<p>Dzień dobry</p>' });
      await go(`/messages/${thread}`);
      await phone.getByLabel('Odpowiedź').fill('Wysyłam polisę');
      await phone.getByLabel('Dodaj pliki').setInputFiles(photo);
      await phone.getByRole('list', { name: 'Dodane pliki' }).getByText('polisa.pdf', { exact: true }).waitFor();
    },
    send: () => pressed('Wyślij'),
    call: /\/posts$/,
    arrived: async () => {
      const { json } = await callApi(office, `/api/messages/${thread}/posts`);
      return (json.data ?? []).slice(1).map(({ body, files }) => [String(body).replace(/<[^>]*>/g, ''), ...namesOf(files)]);
    },
    once: [['Wysyłam polisę', 'polisa.pdf']],
    moments: all,
  },
  {
    what: 'a case with a file',
    begin: async () => {
      await go('/tickets/new');
      await phone.getByLabel('Temat').fill(subject);
      await phone.getByLabel('W czym pomóc?').fill('Woda zalała towar, potrzebne zaświadczenie.');
      await phone.getByLabel('Dodaj zdjęcia lub pliki').setInputFiles(photo);
      await phone.getByRole('list', { name: 'Dodane pliki' }).getByText('polisa.pdf', { exact: true }).waitFor();
    },
    send: () => pressed('Wyślij'),
    call: /\/api\/tickets\/$/,
    arrived: async () => {
      const made = await rows(office, 'tickets', `filters=company_id:${own.company}`);
      return made.map((ticket) => [ticket.subject, ...namesOf(ticket.attachments)]);
    },
    once: [[subject, 'polisa.pdf']],
    moments: all,
  },
  {
    what: 'a new message with a file',
    begin: async () => {
      await go('/messages/new');
      await phone.getByLabel('Temat').fill(subject);
      await phone.getByLabel('Treść').fill('Wysyłam polisę');
      await phone.getByLabel('Dodaj zdjęcia lub pliki').setInputFiles(photo);
      await phone.getByRole('list', { name: 'Dodane pliki' }).getByText('polisa.pdf', { exact: true }).waitFor();
    },
    send: () => pressed('Wyślij'),
    call: /\/api\/messages\/$/,
    arrived: async () => {
      const made = await rows(office, 'messages', `filters=company_id:${own.company}`);
      return Promise.all(
        made.map(async ({ id, subject: about }) => {
          const { json } = await callApi(office, `/api/messages/${id}/posts`);
          return [
            about,
            ...(json.data ?? []).flatMap(({ body, files }) => [String(body).replace(/<[^>]*>/g, ''), ...namesOf(files)]),
          ];
        }),
      );
    },
    once: [[subject, 'Wysyłam polisę', 'polisa.pdf']],
    moments: all,
  },
  {
    what: 'a mark of payment',
    begin: async () => {
      await publishedMonth(office, own.company);
      await go('/');
      // The first touch brings the outbox; without it the screen says that there is no network.
      await phone.mouse.click(5, 400);
      await phone.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'panel.outbox'));
    },
    send: () => pressed(/^Zapłacone/),
    call: /\/actions\/declare$/,
    arrived: async () =>
      (await rows(office, 'settlement-items', `filters=company_id:${own.company},kind:office_fee`)).map(
        (item) => item.payment_status,
      ),
    once: ['declared'],
    moments: all,
  },
  {
    what: 'an answer with a file',
    begin: async () => {
      survey = await openSurvey(office, own.company, [{ key: 'polisa', label: 'Polisa', type: 'file' }]);
      await go(`/surveys/${survey}`);
    },
    send: () => phone.getByLabel(/^Dodaj plik/).setInputFiles(photo),
    call: /\/api\/surveys\/mine\/[^/]+$/,
    arrived: async () => {
      const { json } = await callApi(phone, `/api/surveys/mine/${survey}`);
      const files = json.files as Record<string, { name: string }>;
      return ((json.answers as { polisa?: string[] }).polisa ?? []).map((id) => files[id]?.name);
    },
    once: ['polisa.pdf'],
    moments: all,
  },
  {
    what: 'typed answers',
    begin: async () => {
      survey = await openSurvey(office, own.company, [{ key: 'magazyn', label: 'Co jest w magazynie?', type: 'long_text' }]);
      await go(`/surveys/${survey}`);
    },
    send: () => phone.getByLabel(/^Co jest w magazynie/).fill('Cebulki tulipanów'),
    call: /\/api\/surveys\/mine\/[^/]+$/,
    arrived: async () => (await callApi(phone, `/api/surveys/mine/${survey}`)).json.answers,
    once: { magazyn: 'Cebulki tulipanów' },
    moments: all,
    cuts: 2,
  },
];

describe.each(sendings)('$what', (sending) => {
  test.each(sending.moments)(
    'I01, W07: the network goes away %s it and the tab is closed: it arrives once, or waits and is told',
    async (moment) => {
      await sending.begin();
      const cut = moments[moment];
      const most = sending.cuts ?? 1;
      let cuts = 0;
      if (cut)
        await phone.context().route(sending.call, (route) => {
          if (!/^(POST|PUT)$/.test(route.request().method()) || cuts >= most) return route.fallback();
          cuts += 1;
          return cut(route);
        });
      else await phone.context().setOffline(true);
      await sending.send();
      await expect.poll(async () => (await rawOutbox(phone)).sealed).toBeGreaterThan(0);
      if (cut) await expect.poll(() => cuts).toBe(most);
      const found = await rawOutbox(phone);
      expect(found.text).not.toMatch(/polis|Polis|magazyn|tulipan|declare|survey/);

      const next = await phone.context().newPage();
      await phone.close();
      phone = next;
      await phone.context().setOffline(false);
      await go('/');
      await expect.poll(sending.arrived, { timeout: 60_000 }).toEqual(sending.once);
      await expect.poll(async () => (await rawOutbox(phone)).items).toBe(0);
      expect(await sending.arrived()).toEqual(sending.once);
    },
  );
});

test('W07, S05: words and files that nobody has sent yet are there after a closed tab, told elsewhere, and gone with the logout', async () => {
  thread = await put(phone, 'messages', { subject, company_id: own.company, post_body: '<p>Dzień dobry</p>' });
  await go(`/messages/${thread}`);
  await phone.context().setOffline(true);
  await phone.getByLabel('Odpowiedź').fill('Czy wystarczy zdjęcie polisy?');
  await phone.getByLabel('Dodaj pliki').setInputFiles(photo);
  await expect.poll(async () => (await rawOutbox(phone)).sealed).toBe(2);
  expect((await rawOutbox(phone)).text).not.toMatch(/polis|PDF/);

  const next = await phone.context().newPage();
  await phone.close();
  phone = next;
  await phone.context().setOffline(false);
  await go('/');
  const bar = phone.getByRole('region', { name: 'Do wysłania' });
  await bar.getByText('Zaczęte i niewysłane (1).').waitFor();
  await bar.getByRole('button', { name: 'Pokaż' }).click();
  expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);
  await bar.getByRole('link', { name: /^Dokończ/ }).click();
  await expect.poll(() => phone.getByLabel('Odpowiedź').inputValue()).toBe('Czy wystarczy zdjęcie polisy?');
  await phone.getByRole('list', { name: 'Dodane pliki' }).getByText('polisa.pdf', { exact: true }).waitFor();
  await phone.setViewportSize({ width: 360, height: 2_400 });
  expect([await axeFaults(phone), await overflow(phone)]).toEqual([[], 0]);

  await phone.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await phone.getByRole('button', { name: 'Wyloguj' }).click();
  const question = phone.getByRole('dialog', { name: 'Wylogować bez wysłania?' });
  await question.getByText(/tekst i 1\swybrany plik/).waitFor();
  expect(await axeFaults(phone)).toEqual([]);
  await question.getByRole('button', { name: 'Wyloguj' }).click();
  await phone.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  expect(await rawOutbox(phone)).toMatchObject({ items: 0, keys: 0 });
  expect((await rows(office, 'messages', `filters=company_id:${own.company}`)).map((message) => message.status)).toHaveLength(1);
});
