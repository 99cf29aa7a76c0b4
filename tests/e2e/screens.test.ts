import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { publicRoutes } from '../../src/app/routing/publicRoutes';
import { inAll } from '../support/inAll';
import { firstId } from './support/api';
import { faultsOf, phone } from './support/faults';
import { addressOf, axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled, turnFrom } from './support/screen';

const { context, logIn, signedIn } = openBrowser({ looks: true });

test('the public pages are titled, narrow and accessible', async () => {
  const page = await (await context()).newPage();
  const faults: string[] = [];
  for (const { path, title, name } of publicRoutes) {
    await page.goto(addressOf() + path.replace(/:\w+/, 'abc123'));
    await settled(page);
    expect(await page.title()).toBe(`${title} | Biuro Rachunkowe Demo`);
    faults.push(...(await faultsOf(page, name, true)));
  }
  await page.goto(`${addressOf()}/nie-ma-takiej`);
  await settled(page);
  expect(await page.title()).toBe('Nie ma takiej strony | Biuro Rachunkowe Demo');
  faults.push(...(await faultsOf(page, 'not found', true)));
  await page.goto(`${addressOf()}/dashboard/companies/nie-uuid`);
  await page.getByRole('heading', { name: 'Nie ma takiej strony' }).waitFor();
  expect(faults).toEqual([]);
});

inAll(
  'the tabs of a company, the menu of a phone, the filters, the palette and the timer’s dialog are accessible and narrow, in the dark too',
  'e2e/walkOffice.test.ts',
  async () => {
    const page = await logIn(people.accountant);
    await page.emulateMedia({ colorScheme: 'dark' });
    const id = await firstId(page, 'companies', '&search=piekarnia klos jan');
    const faults: string[] = [];
    for (const tab of ['employees', 'tasks', 'documents', 'settlements', 'memberships', 'historia']) {
      await page.goto(`${addressOf()}/dashboard/companies/${id ?? (await firstId(page, 'companies'))}/${tab}`);
      await settled(page);
      faults.push(...(await faultsOf(page, tab, true)));
    }
    await page.goto(`${addressOf()}/dashboard/companies`);
    await settled(page);
    await page.getByRole('button', { name: 'Filtry' }).click();
    await page.getByRole('combobox', { name: 'Opiekun' }).waitFor();
    faults.push(...(await faultsOf(page, 'filters', true)));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Szukaj ekranów i danych' }).fill('piekarnia');
    await page
      .getByRole('option', { name: /Piekarnia/ })
      .nth(1)
      .waitFor();
    faults.push(...(await axeFaults(page)).map((fault) => `palette ${fault}`));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Rozpocznij pomiar/ }).click();
    await page.getByRole('button', { name: /Zatrzymaj pomiar/ }).click();
    await page.getByLabel('Komentarz').waitFor();
    faults.push(...(await axeFaults(page)).map((fault) => `timer ${fault}`));
    await page.getByRole('button', { name: 'Mierz dalej' }).click();
    await page.goto(`${addressOf()}/dashboard/employees/new`);
    await page.getByRole('button', { name: 'Wybierz dzień: Data urodzenia' }).click();
    await page.getByRole('grid').waitFor();
    faults.push(...(await axeFaults(page)).map((fault) => `calendar ${fault}`));
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    faults.push(...(await axeFaults(page)).map((fault) => `menu ${fault}`));
    expect(faults).toEqual([]);
  },
);

/** Screens of somebody that can’t be read in the dark, and why. */
async function unreadInTheDark(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [nth, path] of paths.entries()) {
    if (nth === 0) await page.goto(addressOf() + path);
    else await turnFrom(page, path);
    await settled(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 22, 31)');
    faults.push(...(await axeFaults(page)).map((fault) => `${path} ${fault}`));
  }
  return faults;
}

// The theme’s own tests hold its colours, on every surface.
test('what an office sees first can be read in the dark, and on paper there is ink on white', async () => {
  const manager = await signedIn(people.manager);
  expect(await unreadInTheDark(manager, ['/dashboard'])).toEqual([]);
  // On paper in our own styles and in Material UI's.
  await turnFrom(manager, '/dashboard/companies');
  await settled(manager);
  await manager.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const inks = () =>
    manager
      .locator('h1, tbody .MuiCheckbox-root')
      .evaluateAll((all) => all.slice(0, 2).map((each) => getComputedStyle(each).color));
  await expect.poll(inks).toEqual(['rgb(22, 32, 46)', 'rgb(83, 96, 116)']);
});

inAll(
  'the login, what a client sees first, a chart, the board and the calendar can be read in the dark too',
  'app/theme/contrast.test.ts',
  async () => {
    expect([
      ...(await unreadInTheDark(await (await context()).newPage(), ['/login'])),
      ...(await unreadInTheDark(await signedIn(people.manager), [
        '/dashboard/reports/monthly-settlements',
        '/dashboard/settings/schedule',
        '/dashboard/reports/companies-uptimes',
      ])),
      ...(await unreadInTheDark(await signedIn(people.jan), ['/', '/reports/monthly-settlements'])),
    ]).toEqual([]);
  },
);

test('an office’s screen of 1440 × 900 holds twenty companies, whose headings stay while the page is scrolled', async () => {
  const page = await logIn(people.manager, { path: '/dashboard/companies' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  const rows = page.locator('tbody tr');
  expect(
    await rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length),
  ).toBeGreaterThan(19);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const heading = await page.getByRole('columnheader', { name: 'Nazwa' }).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(Math.round((heading?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThanOrEqual(0);
  expect(heading?.y).toBeGreaterThan(0);
});

// walkClient reads every screen itself at this width.
test('the narrowest phone holds the client’s account menu', async () => {
  const page = await signedIn(people.jan, { width: 360 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf());
  await settled(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  const { x, width } = (await page.getByRole('link', { name: 'Profil' }).first().boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});
