import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addressOf, fillLogin, openBrowser } from './support/panel';
import { awaited } from './support/pending';
import { people } from './support/people';
import { redrawn, settled } from './support/screen';

const { context } = openBrowser({ looks: true });

test('W01: a form opened as the first screen has its styles, whatever the page’s nonce begins with', async () => {
  const page = await (await context()).newPage();
  const begun = '__';
  await page.route('**/document-request-items/new', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const other = begun + nonce.slice(begun.length);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy.replace(nonce, other) },
      body: (await response.text()).replaceAll(nonce, other),
    });
  });
  await page.goto(`${addressOf()}/dashboard/document-request-items/new`);
  await fillLogin(page, people.accountant);
  const label = page.getByRole('textbox', { name: /^Pozycja/ });
  await label.waitFor();
  await settled(page);
  expect(await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce)).toMatch(/^__/);
  // Material UI's own, which come by its style elements alone.
  expect(await label.evaluate((node) => getComputedStyle(node).borderTopWidth)).toBe('0px');
});

/** Where the things of a screen stand. */
const places = (page: Page) =>
  page
    .locator('h1, h2, main button, main input, main textarea, main [role="textbox"]')
    .evaluateAll((nodes) => nodes.map((node) => [node.getBoundingClientRect().top, node.getBoundingClientRect().height]));

test('nothing moves when the font arrives', async () => {
  const page = await (await context()).newPage();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${addressOf()}/dashboard/messages/new`);
  await fillLogin(page, people.superuser);
  await page.getByRole('toolbar').waitFor();
  await page.locator('.skeleton').waitFor({ state: 'detached' });
  // All but the font is there, or something else could come between the two looks.
  await expect.poll(() => awaited(page).filter((address) => !address.endsWith('.woff2'))).toEqual([]);
  await redrawn(page);
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)).toBeGreaterThan(0);
  const before = await places(page);
  arrive();
  await settled(page);
  const after = await places(page);
  expect(after).toHaveLength(before.length);
  const moved = after.map((place, at) => Math.max(...place.map((value, side) => Math.abs(value - (before[at]?.[side] ?? 0)))));
  expect(Math.max(...moved)).toBeLessThan(2);
});

test('W04: everything that a screen asks for comes from the panel’s own origin, the font too', async () => {
  const window = await context();
  const hosts = new Set<string>();
  const fonts: string[] = [];
  window.on('request', (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
    if (request.resourceType() === 'font') fonts.push(pathname);
  });
  const page = await window.newPage();
  await page.goto(`${addressOf()}/dashboard/messages/new`);
  await fillLogin(page, people.superuser);
  await page.getByRole('toolbar').waitFor();
  await settled(page);
  expect([...hosts]).toEqual([new URL(addressOf()).host]);
  expect(fonts).toContainEqual(expect.stringMatching(/roboto.*\.woff2$/));
});
