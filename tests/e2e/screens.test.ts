import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mayOpen } from '../../src/app/routing/access';
import { homeOf } from '../../src/app/routing/guard';
import { publicRoutes } from '../../src/app/routing/publicRoutes';
import type { Route } from '../../src/app/routing/route';
import { table } from '../app/support/table';
import type { KeptUser } from '../../src/app/session/session';
import { tenantOf } from '../../src/app/tenant/tenant';
import { callApi, firstId } from './support/api';
import { addressOf, axeFaults, openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';

const { context, logIn } = openBrowser();
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

/** The address of a route, with the id of the first record that the person may read; null where they have none. */
async function addressFor(page: Page, { path, resource }: Route): Promise<string | null> {
  if (!path.includes(':')) return path;
  const id = resource && (await firstId(page, resource.name));
  return id ? path.replace(/:\w+/, id) : null;
}

/** What is wrong with the screen as it stands: heading, breadcrumbs, width, accessibility. */
async function faultsOf(page: Page, where: string, thorough: boolean): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator('h1').count()) !== 1) faults.push('not one heading of the first level');
  if ((await page.locator('main .problem').count()) > 0)
    faults.push(`says ${await page.locator('main .problem').first().innerText()}`);
  if (thorough) faults.push(...(await axeFaults(page)));
  await page.setViewportSize(phone);
  await settled(page);
  // The narrow layout is drawn a moment after the window has changed.
  await expect
    .poll(() => overflow(page), { timeout: 2_000 })
    .toBe(0)
    .catch(() => {});
  const wide = await overflow(page);
  if (wide > 0) faults.push(`sticks out by ${wide} px at 360`);
  if (thorough) faults.push(...(await axeFaults(page)).map((fault) => `at 360: ${fault}`));
  await page.setViewportSize(desk);
  return faults.map((fault) => `${where} ${fault}`);
}

const principals = [
  { who: people.accountant, firm: 'demo', thorough: true },
  { who: people.superuser, firm: 'demo', thorough: false },
  { who: people.worker, firm: 'demo', thorough: false },
  { who: people.jan, firm: 'demo', thorough: true },
  { who: people.otherFirmsSuperuser, firm: 'kancelaria', thorough: false },
  { who: people.otherFirmsClient, firm: 'kancelaria', thorough: false },
] as const;

describe('every screen of the route table', () => {
  test.each(principals)(
    'opens for $who where it may, titled, reachable, narrow and accessible',
    async ({ who, firm, thorough }) => {
      const page = await logIn(who, { firm });
      await settled(page);
      const user = await page.evaluate(() => JSON.parse(localStorage.getItem('panel.session') ?? 'null') as KeptUser);
      const tenant = tenantOf((await callApi(page, '/api/config')).json as unknown as Parameters<typeof tenantOf>[0]);
      const faults: string[] = [];
      let opened = 0;
      for (const route of table) {
        if (route.section === 'public' || (!mayOpen(route, user, tenant) && route.path.includes(':'))) continue;
        const address = await addressFor(page, route);
        if (!address) continue;
        await page.goto(addressOf(firm) + address);
        await settled(page);
        const { pathname } = new URL(page.url());
        const mine = route.admin === user.isAdmin;
        if (!mayOpen(route, user, tenant) || !mine) {
          if (pathname !== homeOf(user)) faults.push(`${route.name} let ${who} in at ${pathname}`);
          continue;
        }
        opened += 1;
        if (pathname !== address) faults.push(`${route.name} went to ${pathname}`);
        const title = await page.title();
        if (title !== route.title + tenant.tenant.titleSuffix) faults.push(`${route.name} is titled ${title}`);
        const [first, ...crumbs] = await page.locator('.crumbs li').allInnerTexts();
        const home = table.find(({ section, menu }) => section === route.section && menu === 0);
        if (route !== home && (!first?.startsWith(home?.title ?? '') || crumbs.length === 0))
          faults.push(`${route.name} has breadcrumbs ${first} ${crumbs}`);
        if (crumbs.some((crumb) => /[0-9a-f]{8}-|…/.test(crumb))) faults.push(`${route.name} calls a record ${crumbs}`);
        faults.push(...(await faultsOf(page, route.name, thorough)));
      }
      expect(faults).toEqual([]);
      expect(opened).toBeGreaterThan(3);
    },
    240_000,
  );
});

test('the public pages are titled, narrow and accessible', async () => {
  const page = await (await context()).newPage();
  const faults: string[] = [];
  for (const { path, title, name } of publicRoutes) {
    await page.goto(addressOf() + path.replace(/:\w+/, 'abc123'));
    await settled(page);
    expect(await page.title()).toBe(`${title} | Panel Biura`);
    faults.push(...(await faultsOf(page, name, true)));
  }
  await page.goto(`${addressOf()}/nie-ma-takiej`);
  await settled(page);
  expect(await page.title()).toBe('Nie ma takiej strony | Panel Biura');
  faults.push(...(await faultsOf(page, 'not found', true)));
  await page.goto(`${addressOf()}/dashboard/companies/nie-uuid`);
  await page.getByRole('heading', { name: 'Nie ma takiej strony' }).waitFor();
  expect(faults).toEqual([]);
});

test('the tabs of a company, the menu of a phone, the filters and the timer’s dialog are accessible and narrow', async () => {
  const page = await logIn(people.accountant);
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
  await page.getByRole('button', { name: /Rozpocznij pomiar/ }).click();
  await page.getByRole('button', { name: /Zatrzymaj pomiar/ }).click();
  await page.getByLabel('Komentarz').waitFor();
  faults.push(...(await axeFaults(page)).map((fault) => `timer ${fault}`));
  await page.getByRole('button', { name: 'Mierz dalej' }).click();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  faults.push(...(await axeFaults(page)).map((fault) => `menu ${fault}`));
  expect(faults).toEqual([]);
});
