import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { addMonths, formatMonth } from '../../src/lib/dates';
import { inAll } from '../support/inAll';
import { act, callApi, put, rows } from './support/api';
import { unique } from './support/clock';
import { type Desk, deskOf } from './support/desk';
import { paper } from './support/downloads';
import { phone as onPhone, showWhole } from './support/faults';
import { lastMonth, officeAccount, publishedMonth } from './support/months';
import { type OwnClient, ownClient } from './support/ownClient';
import { addressOf, axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { signedIn } = openBrowser({ own: true });
const account = officeAccount;

let office: Desk;
let phone: Page;
let own: OwnClient;

/** Each test has a company of its own, seen by its owner on a phone. */
beforeEach(async () => {
  office = await deskOf(people.manager);
  own = await ownClient(office, `Kawiarnia „Pod Kasztanem” ${unique()}`);
  phone = await signedIn(own.email, { width: 360 });
});

const go = async (path: string) => {
  await phone.goto(addressOf() + path);
  await settled(phone);
  expect(await overflow(phone)).toBe(0);
};

test('a requested document is sent by phone, one that came back is sent again, and the month is declared complete', async () => {
  await callApi(office, '/api/document-requests/ask', 'POST', {
    company_ids: [own.company],
    period: lastMonth,
    due_date: `${addMonths(lastMonth, 2)}-10`,
    message: 'Prosimy o faktury do dziesiątego.',
    template_id: null,
  });
  await go('/documents');
  const asked = phone.getByRole('region', { name: 'Prosimy o dokumenty' });
  await asked.getByText('Prosimy o faktury do dziesiątego.').waitFor();
  const [item] = await rows(phone, 'document-request-items', 'filters=status:missing');
  const label = String(item?.label);
  await asked.getByLabel(`Dodaj zdjęcie lub plik: ${label}`).setInputFiles(paper('Faktura 7/2026'));
  await asked.getByText('Dodano 1 plik').waitFor();
  const [sent] = await rows(office, 'documents', `filters=company_id:${own.company}`);
  expect(sent).toMatchObject({ status: 'new' });

  await act(office, 'documents', String(sent?.id), 'return', { reason: 'missing_page', return_note: 'Brakuje drugiej strony' });
  await go('/documents');
  const back = phone.getByRole('region', { name: 'Do poprawy' });
  await back.getByText(/Brak strony\. Brakuje drugiej strony/).waitFor();
  await back.getByLabel(/^Dodaj poprawiony plik/).setInputFiles(paper('Faktura 7/2026, strony 1 i 2'));
  await phone.getByText('Wysłano ponownie. Dziękujemy!').waitFor();
  await back.waitFor({ state: 'detached' });

  for (const each of await rows(phone, 'document-request-items', 'filters=status:missing'))
    await act(phone, 'document-request-items', String(each.id), 'skip', { reason: 'Nie było' });
  await go('/documents');
  await asked.getByText('masz wszystko dodane').waitFor();
  await asked.getByText('dodane, do sprawdzenia').waitFor();
  const complete = phone.getByRole('region', { name: `Komplet dokumentów za ${formatMonth(lastMonth)}` });
  await complete.getByRole('button', { name: 'Zgłaszam komplet' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Zgłaszam komplet' }).click();
  await complete.getByText(/^Zgłoszony /).waitFor();
  await complete.getByRole('button', { name: 'Cofnij zgłoszenie' }).waitFor();
});

inAll(
  'a published settlement is opened from home, its account copied, and marked as paid',
  'app/settlements/settlements.test.tsx',
  async () => {
    await publishedMonth(office, own.company);

    await go('/');
    await phone.getByRole('complementary', { name: 'Rozliczenie do zapłaty' }).getByRole('link').click();
    await phone.getByRole('heading', { level: 1, name: `Rozliczenie za ${formatMonth(lastMonth)}` }).waitFor();
    await phone.getByText(account).waitFor();
    await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await phone.getByRole('button', { name: /Kopiuj.*rachunek/ }).click();
    await expect.poll(() => phone.evaluate(() => navigator.clipboard.readText())).toBe(account.replaceAll(' ', ''));
    await phone.getByRole('button', { name: /^Oznacz jako zapłacone/ }).click();
    await phone
      .getByText('Klient oznaczył jako zapłacone')
      .or(phone.getByText(/Oznaczone jako zapłacone/))
      .first()
      .waitFor();
    await go('/');
    expect(await phone.getByRole('complementary', { name: 'Rozliczenie do zapłaty' }).count()).toBe(0);
  },
);

test('a payment is made by phone: two taps copy all of it, one to say it was paid and one to take that back', async () => {
  await publishedMonth(office, own.company);
  await go('/');
  let taps = 0;
  const tap = async (name: RegExp) => {
    taps += 1;
    await phone.getByRole('button', { name }).click();
  };
  const banner = phone.getByRole('complementary', { name: 'Rozliczenie do zapłaty' });
  await banner.getByText(account).waitFor();
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap(/^Dane przelewu/);
  await tap(/^Kopiuj wszystko/);
  const copied = () => phone.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).replaceAll('\u00a0', ' ')).toContain('Kwota: 1 234,50 zł');
  expect(taps).toBe(2);
  await tap(/^Pokaż kod QR/);
  await phone.getByRole('img', { name: /^Kod QR przelewu/ }).waitFor();
  await showWhole(phone, onPhone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);
  await phone.setViewportSize(onPhone);
  const coming = phone.waitForEvent('download');
  await tap(/^Zapisz kod jako obrazek/);
  expect((await coming).suggestedFilename()).toBe('kod-przelewu.png');

  taps = 0;
  await tap(/^Zapłacone/);
  await phone.getByText(/^Oznaczono jako zapłacone/).waitFor();
  await banner.waitFor({ state: 'detached' });
  await tap(/^Cofnij$/);
  await banner.getByText(account).waitFor();
  expect(taps).toBe(2);
});

test('a price is accepted, a poll answered, and a message read and answered', async () => {
  const event = await put(office, 'billable-events', {
    company_id: own.company,
    period: lastMonth,
    description: 'Zaświadczenie do kredytu',
    quantity: 100,
    unit_amount: 12_000,
    vat_rate: '23',
  });
  await act(office, 'billable-events', event, 'ask');
  await go(`/pricelist/events/${event}`);
  await phone.getByRole('heading', { name: 'Zaświadczenie do kredytu' }).waitFor();
  await phone
    .getByText(/^147,60\szł brutto$/)
    .first()
    .waitFor();
  await phone.getByRole('button', { name: 'Akceptuję', exact: true }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Akceptuję' }).click();
  await phone.getByText('Zaakceptowane').first().waitFor();

  const question = `Kiedy dzwonić? ${unique()}`;
  const poll = await put(office, 'polls', {
    question,
    options: [{ text: 'Rano' }, { text: 'Po południu' }],
    audience: 'clients',
    results_visible: 'after_vote',
  });
  await act(office, 'polls', poll, 'open');
  await go('/polls');
  const card = phone.getByRole('article', { name: question });
  await card.getByRole('button', { name: 'Głosuj' }).click();
  await card.getByText('Wybierz odpowiedź').last().waitFor();
  await card.getByLabel('Rano').check();
  await card.getByRole('button', { name: 'Głosuj' }).click();
  await card.getByText('(Twój głos)').waitFor();
  await card.getByText(/1\s*\(100%\)/).waitFor();
  await act(office, 'polls', poll, 'close');

  await put(office, 'messages', {
    subject: 'Zmiana rachunku w urzędzie',
    company_id: own.company,
    post_body: '<p>Czy rachunek kończy się na 2874?</p>',
  });
  await go('/messages');
  await phone.getByRole('link', { name: 'Zmiana rachunku w urzędzie' }).first().click();
  await phone.getByText('Czy rachunek kończy się na 2874?').waitFor();
  await phone.getByLabel('Odpowiedź', { exact: true }).fill('Tak, zgadza się.');
  await phone.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await phone.getByRole('listitem').getByText('Tak, zgadza się.').waitFor();
  await expect
    .poll(async () => (await rows(office, 'messages', `filters=company_id:${own.company}`))[0]?.status)
    .toBe('waiting_office');
});

inAll('home shows what waits and empties itself as it is done', 'app/pages/clientHome.test.tsx', async () => {
  const title = 'Podpisać pełnomocnictwo UPL-1';
  await put(office, 'tasks', { title, due_date: `${addMonths(lastMonth, 2)}-05`, audience: 'client', company_id: own.company });
  await go('/');
  const waiting = phone.getByRole('region', { name: 'Czeka na Ciebie' });
  await waiting.getByText(title, { exact: true }).waitFor();
  await waiting.getByRole('button', { name: new RegExp(`^Wykonane\\s*: ${title}$`) }).click();
  await waiting.getByText(title, { exact: true }).waitFor({ state: 'detached' });
});
