import { expect, test } from 'vitest';
import { addressOf, code, openBrowser, password } from './support/panel';
import { people } from './support/people';
import { searched, settled, tabTo } from './support/screen';

const { context } = openBrowser({ own: true });

test('from the login to a saved company by the keyboard alone, the focus always in sight', async () => {
  const page = await (await context()).newPage();
  await page.goto(`${addressOf()}/login`);
  await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  await page.keyboard.type(people.accountant);
  await tabTo(page, /^Hasło/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Podaj kod' }).waitFor();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await settled(page);

  await tabTo(page, /^Firmy$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/companies');
  await page.locator('tbody tr').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await tabTo(page, /^Szukaj/);
  await searched(page, 'bursztyn” anna z', () => page.keyboard.type('bursztyn” anna z'));
  await tabTo(page, /^Studio Graficzne „Bursztyn” Anna Zielińska$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Studio Graficzne „Bursztyn” Anna Zielińska' }).waitFor();
  await tabTo(page, /^Edytuj$/);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Nazwa skrócona/).waitFor();
  await tabTo(page, /^Nazwa skrócona/);
  await page.keyboard.type('Bursztyn');
  await page.keyboard.press('Enter');
  await page.getByText('Zapisano', { exact: true }).waitFor();
  await page.getByText('Bursztyn', { exact: true }).waitFor();
});

test('a dialog keeps the focus and gives it back at Escape', async () => {
  const page = await (await context()).newPage();
  await page.goto(`${addressOf()}/login?redirect=${encodeURIComponent('/dashboard/users')}`);
  await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  await page.keyboard.type(people.manager);
  await tabTo(page, /^Hasło/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Podaj kod' }).waitFor();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/users');
  await settled(page);
  const button = page.getByRole('button', { name: 'Zaproś osobę' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByLabel(/^E-mail/)
    .waitFor();
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('.MuiDialog-root') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
});
