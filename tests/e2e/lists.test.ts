import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { callApi, put } from './support/api';
import { unique } from './support/clock';
import { ownCompany } from './support/ownClient';
import { addressOf, axeFaults, openBrowser } from './support/panel';
import { people } from './support/people';
import { searched, settled } from './support/screen';

const { logIn, signedIn } = openBrowser({ own: true });
/** Letters alone: a number is searched for in another way. */
const mark = `Lista ${Array.from(unique(), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const headings = async (page: Page) => (await page.locator('thead th').allInnerTexts()).map((text) => text.trim());
const firms = '/dashboard/companies';

test('three tasks are given another priority at once, then done at once', async () => {
  const page = await signedIn(people.manager);
  const assignee_id = await page.evaluate(() => String(JSON.parse(localStorage.getItem('panel.session') ?? '{}').id));
  for (const nth of [1, 2, 3]) await put(page, 'tasks', { title: `${mark} nr ${nth}`, due_date: '2026-12-04', assignee_id });
  await page.goto(`${addressOf()}/dashboard/tasks`);
  await page.locator('tbody tr').first().waitFor();
  await searched(page, mark, () => page.getByLabel('Szukaj', { exact: true }).fill(mark));
  await expect.poll(() => page.locator('tbody tr').count()).toBe(3);
  const bar = page.getByRole('toolbar', { name: 'Zaznaczone pozycje' });
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  await bar.getByText('Zaznaczono 3 zadania').waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Zmień pole' }).click();
  await page.getByLabel('Które pole').fill('prior');
  await page.getByRole('option', { name: 'Priorytet' }).click();
  await page.getByLabel(/^Priorytet/).selectOption({ label: 'Wysoki' });
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zmień', exact: true }).click();
  await page.getByText('Zmieniono 3 zadania').waitFor();
  await expect.poll(() => page.locator('tbody').getByText('Wysoki').count()).toBe(3);

  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  await bar.getByRole('button', { name: 'Wykonane' }).click();
  await page.getByText('Wykonano 3 zadania').waitFor();
  await bar.waitFor({ state: 'detached' });
});

inAll(
  'columns in another order are saved as a view, which is there on another computer',
  'app/resource/views.test.tsx',
  async () => {
    const page = await logIn(people.manager, { path: firms });
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Kolumny' }).click();
    const columns = page.getByRole('dialog', { name: 'Kolumny' });
    await columns.getByRole('checkbox', { name: 'Typ', exact: true }).uncheck();
    await columns.getByRole('button', { name: /Przesuń wyżej.*NIP/ }).press('Enter');
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const arranged = await headings(page);
    expect(arranged.indexOf('NIP')).toBeLessThan(arranged.indexOf('Opiekun'));

    await page.getByRole('button', { name: 'Widoki' }).click();
    await page.getByRole('menuitem', { name: 'Zapisz jako nowy widok…' }).click();
    await page.getByRole('textbox', { name: 'Nazwa' }).fill(mark);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page.getByRole('button', { name: `Widok: ${mark}` }).waitFor();

    const elsewhere = await logIn(people.manager, { path: '/dashboard/companies' });
    await elsewhere.getByRole('button', { name: 'Widoki' }).click();
    await elsewhere.getByRole('menuitem', { name: mark }).waitFor();
    await settled(elsewhere);
    expect(await axeFaults(elsewhere)).toEqual([]);
    await elsewhere.getByRole('menuitem', { name: mark }).click();
    await expect
      .poll(async () => (await elsewhere.locator('thead th').allInnerTexts()).map((text) => text.trim()))
      .toEqual(arranged);
  },
);

inAll(
  'a column is widened by the edge of its heading, and a value is changed where it stands',
  'app/resource/columns.test.tsx',
  async () => {
    const page = await logIn(people.manager, { path: firms });
    const heading = page.locator('th[data-column="vat_number"]');
    await page.locator('tbody tr').first().waitFor();
    // Widths are as they stay once everything has come.
    await settled(page);
    const { x = 0, y = 0, width = 0 } = (await heading.boundingBox()) ?? {};
    await page.mouse.move(x + width - 3, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width + 57, y + 10, { steps: 4 });
    await page.mouse.up();
    // A width is kept in whole pixels, the one it began with is not.
    await expect.poll(async () => Math.abs(((await heading.boundingBox())?.width ?? 0) - width - 60)).toBeLessThanOrEqual(1);

    const company = await ownCompany(page, `${mark} spółka`);
    await page.keyboard.press('/');
    await searched(page, mark, () => page.keyboard.type(mark));
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(`${mark} spółka`);
    await page.keyboard.press('F2');
    const editor = page.getByRole('dialog', { name: /^Nazwa/ });
    await editor.getByRole('textbox', { name: 'Nazwa' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type(`${mark} po zmianie`);
    await page.keyboard.press('Enter');
    await editor.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `${mark} po zmianie` }).waitFor();
    await settled(page);

    const [cell] = await page.locator('td[data-edit="company_type"]').all();
    const box = await cell?.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole('dialog', { name: /^Typ/ }).getByRole('combobox', { name: /^Typ/ }).waitFor();
    await page.keyboard.press('Escape');
    expect((await callApi(page, `/api/companies/${company}`)).json.title).toBe(`${mark} po zmianie`);
  },
);
