import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addressFor } from './support/addresses';
import { readings, unread } from './support/narrow';
import { addressOf, openBrowser } from './support/panel';
import { people } from './support/people';
import { settled } from './support/screen';
import { screens } from './support/table';

const { logIn } = openBrowser();

const own = screens.filter(({ section }) => section === 'client');

/** What of every screen of theirs can't be read on a small phone, with large letters, or on its side. */
async function walk(page: Page, routes = own): Promise<{ faults: string[]; opened: number }> {
  const faults: string[] = [];
  let opened = 0;
  for (const route of routes) {
    const address = await addressFor(page, route);
    if (!address) continue;
    await page.goto(addressOf() + address);
    await settled(page);
    opened += 1;
    for (const reading of readings) faults.push(...(await unread(page, reading)).map((fault) => `${route.name} ${fault}`));
  }
  return { faults, opened };
}

test('every screen of a client is read at 320 px, with letters twice as large, and with the phone on its side', async () => {
  const { faults, opened } = await walk(await logIn(people.jan, { width: 360 }));
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThanOrEqual(15);
}, 900_000);

test('the first screen of who has several companies is read so too, and its list of them keeps its room', async () => {
  const { faults, opened } = await walk(
    await logIn(people.anna, { width: 360 }),
    own.filter(({ name }) => name === 'home'),
  );
  expect(faults).toEqual([]);
  expect(opened).toBe(1);
});
