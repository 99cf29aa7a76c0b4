import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi, firstId } from './support/api';
import { unique } from './support/clock';
import { deskOf } from './support/desk';
import { ownCompany } from './support/ownClient';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { searched } from './support/screen';

const { logIn, signedIn } = openBrowser({ own: true });

/** The company of a search that has few answers; its page is opened from the list by a press on its name. */
async function openCompany(page: Page, search: string, title: string): Promise<void> {
  await page.getByLabel('Szukaj').fill(search);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('an accountant finds a company among hundreds, is told of a wrong check digit in its NIP, and corrects it', async () => {
  const title = `Piekarnia „Źdźbło” ${unique()}`;
  await ownCompany(await deskOf(people.manager), title);
  const page = await logIn(people.accountant, { path: '/dashboard/companies' });
  // Companies of other tests' own making are on the list too.
  await page.locator('.MuiTablePagination-displayedRows', { hasText: /z [\d\s]{3,}/ }).waitFor();
  await searched(page, 'klos', () => page.getByLabel('Szukaj').fill('klos'));
  const found = await page.locator('tbody td:nth-child(2) .record-link').allInnerTexts();
  expect(found.length).toBeGreaterThan(1);
  for (const title of found) expect(title).toContain('Kłos');
  expect(page.url()).not.toContain('klos');

  await openCompany(page, title.replace('Źdźbło', 'zdzblo'), title);
  await page.getByRole('link', { name: 'Edytuj' }).click();
  const nip = page.getByLabel(/^NIP(?! UE)/);
  await nip.fill('526-104-08-29');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.locator('input[aria-invalid="true"]').waitFor();
  expect(await nip.evaluate((node) => document.getElementById(node.getAttribute('aria-describedby') ?? '')?.innerText)).toBe(
    'NIP ma błędną cyfrę kontrolną',
  );
  expect(await nip.evaluate((node) => node === document.activeElement)).toBe(true);

  await nip.fill('5261040828');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByText('Zapisano', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('region', { name: 'W skrócie' }).getByText('526-104-08-28').waitFor();
});

test('an accountant adds an employee to a company', async () => {
  const title = `Studio Graficzne „Bursztyn” ${unique()}`;
  await ownCompany(await deskOf(people.manager), title);
  const page = await logIn(people.accountant, { path: '/dashboard/companies' });
  await openCompany(page, title, title);
  const parts = page.getByRole('navigation', { name: 'Części karty' });
  await parts.getByRole('link', { name: 'Ludzie' }).click();
  await parts.getByRole('link', { name: 'Pracownicy' }).click();
  await page.getByRole('link', { name: 'Nowy pracownik' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Nowy pracownik' }).waitFor();

  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByText(/^Nie zapisano\. Popraw \d+ p/).waitFor();

  await page.getByLabel(/^Imię/).fill('Świętosława');
  await page.getByLabel(/^Nazwisko/).fill('Źdźbło');
  await page.getByLabel(/^PESEL/).fill('02270803624');
  await page.getByLabel(/^Data urodzenia/).fill('2002-07-08');
  await page.getByLabel(/^Rodzaj umowy/).selectOption({ label: 'Umowa o pracę – czas nieokreślony' });
  await page.getByLabel(/^Stanowisko/).fill('Graficzka');
  await page.getByLabel(/^Data rozpoczęcia/).fill('2026-11-02');
  await page.getByLabel(/^Wynagrodzenie brutto/).fill('6 500,50');
  await page.getByRole('button', { name: 'Zapisz' }).click();

  await page.getByRole('heading', { level: 1, name: 'Świętosława Źdźbło' }).waitFor();
  await page.getByText(/6\s500,50\szł/).waitFor();
  await page.getByRole('link', { name: title }).first().waitFor();
  expect(await page.getByText('02270803624').count()).toBe(0);
});

inAll('an accountant takes a task, and it is told so in its history', 'app/pages/pulpit.test.tsx', async () => {
  const page = await logIn(people.accountant);
  const id = await firstId(page, 'tasks', '&filters=status:new');
  await page.goto(`${addressOf()}/dashboard/tasks/${id}`);
  await page.getByRole('button', { name: 'Podejmij' }).click();
  await page.locator('.page-title').getByText('W toku').waitFor();
  await page.getByRole('link', { name: 'Historia' }).click();
  await page
    .getByText(/Ewa Żuławska/)
    .first()
    .waitFor();
});

inAll('what was deleted comes back by one press', 'app/resource/list.test.tsx', async () => {
  const page = await signedIn(people.accountant);
  const { json } = await callApi(page, '/api/tasks', 'POST', {
    title: 'Zadanie do usunięcia',
    due_date: '2027-01-20',
    assignee_id: await page.evaluate(() => JSON.parse(localStorage.getItem('panel.session') ?? '{}').id),
  });
  await page.goto(`${addressOf()}/dashboard/tasks/${json.id ?? (json.data as unknown as { id?: string })?.id}`);
  await page.getByRole('heading', { level: 1, name: 'Zadanie do usunięcia' }).waitFor();
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  const word = page.getByText('Usunięto 1 zadanie');
  await word.waitFor();
  // A word that is pointed at stays.
  await word.hover();
  await page.waitForURL((url) => url.pathname === '/dashboard/tasks');
  await page.getByLabel('Szukaj').fill('do usuniecia');
  await page.getByText('Nic nie pasuje do wyszukiwania').waitFor();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await page.getByText('1 pozycja wróciła na listę').waitFor();
  await page.getByRole('link', { name: 'Zadanie do usunięcia' }).waitFor();
});

inAll(
  'two people change one company: the second is shown both versions, and nothing typed is lost',
  'app/resource/conflict.test.tsx',
  async () => {
    const [first, second] = [await logIn(people.accountant), await logIn(people.manager)];
    const id = await firstId(first, 'companies', '&search=zrodlo nieruchomosci');
    for (const page of [first, second]) {
      await page.goto(`${addressOf()}/dashboard/companies/${id}/edit`);
      await page.getByLabel(/^Nazwa skrócona/).waitFor();
    }
    await first.getByLabel(/^Nazwa skrócona/).fill('Źródło I');
    await first.getByLabel(/^Ulica/).fill('Wodna');
    await first.getByRole('button', { name: 'Zapisz' }).click();
    await first.getByText('Zapisano', { exact: true }).waitFor();

    await second.getByLabel(/^Nazwa skrócona/).fill('Źródło II');
    await second.getByLabel(/^Notatka wewnętrzna/).fill('Dzwonić po dziesiątej');
    await second.getByRole('button', { name: 'Zapisz' }).click();
    const dialog = second.getByRole('dialog', { name: 'Ktoś zmienił te dane przed Tobą' });
    await dialog.getByText('zmienione przez obie osoby').waitFor();
    await dialog.getByRole('radio', { name: /^Zapisana wersja\s*Źródło I$/ }).waitFor();
    await dialog.getByRole('radio', { name: /^Twoja wersja\s*Źródło II$/ }).waitFor();
    await dialog.getByText('zmienione tylko przez Ciebie').waitFor();
    await dialog.getByRole('button', { name: 'Wróć do formularza' }).click();
    expect(await second.getByLabel(/^Nazwa skrócona/).inputValue()).toBe('Źródło II');

    await second.getByRole('button', { name: 'Zapisz' }).click();
    await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
    await second.getByText('Zapisano', { exact: true }).waitFor();
    await second.getByText('Źródło II', { exact: true }).waitFor();
    await second.getByText('Dzwonić po dziesiątej').waitFor();
    await second.getByText('Wodna', { exact: true }).waitFor();
  },
);

inAll('leaving a form with unsaved changes asks first', 'app/resource/form.test.tsx', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/companies/new' });
  await page.getByLabel(/^Nazwa(?! )/).fill('Niezapisana');
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    return question.dismiss();
  });
  await page
    .getByRole('navigation', { name: 'Główne menu' })
    .getByRole('link', { name: /^Zadania(?! cykl)/ })
    .click();
  const own = page.getByRole('dialog').getByRole('button', { name: /Zostań|Anuluj/ });
  await expect.poll(async () => asked + (await own.count())).toBeGreaterThan(0);
  if (asked === 0) await own.click();
  expect(new URL(page.url()).pathname).toBe('/dashboard/companies/new');
  expect(await page.getByLabel(/^Nazwa(?! )/).inputValue()).toBe('Niezapisana');
});
