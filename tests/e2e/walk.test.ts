import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { breadcrumbs } from '../../src/app/routing/breadcrumbs';
import { guard } from '../../src/app/routing/guard';
import { titleOf } from '../../src/app/routing/label';
import { matchRoute, panelAt } from '../../src/app/routing/match';
import type { Route } from '../../src/app/routing/route';
import type { KeptUser } from '../../src/app/session/session';
import { type Tenant, tenantOf } from '../../src/app/tenant/tenant';
import { addressFor, emptyAddress } from './support/addresses';
import { callApi } from './support/api';
import { faultsOf } from './support/faults';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { lookAt, type Shown, settled, turnTo } from './support/screen';
import { codeOf, screens, tableOf } from './support/table';

const { logIn } = openBrowser();

/** Screens looked at closely, at both widths and with axe, as the first who may open them. */
const examined = new Set<string>();
/** The code that was loaded from a cold start: of screens that are generated, once for each kind. */
const begun = new Set<unknown>();
/** Screens that send on: to this year's limits, to what a notice tells of. */
const sendsOn: Readonly<Record<string, RegExp>> = {
  limits: /^\/dashboard\/limits\/\d{4}$/,
  'notices.show': /^\/dashboard\/(?!notices\/)/,
  'client.notices.show': /^\/(?!notices\/|dashboard)/,
};

/** Those who have most come first, so that a screen is examined with something on it. */
const principals = [
  { who: people.superuser, firm: 'demo', least: 80 },
  { who: people.manager, firm: 'demo', least: 80 },
  { who: people.accountant, firm: 'demo', least: 70 },
  { who: people.worker, firm: 'demo', least: 8 },
  { who: people.jan, firm: 'demo', least: 15 },
  { who: people.anna, firm: 'demo', least: 15 },
  { who: people.otherFirmsSuperuser, firm: 'kancelaria', least: 50 },
  { who: people.otherFirmsClient, firm: 'kancelaria', least: 8 },
] as const;

interface Walker {
  user: KeptUser;
  tenant: Tenant;
  firm: 'demo' | 'kancelaria';
  faults: string[];
  /** The panels that have turned them away from a cold start. */
  refused: Set<Route['section']>;
}

describe('the route table, walked from end to end', () => {
  test.each(principals)(
    '$who opens every screen that is theirs and is sent home from every other',
    async ({ who, firm, least }) => {
      const page = await logIn(who, { firm });
      await settled(page);
      const user = await page.evaluate(() => JSON.parse(localStorage.getItem('panel.session') ?? 'null') as KeptUser);
      const tenant = tenantOf((await callApi(page, '/api/config')).json as unknown as Parameters<typeof tenantOf>[0]);
      const walker: Walker = { user, tenant, firm, faults: [], refused: new Set() };
      const left = [...screens];
      let opened = 0;
      const walk = async (tab: Page) => {
        hearFailures(tab, walker);
        for (let route = left.shift(); route; route = left.shift()) if (await visit(tab, route, walker)) opened += 1;
      };
      // A window of its own: a tab behind another is drawn once a second.
      await Promise.all([walk(page), walk(await logIn(who, { firm }))]);
      expect(walker.faults).toEqual([]);
      expect(opened).toBeGreaterThanOrEqual(least);
    },
    1_500_000,
  );
});

/** A call that fails on a screen is a fault of it, be it caught by the screen or not. */
function hearFailures(page: Page, { faults }: Walker): void {
  const here = () => new URL(page.url()).pathname;
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${here()} asked ${response.url()} and heard ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${here()} could not reach ${request.url()}`);
  });
}

/** Where the guard's words, followed to their end, lead from an address. */
function landing(address: string, { user, tenant }: Walker): string {
  let target = address;
  for (let step = 0; step < 4; step += 1) {
    const { pathname } = new URL(target, addressOf());
    const match = matchRoute(
      screens.filter(({ section }) => section === panelAt(pathname)),
      pathname,
    );
    const verdict = match && guard({ target, match, table: screens, user, tenant });
    if (verdict?.go !== 'elsewhere') return pathname;
    target = verdict.to;
  }
  return `a circle from ${address}`;
}

/** Opens an address: cold, as a link in a letter does, or by the browser's history without loading the panel anew. */
async function open(page: Page, address: string, { firm }: Walker, cold: boolean): Promise<void> {
  if (cold) await page.goto(addressOf(firm) + address);
  else await turnTo(page, address);
}

/** Goes to one screen and notes what is wrong there; false where it is not this person's, or nothing is there to open it with. */
async function visit(page: Page, route: Route, walker: Walker): Promise<boolean> {
  const { faults, refused } = walker;
  const empty = emptyAddress(route);
  const sent = landing(empty, walker);
  if (sent !== empty) {
    await open(page, empty, walker, !refused.has(route.section));
    refused.add(route.section);
    await page
      .waitForURL(({ pathname }) => pathname === sent)
      .catch(() => faults.push(`${route.name} led to ${page.url()} and not to ${sent}`));
    return false;
  }
  const address = await addressFor(page, route);
  if (!address) return false;
  const closely = !examined.has(route.name);
  examined.add(route.name);
  await open(page, address, walker, !begun.has(codeOf(route)));
  begun.add(codeOf(route));
  const elsewhere = sendsOn[route.name];
  if (elsewhere) await page.waitForURL(({ pathname }) => elsewhere.test(pathname));
  let wrong: string[] = [];
  const named = async () => {
    wrong = namesOf(await lookAt(page), route, address, walker.tenant);
    return wrong;
  };
  // What the screen before was called may stand for a moment, and a record's name comes with the record.
  const isNamed = () =>
    expect
      .poll(named, { interval: 50 })
      .toEqual([])
      .catch(() => undefined);
  await isNamed();
  await settled(page);
  await isNamed();
  faults.push(...wrong.map((fault) => `${route.name} ${fault}`));
  faults.push(...(await faultsOf(page, route.name, closely)));
  return true;
}

/** Address, title and breadcrumbs as the table has them. */
function namesOf({ pathname, title, crumbs: shown }: Shown, route: Route, address: string, tenant: Tenant): string[] {
  const faults = sendsOn[route.name] || pathname === address ? [] : [`went to ${pathname}`];
  const table = tableOf(route);
  const match = matchRoute(table, pathname);
  if (title !== titleOf(match?.route ?? route) + tenant.tenant.titleSuffix) faults.push(`is titled ${title}`);
  const crumbs = match ? breadcrumbs(table, match) : [];
  // Home itself shows no way to itself.
  const isHome = crumbs.length === 1;
  if (!isHome && (shown.length !== crumbs.length || shown[0] !== crumbs[0]?.label))
    faults.push(`has breadcrumbs ${shown.join(' > ')} for ${crumbs.map(({ label }) => label).join(' > ')}`);
  for (const [at, { label, id }] of crumbs.entries())
    if (!isHome && !id && shown[at] !== label) faults.push(`calls „${label}” „${shown[at]}” in its breadcrumbs`);
  if (shown.some((crumb) => /[0-9a-f]{8}-|…/.test(crumb))) faults.push(`calls a record by its id in its breadcrumbs: ${shown}`);
  return faults;
}
