import type { Page } from 'playwright';
import { expect } from 'vitest';
import { awaited } from './pending';

/**
 * The screen is drawn in its own font, and nothing of it is still being fetched: neither what it shows nor its code. Throws with the
 * addresses that were not answered.
 */
export async function settled(page: Page): Promise<void> {
  do {
    await page.waitForFunction(isDrawn);
    await expect.poll(() => awaited(page), { interval: 20, message: `${page.url()} is still waiting for answers` }).toEqual([]);
    await redrawn(page);
  } while (awaited(page).length > 0 || !(await page.evaluate(isDrawn)));
}

function isDrawn(): boolean {
  const inItsFont = [...document.fonts].some(({ family, status }) => /^"?Roboto"?$/.test(family) && status === 'loaded');
  return (
    document.querySelector('h1') !== null &&
    !document.querySelector('.skeleton, .waiting, [aria-busy="true"]') &&
    inItsFont &&
    document.fonts.status === 'loaded'
  );
}

/** What a screen says of where one is. */
export interface Shown {
  pathname: string;
  title: string;
  crumbs: string[];
}

export const lookAt = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    pathname: location.pathname,
    title: document.title,
    crumbs: [...document.querySelectorAll<HTMLElement>('.crumbs li')].map(({ innerText }) =>
      innerText.replace(/\s*[›/]\s*$/, '').trim(),
    ),
  }));

/** Goes on inside the panel by the browser's history, as its back button does. */
export const turnTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Goes on as `turnTo` does, and waits until the screen from before is gone: it stands, under the new address and title, until the next one's
 * code has come. One that stays, because the address leads back to it, is waited for in vain for a moment; at its own address it is not.
 */
export async function turnFrom(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const before = await page.evaluateHandle(() => {
    const heading = document.querySelector('h1');
    return { heading, says: heading?.textContent };
  });
  await turnTo(page, path);
  await page
    .waitForFunction(({ heading, says }) => !heading?.isConnected || document.querySelector('h1')?.textContent !== says, before, {
      timeout: 2_000,
    })
    .catch(() => undefined);
  await before.dispose();
}

/** The same window as narrow as a phone, where its person opens an address anew. */
export async function onPhone(page: Page, path: string): Promise<Page> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(new URL(path, page.url()).href);
  return page;
}

/** What came, or the window's new width, has been drawn. */
export const redrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
      }),
  );

/** The list on the screen has answered a search for just this text; `type` types it, and the rows are drawn. */
export async function searched(page: Page, text: string, type: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).searchParams.get('search') === text,
  );
  await type();
  await answer;
  await settled(page);
}

/** Presses Tab until the focus is on what is called so; every stop on the way must be visible and visibly focused. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(lookAtFocus);
    if (!here.shown) throw new Error(`The focus cannot be seen on "${here.name}"`);
    if (name.test(here.name)) return;
    passed.push(here.name);
  }
  throw new Error(`Tab never came to ${name}; it passed ${passed.join(' | ')}`);
}

function lookAtFocus(): { name: string; shown: boolean } {
  const at = document.activeElement as HTMLElement;
  const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...(at.labels ?? [])] : [];
  const name = [at.getAttribute('aria-label'), ...labels.map(({ innerText }) => innerText), at.innerText]
    .filter(Boolean)
    .join(' ')
    .trim();
  const marked = [at, at.closest('label, .search-box, .MuiInputBase-root, .MuiCheckbox-root'), at.parentElement];
  const ring = marked.some((node) => {
    if (!node) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  const edge = at.closest('.MuiInputBase-root')?.querySelector('fieldset');
  const thick = edge ? Number.parseFloat(getComputedStyle(edge).borderTopWidth) >= 2 : false;
  const { x, y, width, height } = at.getBoundingClientRect();
  // Nothing lies over it: a bar at the window's edge would.
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const bare = top !== null && marked.some((node) => node && (node.contains(top) || top.contains(node)));
  return { name, shown: at === document.body || ((ring || thick) && width > 0 && height > 0 && bare) };
}
