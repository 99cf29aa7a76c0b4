import { expect, test } from 'vitest';
import { unique } from './support/clock';
import { faultsOf } from './support/faults';
import { openBrowser, overflow } from './support/panel';
import { people } from './support/people';
import { searched, settled } from './support/screen';

const { logIn } = openBrowser({ own: true });

test('a call about a company is answered from one page: its head, what happened, the next one on the list, and a correction', async () => {
  const page = await logIn(people.accountant, { path: '/dashboard/companies' });
  await searched(page, 'klos', () => page.getByLabel('Szukaj').fill('klos'));
  const names = await page.locator('tbody .record-link').allInnerTexts();
  await page.getByRole('link', { name: names[0] ?? '', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
  const head = page.getByRole('region', { name: 'W skrócie' });
  await head.getByRole('button', { name: 'Kopiuj: NIP' }).waitFor();
  expect(await head.innerText()).toMatch(/NIP\s+\d{3}-\d{3}-\d{2}-\d{2}[\s\S]*Opiekun/);
  // The walk looks closely at it.
  const faults = await faultsOf(page, 'company', false);

  // Its name and what can be done with it stay in sight, and lie over nothing that takes the focus.
  for (const [width, height, most] of [
    [1280, 900, 100],
    [360, 740, 60],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.kept[data-stuck]').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isUncovered)).toBe(true);
    const kept = await page.locator('.kept').boundingBox();
    expect([kept?.y, (kept?.height ?? 0) <= most]).toEqual([48, true]);
    expect(await page.locator('.page-actions').isVisible()).toBe(true);
    const first = page.locator('main .panel').getByRole('link').first();
    await first.focus();
    expect(await first.evaluate(isUncovered)).toBe(true);
    expect(await overflow(page)).toBe(0);
    // What has the focus already is not scrolled to by getting it.
    await first.blur();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 0));

  const list = page.getByRole('navigation', { name: 'Na liście' });
  await list.getByText(/^1 z \d+$/).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('heading', { level: 1, name: names[1] ?? '' }).waitFor();
  await list.getByRole('link', { name: 'Poprzednia' }).click();
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();

  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.getByRole('textbox', { name: /^Miejscowość/ }).fill('');
  const index = page.getByRole('navigation', { name: 'Części formularza' });
  await index.getByRole('link', { name: 'Notatki' }).click();
  const note = page.getByRole('textbox', { name: 'Notatka wewnętrzna' });
  await expect.poll(() => note.evaluate((node) => node === document.activeElement)).toBe(true);
  await note.fill(`Dzwonili ${unique()}`);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await index.getByRole('link', { name: /^Adres\s*1\s*do poprawienia$/ }).waitFor();
  faults.push(...(await faultsOf(page, 'form', true)));
  await page.getByRole('textbox', { name: /^Miejscowość/ }).fill('Łódź');
  // The foot covers nothing that has the focus, at any width.
  await note.focus();
  expect(await note.evaluate(isUncovered)).toBe(true);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await page.getByText('Zapisano', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Oś czasu' }).click();
  const story = page.getByRole('region', { name: 'Oś czasu' });
  await story
    .getByText(/zmiana – .*Notatka wewnętrzna/)
    .first()
    .waitFor();
  await story.getByRole('button', { name: 'Dokumenty', exact: true }).click();
  await story
    .getByText(/zmiana – /)
    .first()
    .waitFor({ state: 'detached' });
  await settled(page);
  faults.push(...(await faultsOf(page, 'timeline', true)));
  expect(faults).toEqual([]);
});

/** Whether what is at the middle of the element is a part of it. */
function isUncovered(node: HTMLElement | SVGElement): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
