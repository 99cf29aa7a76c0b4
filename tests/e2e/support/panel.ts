import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, inject } from 'vitest';
import { sharedBrowser } from './chromium';
import { countRequests } from './pending';
import { password } from './people';
import { signIn } from './signIn';

export { code, password } from './people';

/** Less than half of the package's own `source`: every cold screen reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Width = 1280 | 360;

/** Where a firm's panel stands. */
export const addressOf = (firm: 'demo' | 'kancelaria' = 'demo') =>
  `http://${firm === 'demo' ? '' : 'kancelaria.'}localhost:${inject('panel').port}`;

interface Entrance {
  firm?: 'demo' | 'kancelaria';
  width?: Width;
  /** Where they go to; home unless told. */
  path?: string;
}

/** Windows for a file of tests; every test fails at an error in the page's console, and its windows are closed. */
export function openBrowser() {
  const open: BrowserContext[] = [];
  const faults: string[] = [];

  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
    expect(faults.splice(0)).toEqual([]);
  });

  /** A fresh browser: no cookies, no storage. */
  async function context(width: Width = 1280): Promise<BrowserContext> {
    const made = await (await sharedBrowser()).newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
    });
    // Waiting for what comes costs nothing; a machine with other things to do is slow, not broken.
    made.setDefaultTimeout(90_000);
    open.push(made);
    countRequests(made);
    // W04: whatever a screen shows comes from the panel's own origin.
    made.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^http/.test(protocol) && !/^(kancelaria\.)?localhost$/.test(hostname))
        faults.push(`asked elsewhere: ${request.url()}`);
    });
    made.on('page', (page) => {
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // A refused call is part of many tests; the browser tells it as an error of its own.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          faults.push(`${page.url()}: ${message.text()}`);
      });
    });
    return made;
  }

  /** Somebody who is logged in, at an address of the panel. */
  async function logIn(email: string, { firm = 'demo', width = 1280, path = '' }: Entrance = {}): Promise<Page> {
    const page = await (await context(width)).newPage();
    const { isAdmin } = await signIn(page, addressOf(firm), email);
    await page.goto(addressOf(firm) + (path || (isAdmin ? '/dashboard' : '/')));
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    return page;
  }

  /** Logs somebody in through the login page, as a person does. */
  async function logInByHand(email: string, { firm = 'demo', width = 1280, path = '' }: Entrance = {}): Promise<Page> {
    const page = await (await context(width)).newPage();
    await page.goto(addressOf(firm) + (path || '/login'));
    await fillLogin(page, email);
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    return page;
  }

  return { context, logIn, logInByHand };
}

/** E-mail and password, then the code with a space in it. */
export async function fillLogin(page: Page, email: string, typedCode = '123 456') {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel(/Kod/).fill(typedCode);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
}

/** What axe finds on the screen against WCAG 2.2 AA; injected as the page's own policy allows. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Colours on their way from one to the other are no colours to judge.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const faults = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passed is not told in detail, and the style sheets, which no rule here reads, are not fetched anew.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => String(target))
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
  return faults;
}

/** How many pixels of the page stick out to the right. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
