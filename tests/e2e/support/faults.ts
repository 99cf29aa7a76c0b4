import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFaults, overflow } from './panel';
import { redrawn, settled } from './screen';

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

const isWhole = process.env.TEST_WHOLE === '1';
/** Other widths that screens are looked at in: a new size of the window takes as long as half of a close look. */
const widths = isWhole ? [768, 1024, 1440].map((width) => ({ width, height: 900 })) : [];
/** Rows are drawn alike: of a long table the first tell what can be told of all, which take axe as many times as long. */
const exclude = isWhole ? [] : ['tbody tr:nth-child(n+7)'];
/**
 * What a phone may have of its own: sizes, what scrolls, and names of what is drawn there alone. Colours are the same at both widths, and take
 * axe most of its time.
 */
const narrowRules = [
  ...['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', 'label', 'select-name'],
  ...['aria-hidden-focus', 'aria-dialog-name', 'nested-interactive', 'list', 'listitem'],
];
const narrow = isWhole ? { without: ['color-contrast'] } : { only: narrowRules };
/** The same around every screen, with half of an office's elements. */
const shell = ['header.MuiAppBar-root', 'header.bar', 'nav[aria-label="Główne menu"]', 'nav[aria-label="Na skróty"]'];

interface Closely {
  /** Looked at at a phone's width too. */
  isNarrowToo?: boolean;
  /** The bar and the menus around it were looked at on another screen. */
  isShellSeen?: boolean;
}

/** What is wrong with the screen as it stands: heading and width always; accessibility where it is looked at closely, at a phone’s width too unless told. */
export async function faultsOf(
  page: Page,
  where: string,
  closely: boolean,
  { isNarrowToo = true, isShellSeen = false }: Closely = {},
): Promise<string[]> {
  const faults: string[] = [];
  const headings = await page.locator('h1').allInnerTexts();
  if (headings.length !== 1 || headings[0]?.trim() === '') faults.push(`has headings ${JSON.stringify(headings)}`);
  const problem = page.locator('main .problem').first();
  if (await problem.isVisible()) faults.push(`says ${await problem.innerText()}`);
  if (!closely) return named(faults, where);
  for (const size of widths) {
    await page.setViewportSize(size);
    faults.push(...(await sticksOut(page, size.width)));
  }
  const parts = isShellSeen && !isWhole ? [...exclude, ...shell] : exclude;
  await showWhole(page, desk);
  faults.push(...(await sticksOut(page, desk.width)));
  faults.push(...(await axeFaults(page, { exclude: parts })));
  if (isNarrowToo) {
    await showWhole(page, phone);
    faults.push(...(await sticksOut(page, phone.width)));
    faults.push(...(await axeFaults(page, { ...narrow, exclude: parts })).map((fault) => `at 360: ${fault}`));
  }
  await page.setViewportSize(desk);
  return named(faults, where);
}

/** Whether the page has to be moved sideways; what is wider than it at once may still fit itself into it. */
async function sticksOut(page: Page, width: number): Promise<string[]> {
  // What is switched by the panel's own code, not by its styles, is drawn a moment after.
  await redrawn(page);
  if ((await overflow(page)) === 0) return [];
  return expect
    .poll(() => overflow(page), { timeout: 10_000 })
    .toBe(0)
    .then(() => [])
    .catch(async () => [`sticks out by ${await overflow(page)} px at ${width}`]);
}

/** Makes the window as wide as this, and as tall as its page: what a bar at its edge covers until one scrolls is looked at too. */
export async function showWhole(page: Page, { width, height }: typeof desk): Promise<void> {
  // In another width it may still grow: what comes into sight is fetched, and text breaks anew.
  for (let tall = height, whole = height; ; tall = whole) {
    await page.setViewportSize({ width, height: tall });
    await settled(page);
    whole = Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight));
    if (whole <= tall) return;
  }
}

const named = (faults: readonly string[], where: string) => faults.map((fault) => `${where} ${fault}`);
