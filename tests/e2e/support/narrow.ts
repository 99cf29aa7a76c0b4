import type { Page } from 'playwright';
import { overflow } from './panel';
import { redrawn } from './screen';

/** A window somebody reads in, and how large their letters are. */
export interface Reading {
  width: number;
  height: number;
  /** In parts of what browsers take for letters. */
  letters: number;
}

/** The narrowest phone, it and a common one with letters twice as large, and one that lies on its side. */
export const readings: readonly Reading[] = [
  { width: 320, height: 640, letters: 1 },
  { width: 320, height: 640, letters: 2 },
  { width: 360, height: 740, letters: 2 },
  { width: 740, height: 360, letters: 1 },
];

/** What of the screen can't be read in such a window: what sticks out, what can't be reached, and amounts broken at their thousands. */
export async function unread(page: Page, { width, height, letters }: Reading): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate((times) => {
    document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`;
  }, letters);
  await redrawn(page);
  const [out, more] = [await overflow(page), await page.evaluate(findUnread)];
  const faults = [...(out > 0 ? [`sticks out by ${out} px`] : []), ...more];
  return faults.map((fault) => `at ${width} × ${height}, letters × ${letters}: ${fault}`);
}

/** Runs in the page. */
function findUnread(): string[] {
  const faults: string[] = [];
  const edge = document.documentElement.clientWidth;
  const nameOf = (node: Element) =>
    `${node.tagName.toLowerCase()}.${node.className} „${(node.textContent ?? '').trim().slice(0, 40)}”`;
  /** Scrolled to by itself, as a wide table is. */
  const isScrolled = (node: Element | null): boolean =>
    node !== null &&
    ((/auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth) ||
      isScrolled(node.parentElement));
  for (const node of document.querySelectorAll('a, button, input, select, textarea, summary, label, h1, h2, h3, p')) {
    const { left, right, width, height } = node.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if ((right > edge + 1 || left < -1) && !isScrolled(node)) faults.push(`out of the window: ${nameOf(node)}`);
  }
  for (const select of document.querySelectorAll('header select'))
    if (select.getBoundingClientRect().width < 88) faults.push(`no room for what is chosen: ${nameOf(select)}`);
  const words = [...document.querySelectorAll('.thumb-label')].map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return { label, place: range.getBoundingClientRect(), drawn: label.getBoundingClientRect().width > 1 };
  });
  for (const [at, { label, place, drawn }] of words.entries()) {
    const next = words[at + 1];
    if (drawn && next?.drawn && place.right + 2 > next.place.left) faults.push(`runs into the next word: ${nameOf(label)}`);
  }
  for (const round of document.querySelectorAll('.thumb-round')) {
    const room = round.parentElement?.getBoundingClientRect().width ?? 0;
    if (round.getBoundingClientRect().width > room) faults.push(`lies over its neighbours: ${nameOf(round)}`);
  }
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // A word of a column so narrow that it stands there in pieces.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = linesOf(range);
      if (lines > 2) faults.push(`a word in ${lines} pieces: ${word}`);
    }
    for (const { 0: amount, index } of (text.textContent ?? '').matchAll(/\d[\d\s]*,\d\d(\s?zł)?/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + amount.length);
      const lines = linesOf(range);
      if (lines > 1) faults.push(`an amount on ${lines} lines: ${amount}`);
    }
  }
  return faults;
}
