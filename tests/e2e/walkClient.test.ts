import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desk, phone } from './support/faults';
import { readings, unread } from './support/narrow';
import { openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';
import { walk } from './support/walking';

const { logIn } = openBrowser({ looks: true });

/** What can't be read of a screen on a small phone, with large letters, or on its side. */
async function unreadByPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  await settled(page);
  const faults: string[] = [];
  for (const reading of readings) faults.push(...(await unread(page, reading)));
  await page.setViewportSize(desk);
  return faults;
}

test(
  'a client opens every screen that is theirs, each is looked at closely and read by any phone, and is sent home from the others',
  () => walk(logIn, people.jan, { least: 15, alsoWrong: unreadByPhone }),
  1_500_000,
);

test('the first screen of who has several companies is read by any phone, and its list of them keeps its room', async () => {
  const page = await logIn(people.anna, { width: 360 });
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/');
  // It comes with the companies, after the screen has settled for a moment.
  await page.locator('header select').first().waitFor();
  expect(await unreadByPhone(page)).toEqual([]);
});
