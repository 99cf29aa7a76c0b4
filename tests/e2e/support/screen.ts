import type { Page } from 'playwright-core';

/** The screen is drawn and nothing on it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && !document.querySelector('.skeleton, .waiting, [aria-busy="true"]'),
  );
}

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
  const { width, height } = at.getBoundingClientRect();
  return { name, shown: at === document.body || ((ring || thick) && width > 0 && height > 0) };
}
