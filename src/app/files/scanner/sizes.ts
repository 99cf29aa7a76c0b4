import type { Size } from './perspective';

/** 205 dots an inch on the long side of an A4: small print stays legible, and tax offices ask for 200. */
const longSide = 2400;
/** A till receipt is long and narrow: its print is as small as a letter's. */
const shortSide = 1200;
const longest = 9000;

/** How large a page is sent; never larger than it was taken. */
export function sentSize({ width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, longest / long, Math.max(longSide / long, shortSide / short));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How large one is shown on the screen while it is corrected. */
export function shownSize({ width, height }: Size, long: number): Size {
  const scale = Math.min(1, long / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A picture that is sent is no heavier than this where a lower quality of the same size can help it. */
export const mostBytes = 1_500_000;

/** What is tried in turn until it is light enough: the size, and so the print, stays. */
export const qualities = [0.82, 0.74, 0.66, 0.58, 0.5] as const;

/** As light and small already as it would become: it goes as it is, and nothing of it is lost. */
export const isLight = (file: Pick<File, 'size' | 'type'>, size: Size): boolean =>
  /^image\/(jpeg|png|webp)$/.test(file.type) && file.size <= mostBytes && sentSize(size).width === size.width;
