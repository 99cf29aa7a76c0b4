import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults, overflow } from './panel';
import { settled } from './screen';

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

/** What is wrong with the screen as it stands: heading and width always; accessibility, at both widths, where it is looked at closely. */
export async function faultsOf(page: Page, where: string, closely: boolean): Promise<string[]> {
  const faults: string[] = [];
  const headings = await page.locator('h1').allInnerTexts();
  if (headings.length !== 1 || headings[0]?.trim() === '') faults.push(`has headings ${JSON.stringify(headings)}`);
  const problem = page.locator('main .problem').first();
  if (await problem.isVisible()) faults.push(`says ${await problem.innerText()}`);
  if (!closely) return named(faults, where);
  faults.push(...(await axeFaults(page)));
  await page.setViewportSize(phone);
  await redrawn(page);
  await settled(page);
  await expect
    .poll(() => overflow(page), { timeout: 2_000 })
    .toBe(0)
    .catch(async () => faults.push(`sticks out by ${await overflow(page)} px at 360`));
  faults.push(...(await axeFaults(page)).map((fault) => `at 360: ${fault}`));
  await page.setViewportSize(desk);
  return named(faults, where);
}

/** What listens to the window's width has drawn itself anew. */
const redrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
      }),
  );

const named = (faults: readonly string[], where: string) => faults.map((fault) => `${where} ${fault}`);
