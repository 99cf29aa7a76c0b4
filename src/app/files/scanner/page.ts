import { turnCorners } from './perspective';
import { type Look, type Preview, untouched } from './studio';

/** One picture under review. */
export interface Page {
  key: string;
  file: File;
  look: Look;
  /** Undefined until it was opened; null where this browser can't read it. */
  preview: Preview | null | undefined;
}

export const newPage = (file: File, key: string): Page => ({ key, file, look: untouched, preview: undefined });

/** By a quarter clockwise; what was cut stays cut. */
export const turned = ({ turns, corners, grey }: Look): Look => ({
  turns: (turns + 1) % 4,
  corners: turnCorners(corners),
  grey,
});

/** The page so many places later, or earlier below zero. */
export function moved(pages: readonly Page[], key: string, by: number): readonly Page[] {
  const from = pages.findIndex((page) => page.key === key);
  const to = from + by;
  const page = pages[from];
  if (!page || to < 0 || to >= pages.length) return pages;
  const others = pages.toSpliced(from, 1);
  return others.toSpliced(to, 0, page);
}
