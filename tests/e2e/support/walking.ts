import type { Page } from 'playwright';
import { expect } from 'vitest';
import { breadcrumbs } from '../../../src/app/routing/breadcrumbs';
import { guard } from '../../../src/app/routing/guard';
import { titleOf } from '../../../src/app/routing/label';
import { matchRoute, panelAt } from '../../../src/app/routing/match';
import type { Route } from '../../../src/app/routing/route';
import { type KeptUser, kept } from '../../../src/app/session/session';
import { type Tenant, tenantOf } from '../../../src/app/tenant/tenant';
import { addressFor, emptyAddress } from './addresses';
import { callApi } from './api';
import { deskOf } from './desk';
import { faultsOf } from './faults';
import { addressOf } from './panel';
import { lookAt, type Shown, settled, turnFrom, turnTo } from './screen';
import { codeOf, isLookedAt, isOpened, isSample, isSeenNarrow, screens, tableOf } from './table';

/** Screens that send on: to this year's limits, to what a notice tells of. */
const sendsOn: Readonly<Record<string, RegExp>> = {
  limits: /^\/dashboard\/limits\/\d{4}$/,
  'notices.show': /^\/dashboard\/(?!notices\/)/,
  'client.notices.show': /^\/(?!notices\/|dashboard)/,
};

interface Walker {
  user: KeptUser;
  tenant: Tenant;
  firm: 'demo' | 'kancelaria';
  faults: string[];
  /** The panels that have turned them away from a cold start. */
  refused: Set<Route['section']>;
  /** Whose screens other walks examine, at both widths and with axe. */
  examinedAs: readonly KeptUser[];
  isShort: boolean;
  alsoWrong: (page: Page) => Promise<string[]>;
  /** What was opened from a cold start already: each panel, or in the whole run each screen's code. And whose shell was looked at. */
  begun: Set<unknown>;
}

export interface Walk {
  firm?: 'demo' | 'kancelaria';
  /** Of the screens that are generated, only those of the resources that are looked at closely, without the others’ lists; `npm test -- all` opens all of them. */
  isShort?: boolean;
  /** What is wrong with a screen that stands, besides what a walk looks for. */
  alsoWrong?: (page: Page) => Promise<string[]>;
  /** So many screens are theirs at least. */
  least: number;
  /** Which of so many walks through all screens this is, from 0; walks beside each other share the work. */
  part?: readonly [nth: number, of: number];
  /** Screens that these may open are looked at closely by their own walks; nobody is asked about where all are. */
  examinedAs?: readonly string[];
}

type LogIn = (email: string, entrance: { firm: 'demo' | 'kancelaria' }) => Promise<Page>;

/**
 * Goes through the route table as somebody: every screen that is theirs opens, is named as the table says, asks for nothing that is refused,
 * and is looked at closely unless another walk does so; from every other they are sent home.
 */
export async function walk(
  logIn: LogIn,
  who: string,
  { firm = 'demo', isShort = false, alsoWrong = async () => [], least, part = [0, 1], examinedAs = [] }: Walk,
): Promise<void> {
  const page = await logIn(who, { firm });
  await settled(page);
  const user = await keptUser(page);
  const tenant = tenantOf((await callApi(page, '/api/config')).json as unknown as Parameters<typeof tenantOf>[0]);
  const others: KeptUser[] = [];
  for (const email of examinedAs) others.push(kept((await deskOf(email)).user));
  const walker: Walker = {
    ...{ user, tenant, firm, isShort, alsoWrong, examinedAs: others },
    faults: [],
    refused: new Set(),
    begun: new Set(),
  };
  hearFailures(page, walker);
  let opened = 0;
  for (const [at, route] of screens.entries()) if (at % part[1] === part[0] && (await visit(page, route, walker))) opened += 1;
  expect(walker.faults).toEqual([]);
  expect(opened).toBeGreaterThanOrEqual(least);
}

/** Who is logged in on a page, as the panel keeps them. */
const keptUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('panel.session') ?? 'null') as KeptUser);

/** A call that fails on a screen is a fault of it, be it caught by the screen or not. */
function hearFailures(page: Page, { faults }: Walker): void {
  const here = () => new URL(page.url()).pathname;
  page.on('response', (response) => {
    // A token that ran out on the way is renewed, and the call is sent once more.
    if (response.status() === 401) return;
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
  else await turnFrom(page, address);
}

/** Goes to one screen and notes what is wrong there; false where it is not this person's, or nothing is there to open it with. */
async function visit(page: Page, route: Route, walker: Walker): Promise<boolean> {
  const { faults, firm, refused, examinedAs, begun } = walker;
  const empty = emptyAddress(route);
  const sent = landing(empty, walker);
  if (sent !== empty) {
    if (refused.has(route.section)) await turnTo(page, empty);
    else await page.goto(addressOf(firm) + empty);
    refused.add(route.section);
    await page
      .waitForURL(({ pathname }) => pathname === sent)
      .catch(() => faults.push(`${route.name} led to ${page.url()} and not to ${sent}`));
    return false;
  }
  if (!isSample(route) && (walker.isShort || !isOpened(route))) return false;
  const address = await addressFor(page, route);
  if (!address) return false;
  const closely = isLookedAt(route) && !examinedAs.some((other) => landing(empty, { ...walker, user: other }) === empty);
  const begins = process.env.TEST_WHOLE === '1' ? codeOf(route) : route.section;
  await open(page, address, walker, examinedAs.length === 0 && !begun.has(begins));
  begun.add(begins);
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
  const shell = `the shell of ${route.section}`;
  faults.push(
    ...(await faultsOf(page, route.name, closely, { isNarrowToo: isSeenNarrow(route), isShellSeen: begun.has(shell) })),
  );
  if (closely && isSeenNarrow(route)) begun.add(shell);
  faults.push(...(await walker.alsoWrong(page)).map((fault) => `${route.name} ${fault}`));
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
