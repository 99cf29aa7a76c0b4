import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { copyFolder } from '../../support/copyFolder';
import { sharedBrowser } from './chromium';
import { moveClock } from './clock';
import { beginTrace, keepEvidence } from './evidence';
import { countRequests } from './pending';
import { password } from './people';
import { leave, newFolder, type Product, removeFolder, startProduct, takeBack } from './product';
import { signIn } from './signIn';

export { code, password } from './people';

/** Less than half of the package's own `source`: every cold screen reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long something is waited for that will come, in milliseconds. */
const patience = 45_000;

export type Width = 1280 | 360;

/** The server of the file of tests that runs in this process. */
let product: Product | null = null;
/** Who may have it after the file that started it: any that looks alone or keeps to its own, only the latter, or nobody. */
let free: 'looks' | 'own' | null = null;
export function running(): Product {
  if (!product) throw new Error('The server starts before the first test of a file that calls openBrowser()');
  return product;
}

/** Where a firm's panel stands. */
export const addressOf = (firm: 'demo' | 'kancelaria' = 'demo') =>
  `http://${firm === 'demo' ? '' : 'kancelaria.'}localhost:${running().port}`;

interface Entrance {
  firm?: 'demo' | 'kancelaria';
  width?: Width;
  /** Where they go to; home unless told. */
  path?: string;
}

/** What else goes on in a window while a test looks at it; nothing of it unless the test is about that. */
interface Happening {
  /** Changes that others make come in by themselves. */
  live?: boolean;
  /** The panel's service worker runs, in a whole browser. */
  worker?: boolean;
  /** The file changes nothing that others look at: it has its server from such a file before it in its process, and leaves it to one after it. */
  looks?: boolean;
  /** It looks at nothing but what it makes, companies and people of its own: so may files of either kind before it have done. */
  own?: boolean;
}

/**
 * A server of its own for a file of tests, from a copy of the filled folder, and windows to look at it; every test fails at an error in the page's console, and its windows are closed. Pictures and a trace of
 * a failed test stay in the folder that TEST_PICTURES names.
 */
export function openBrowser({ live = false, worker = false, looks = false, own = false }: Happening = {}) {
  const open: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    const wanted = looks ? 'looks' : own ? 'own' : null;
    const isThere = product !== null && free !== null && (wanted === free || wanted === 'own');
    free = wanted;
    if (isThere) return;
    await endProduct();
    const { template, aheadMs, more, left } = inject('panel');
    const dataDir = newFolder();
    await copyFolder(template, dataDir);
    product = await startProduct(dataDir, aheadMs, more);
    if (wanted) leave(left, product);
  });
  afterAll(async () => {
    if (!free) await endProduct();
  });
  afterEach(async ({ task }) => {
    for (const context of open.splice(0)) {
      if (task.result?.state === 'fail') await keepEvidence(context, task.name);
      await context.close();
    }
    expect(faults.splice(0)).toEqual([]);
  });

  /** A fresh browser: no cookies, no storage. */
  async function context(width: Width = 1280): Promise<BrowserContext> {
    const made = await (await sharedBrowser(worker)).newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      reducedMotion: 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
    });
    await made.addInitScript(moveClock, inject('panel').aheadMs);
    if (!live) await made.addInitScript(silenceEvents);
    await beginTrace(made);
    // Waiting for what comes costs nothing; a machine with other things to do is slow, not broken.
    made.setDefaultTimeout(patience);
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

  /** A window whose person is logged in and has opened no screen yet: a cold one takes seconds of a processor. */
  async function signedIn(email: string, { firm = 'demo', width = 1280 }: Omit<Entrance, 'path'> = {}): Promise<Page> {
    const page = await (await context(width)).newPage();
    await signIn(page, addressOf(firm), email);
    return page;
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

  return { context, signedIn, logIn, logInByHand };
}

async function endProduct(): Promise<void> {
  const ended = product;
  product = null;
  if (!ended) return;
  await ended.kill();
  takeBack(inject('panel').left, ended);
  removeFolder(ended.dataDir);
}

/** Runs in the page: the stream of changes stays open and says nothing. */
function silenceEvents(): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname !== '/api/events') return ask(input, init);
    return new Promise((answer, fail) => {
      init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
      answer(new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }));
    });
  };
}

/** E-mail and password, then the code with a space in it. */
export async function fillLogin(page: Page, email: string, typedCode = '123 456') {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel(/Kod/).fill(typedCode);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
}

interface Looks {
  /** Rules that are looked for, where it is not all of them. */
  only?: readonly string[];
  without?: readonly string[];
  /** Parts of the page that are passed over. */
  exclude?: readonly string[];
}

/** What axe finds on the screen against WCAG 2.2 AA; injected as the page's own policy allows. */
export async function axeFaults(page: Page, { only = [], without = [], exclude = [] }: Looks = {}): Promise<string[]> {
  // Colours on their way from one to the other are no colours to judge.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const faults = await page.evaluate(
    async ([alone, left, parts]) => {
      const run = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run.run(parts.length > 0 ? { exclude: parts.map((part) => [part]) } : document, {
        runOnly:
          alone.length > 0
            ? { type: 'rule', values: [...alone] }
            : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // What passed is not told in detail, and the style sheets, which no rule here reads, are not fetched anew.
        resultTypes: ['violations'],
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        preload: { assets: ['media'] },
      });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => String(target))
            .slice(0, 3)
            .join(' | ')}`,
      );
    },
    [only, without, exclude] as const,
  );
  return faults;
}

/** How many pixels of the page stick out to the right. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
