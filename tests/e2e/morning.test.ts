import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi, firstId, put, rows } from './support/api';
import { unique } from './support/clock';
import { ownCompany, zusAccount } from './support/ownClient';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn, signedIn } = openBrowser({ live: true });
const idIn = (address: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(address)?.[0] ?? '';
const me = (page: Page) => page.evaluate(() => String(JSON.parse(localStorage.getItem('panel.session') ?? '{}').id));
/** A button of a row, called by what it does and, for those who cannot see the row, to what. */
const step = (name: string, title: string) => new RegExp(`^${name}\\s*: ${title}$`);
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

inAll('Pulpit has the latest task first; it is taken and done where it stands', 'app/pages/pulpit.test.tsx', async () => {
  const page = await logIn(people.accountant);
  const title = `Zaległe zestawienie ${unique()}`;
  await put(page, 'tasks', { title, due_date: '2020-01-02', assignee_id: await me(page) });
  await page.reload();
  const mine = page.getByRole('region', { name: 'Moje zadania' });
  const first = mine.getByRole('listitem').first();
  await first.getByText(title, { exact: true }).waitFor();
  await first.getByText(/po terminie/).waitFor();

  await page.getByRole('button', { name: step('Podejmij', title) }).click();
  await page.getByRole('button', { name: step('Podejmij', title) }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: step('Wykonane', title) }).click();
  await mine.getByText(title, { exact: true }).waitFor({ state: 'detached' });
  const [task] = await rows(page, 'tasks', `search=${encodeURIComponent(title)}`);
  expect(task).toMatchObject({ status: 'done', completed_at: expect.any(String) });
});

test('a month is opened for every company at once, and opening it again adds nothing', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/reports/monthly-settlements' });
  const open = async () => {
    await page.getByRole('button', { name: 'Otwórz miesiąc' }).click();
    const dialog = page.getByRole('dialog', { name: 'Otwórz miesiąc' });
    await dialog.getByRole('textbox', { name: /^Miesiąc/ }).fill('2026-11');
    await dialog.getByRole('button', { name: 'Otwórz miesiąc' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await open();
  // It goes on without the person, for as long as the machine needs; what came of it stands in the corner.
  const tray = page.getByRole('region', { name: 'Prace w toku' });
  await tray
    .getByRole('status')
    .getByText(/^Założono .* za listopad 2026\.$/)
    .waitFor({ timeout: 400_000 });
  await expect.poll(() => page.getByRole('textbox', { name: 'Miesiąc tablicy' }).inputValue()).toBe('listopad 2026');
  await page.getByRole('heading', { name: /Nierozpoczęte/ }).waitFor();
  await open();
  await said(page, 'Wszystkie firmy mają już rozliczenie za listopad 2026.');
});

test('all own clients are asked for documents at once, and nobody is asked twice', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/document-requests/new' });
  const all = page.getByRole('button', { name: /^Wszystkie moje aktywne firmy \(\d+\)$/ });
  const many = Number(/\((\d+)\)/.exec(await all.innerText())?.[1]);
  expect(many).toBeGreaterThan(10);
  const send = async () => {
    await all.click();
    await page.getByLabel(/^Wiadomość dla klienta/).fill('Prosimy o faktury sprzedaży i wyciąg z banku.');
    await page.getByRole('button', { name: /^Wyślij prośby za/ }).click();
    const answer = page.getByRole('form', { name: 'Prośba o dokumenty' }).getByRole('status');
    await answer.waitFor();
    const made = Number(/Wysłano (\d+)/.exec(await answer.innerText())?.[1]);
    return { made, skipped: await answer.getByRole('listitem').count() };
  };
  const first = await send();
  expect(first.made + first.skipped).toBe(many);
  await page.reload();
  expect(await send()).toEqual({ made: 0, skipped: many });
});

test('the document queue is gone through by single keys: accepted, returned with a reason', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/documents/queue' });
  const heading = page.locator('.document-queue-side h2 a');
  const current = async () => {
    await settled(page);
    return idIn((await heading.getAttribute('href')) ?? '');
  };
  const moved = (from: string) => expect.poll(current).not.toBe(from);
  const accepted = await current();
  await page.keyboard.press('p');
  await said(page, 'Przyjęto dokument');
  await moved(accepted);

  const returned = await current();
  await page.keyboard.press('z');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await dialog.getByText('Wybierz powód').waitFor();
  await dialog.getByLabel('Powód zwrotu').selectOption({ label: 'Nieczytelny' });
  await dialog.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await said(page, 'Zwrócono do poprawy dokument');
  await moved(returned);

  const kept = await current();
  await page.keyboard.press('ArrowRight');
  await moved(kept);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current).toBe(kept);
  const state = async (id: string) => (await callApi(page, `/api/documents/${id}`)).json;
  const recordOf = (json: Record<string, unknown>) => (json.data ?? json) as Record<string, unknown>;
  expect(recordOf(await state(accepted))).toMatchObject({ status: 'accepted' });
  expect(recordOf(await state(returned))).toMatchObject({ status: 'returned', return_reason: 'unreadable' });
});

/** A month that nobody has begun, of a company that only this test knows. */
async function ownMonth(page: Page): Promise<string> {
  const company_id = await ownCompany(page, `Zakład Krawiecki „Igła” ${unique()}`);
  return put(page, 'settlements', { company_id, period: '2026-10', owner_id: await me(page) });
}

test('a month is settled: positions proposed, amounts typed, approved and sent to the client', async () => {
  const page = await signedIn(people.accountant);
  const id = await ownMonth(page);
  await page.goto(`${addressOf()}/dashboard/reports/monthly-settlements/${id}`);
  await page.getByRole('button', { name: 'Komplet dokumentów' }).click();
  await page.getByRole('button', { name: 'Księguj' }).click();
  await page.getByRole('button', { name: 'Zaproponuj pozycje' }).click();
  await said(page, 'Pozycje są uzupełnione. Sprawdź kwoty z prawa i wpisz pozostałe.');

  const amounts = page.getByRole('textbox', { name: /^Kwota: / });
  await amounts.first().waitFor();
  const many = await amounts.count();
  expect(many).toBeGreaterThan(1);
  await amounts.first().fill('tysiąc');
  await amounts.first().press('Enter');
  await page.locator('.items-table [role="alert"]').waitFor();
  for (let at = 0; at < many; at += 1) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await amounts.nth(at).fill('1 234,50');
    await amounts.nth(at).press('Enter');
    await saved;
  }
  await page
    .locator('.items-table tfoot')
    .getByText(/\d szł|\d\szł/)
    .waitFor();
  expect(await page.locator('.items-table [role="alert"]').allInnerTexts()).toEqual([]);
  const [item] = await rows(page, 'settlement-items', `filters=settlement_id:${id}`);
  const [company] = await rows(page, 'companies', `filters=id:${item?.company_id}`);
  for (const [name, account] of [
    ['Wynagrodzenie biura', '61 1090 1014 0000 0712 1981 2874'],
    ['ZUS – razem', zusAccount(String(company?.vat_number))],
  ] as const) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.getByRole('textbox', { name: `Rachunek: ${name}` }).fill(account);
    await page.keyboard.press('Enter');
    await saved;
  }
  for (const point of await page.getByRole('checkbox', { name: /\(wymagane\)/ }).all()) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await point.click();
    await saved;
    await expect.poll(() => point.isChecked()).toBe(true);
  }
  await said(page, 'Nic nie wstrzymuje wysyłki');
  await page.getByRole('button', { name: /^Zatwierdź \d+ pozyc/ }).click();
  await said(page, 'Pozycje są zatwierdzone');
  await page.getByRole('button', { name: 'Wylicz' }).click();
  await page.getByRole('button', { name: 'Wyślij klientowi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wyślij klientowi' }).click();
  await page.locator('.page-title').getByText('Wysłane do klienta').waitFor();
  expect(await amounts.count()).toBe(0);
});

inAll('the time of a settlement is measured from its page, and stopped in the bar', 'app/timer/timer.test.tsx', async () => {
  const page = await signedIn(people.accountant);
  const id = await ownMonth(page);
  await page.goto(`${addressOf()}/dashboard/reports/monthly-settlements/${id}`);
  await page.getByRole('button', { name: 'Mierz czas tego rozliczenia' }).click();
  await page.getByRole('button', { name: /Zatrzymaj pomiar/ }).click();
  await page.getByRole('dialog').getByLabel('Komentarz').fill('Sprawdzenie wyciągu');
  await page.getByRole('dialog').getByRole('button', { name: 'Zatrzymaj i zapisz' }).click();
  await page.getByRole('button', { name: 'Mierz czas tego rozliczenia' }).waitFor();
  const [entry] = await rows(page, 'uptimes', `filters=settlement_id:${id}&sort=start_date:desc`);
  expect(entry).toMatchObject({ comment: 'Sprawdzenie wyciągu', end_date: expect.any(String) });
});

test('a client’s question is answered with a note beside it that the client never sees', async () => {
  const [page, client] = [await signedIn(people.accountant), await signedIn(people.jan, { width: 360 })];
  const subject = `Samochód w firmie ${unique()}`;
  const company_id = await firstId(client, 'companies');
  const thread = await put(client, 'messages', { subject, company_id, post_body: '<p>Dzień dobry</p>' });
  await client.goto(`${addressOf()}/messages/${thread}`);
  await client.getByLabel('Odpowiedź', { exact: true }).fill('Czy mogę odliczyć cały VAT od auta?');
  await client.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await client.getByRole('listitem').getByText('Czy mogę odliczyć cały VAT od auta?').waitFor();

  await page.goto(`${addressOf()}/dashboard/messages`);
  await page.getByRole('link', { name: subject }).first().click();
  await page.getByText('Czy mogę odliczyć cały VAT od auta?').waitFor();
  await page.getByLabel('Notatka wewnętrzna').check();
  await page.getByRole('textbox', { name: 'Notatka wewnętrzna' }).fill('Sprawdzić ewidencję przebiegu.');
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click();
  await page.getByRole('listitem').getByText('Sprawdzić ewidencję przebiegu.').waitFor();
  await page.getByRole('checkbox', { name: 'Notatka wewnętrzna' }).uncheck();
  await page.getByLabel('Odpowiedź', { exact: true }).fill('Tak, jeśli auto jest tylko do firmy.');
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();

  // The answer comes to the client's open screen by itself.
  await client.getByText('Tak, jeśli auto jest tylko do firmy.').waitFor();
  await client.reload();
  await client.getByText('Tak, jeśli auto jest tylko do firmy.').waitFor();
  expect(await client.getByText('Sprawdzić ewidencję przebiegu.').count()).toBe(0);
  const seen = await callApi(client, `/api/messages/${thread}/posts`);
  expect(JSON.stringify(seen.json)).not.toContain('ewidencję przebiegu');
});
