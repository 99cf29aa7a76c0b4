import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi, firstId } from './support/api';
import { deskOf } from './support/desk';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser({ looks: true });
const menuOf = 'nav[aria-label="Główne menu"] a';
const columnsOf = async (page: Page) =>
  (await page.locator('thead th:not(.MuiTableCell-paddingCheckbox)').allInnerTexts()).map((text) => text.trim());

test('P02: a client sees their own company; a stranger’s is not found, by address and by API alike', async () => {
  const office = await deskOf(people.accountant);
  const foreign = await firstId(office, 'companies', '&search=zrodlo nieruchomosci');
  const page = await logIn(people.jan);
  await page.getByRole('link', { name: 'Piekarnia „Kłos” Jan Kłos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Piekarnia „Kłos” Jan Kłos' }).waitFor();
  expect(await page.getByText('Notatka wewnętrzna').count()).toBe(0);

  const answer = await callApi(page, `/api/companies/${foreign}`);
  const unknown = await callApi(page, '/api/companies/019b8b74-0000-7000-8000-000000000000');
  expect(answer.status).toBe(404);
  expect({ ...answer.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' });
  const employees = await callApi(page, `/api/employees/?filters=company_id:${foreign}`);
  expect(employees.json.data ?? employees.json).toEqual([]);

  await page.goto(`${addressOf()}/companies/${foreign}`);
  await page.locator('main [role="alert"]').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Źródło');
});

inAll('a client who opens the office’s address comes to their own home', 'app/routing/guard.test.ts', async () => {
  const page = await logIn(people.jan);
  for (const path of ['/dashboard', '/dashboard/companies', '/dashboard/users']) {
    await page.goto(addressOf() + path);
    await page.getByRole('heading', { name: 'Dzień dobry, Jan' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

inAll('the office’s people are sent from the client’s addresses to their own', 'app/routing/guard.test.ts', async () => {
  const page = await logIn(people.accountant);
  await page.goto(`${addressOf()}/profile`);
  await page.getByRole('heading', { name: 'Dzień dobry, Ewa' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

inAll(
  'a worker’s menu has tasks and no companies, and the address of companies leads home',
  'app/routing/guard.test.ts',
  async () => {
    const page = await logIn(people.worker);
    await settled(page);
    const menu = await page.locator(menuOf).allInnerTexts();
    expect(menu).toContain('Zadania');
    for (const closed of ['Firmy', 'Pracownicy', 'Dokumenty', 'Użytkownicy', 'Rozliczenia miesięczne'])
      expect(menu).not.toContain(closed);
    await page.goto(`${addressOf()}/dashboard/companies`);
    await page.getByRole('heading', { name: 'Dzień dobry, Łukasz' }).waitFor();
    expect((await callApi(page, '/api/companies/?page=1&limit=1')).status).toBe(403);
  },
);

test('the other firm has its own companies, columns, colours and modules', async () => {
  const ours = await logIn(people.superuser, { path: '/dashboard/companies' });
  const theirs = await logIn(people.otherFirmsSuperuser, { firm: 'kancelaria', path: '/dashboard/companies' });
  for (const page of [ours, theirs]) {
    await page.locator('tbody tr').first().waitFor();
    await settled(page);
  }
  expect(await columnsOf(ours)).toEqual(['Nazwa', 'Typ', 'Zadania', 'Opiekun', 'NIP', 'Status rozliczenia', 'Dokumenty']);
  expect(await columnsOf(theirs)).toEqual(['Nazwa', 'NIP', 'Forma opodatkowania', 'Status VAT', 'Opiekun', 'Etap miesiąca']);
  expect(await theirs.title()).toBe('Firmy | Kancelaria Wierzba');
  expect(await theirs.locator(menuOf).allInnerTexts()).not.toContain('Dokumenty');
  await theirs.getByText('1–25 z 320', { exact: true }).waitFor();
  const bar = (page: typeof ours) => page.getByRole('banner').evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await bar(theirs)).toBe('rgb(29, 74, 58)');
  expect(await bar(ours)).not.toBe(await bar(theirs));

  const foreign = await firstId(ours, 'companies');
  expect((await callApi(theirs, `/api/companies/${foreign}`)).status).toBe(404);
  expect((await callApi(theirs, '/api/documents/?page=1&limit=1')).status).toBe(404);
  await theirs.goto(`${addressOf('kancelaria')}/dashboard/documents`);
  await theirs.getByRole('heading', { name: /^Dzień dobry/ }).waitFor();
});
