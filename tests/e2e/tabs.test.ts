import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { inAll } from '../support/inAll';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { logIn } = openBrowser({ looks: true });

/** A tab behind another is hardly drawn. */
async function inFront(page: Page): Promise<void> {
  await page.bringToFront();
  await settled(page);
}

test('S07: two tabs with a token that ran out renew it once, and both work on', async () => {
  const one = await logIn(people.accountant);
  const other = await one.context().newPage();
  await other.goto(`${addressOf()}/dashboard`);
  for (const page of [one, other]) await inFront(page);
  const renewals: string[] = [];
  one.context().on('request', (request) => {
    if (request.url().endsWith('/api/auth/access')) renewals.push(request.url());
  });
  await one.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('panel.tokens') ?? '{}');
    localStorage.setItem('panel.tokens', JSON.stringify({ ...tokens, access_token: 'x'.repeat(43) }));
  });
  const go = (page: typeof one, name: string) =>
    page.getByRole('navigation', { name: 'Główne menu' }).getByRole('link', { name, exact: true }).click();
  await Promise.all([go(one, 'Firmy'), go(other, 'Zadania')]);
  // The desk stands, with tables of its own, until the list's code has come: only the list's heading says that it is there.
  for (const [page, name] of [
    [one, 'Firmy'],
    [other, 'Lista zadań'],
  ] as const) {
    await page.bringToFront();
    await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
    await settled(page);
    await page.locator('tbody tr').first().waitFor();
  }
  expect(renewals).toHaveLength(1);
  expect([one, other].map((page) => new URL(page.url()).pathname)).toEqual(['/dashboard/companies', '/dashboard/tasks']);
});

inAll('S05: logging out in one tab logs the other out', 'app/session/follow.test.ts', async () => {
  const one = await logIn(people.accountant);
  const other = await one.context().newPage();
  await other.goto(`${addressOf()}/dashboard/companies`);
  await other.locator('tbody tr').first().waitFor();
  await one.getByRole('button', { name: /konto i wylogowanie/ }).click();
  await one.getByRole('menuitem', { name: 'Wyloguj' }).click();
  for (const page of [one, other]) await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
  expect(await other.locator('tbody').count()).toBe(0);
});

inAll(
  'S07: a session that is over ends at the login, which leads back to where one was',
  'app/providers/request.test.ts',
  async () => {
    const page = await logIn(people.accountant, { path: '/dashboard/tasks' });
    await settled(page);
    // In one go: what the panel asks for by itself may find the end of the session before a click from here comes.
    await page.evaluate(() => {
      const spent = 'y'.repeat(43);
      localStorage.setItem('panel.tokens', JSON.stringify({ access_token: spent, refresh_token: spent }));
      document.querySelector<HTMLElement>('nav a[href="/dashboard/companies"]')?.click();
    });
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('panel.tokens'))).toBeNull();
  },
);
