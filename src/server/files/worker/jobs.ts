import type { Checked, Sent } from '../checks/candidate';
import type { Sheet, SheetRead } from '../sheet/readSheet';

/** What the process for strangers' files is asked for. */
export type Job = { task: 'check'; candidate: Sent } | { task: 'picture'; picture: Picture } | { task: 'sheet'; sheet: Sheet };

/** A picture of a file: which page, its longest side in pixels, and where it is to be written as WebP. */
export interface Picture {
  path: string;
  mime: string;
  /** From 1. */
  page: number;
  side: number;
  pixels: number;
  out: string;
}

/** `checked` is null of a picture; `read` is a sheet; `refused` is a Polish sentence. */
export type Outcome = { checked: Checked | null } | { read: SheetRead } | { refused: string };
