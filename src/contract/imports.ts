import type { Encoding } from '../lib/textEncoding';
import type { Resource } from '../schema';

/** A field before and after, as people read it; of a concealed one it is told only that it changes. */
export type ShownChange = { before: string; after: string } | Record<string, never>;

/** What became, or would become, of one row; `row` is its place in the sheet, the headings being the first. */
export type ImportedRow =
  | ({ row: number; action: 'create' | 'unchanged'; id: string } & ReadRow)
  | ({ row: number; action: 'update'; id: string; changes?: Record<string, ShownChange> } & ReadRow)
  // `stale` where the row says a version, and somebody changed the record since.
  | ({ row: number; action: 'refuse'; error: string; errors?: Record<string, string>; stale?: true } & ReadRow);

/** Of a trial: cells that will be kept in other words than they were typed in, and what looks wrong but may be right, by field. */
export interface ReadRow {
  kept?: Record<string, string>;
  doubts?: Record<string, string>;
  /** What the row leaves out and the server fills in, by field. */
  filled?: Record<string, string>;
}

export interface ImportAnswer {
  data: ImportedRow[];
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  dry_run: boolean;
  /** Sent back, it undoes the import; null where there is nothing to undo, or it may not be. */
  undo?: string | null;
  /** Of a trial: what the changes would bring besides their values, where the entity has a screen for that. */
  foreseen?: object | null;
}

/** A file as it was read, before anything of it is understood: its first row, and the others with their places in the sheet. */
export interface ReadTable {
  headings: string[];
  /** Those that a workbook hides, as a filter does, say so. */
  rows: { row: number; cells: string[]; hidden?: true }[];
  /** Where its headings stand, in one row or two, and the first rows of the file to choose from; 0 where it has none. */
  head?: number;
  heads?: 1 | 2;
  top?: { row: number; cells: string[] }[];
  /** Sums under the rows, which are left out. */
  left?: { row: number; cells: string[] }[];
  /** How its letters were read, of a text; which sheet was, and which there are, of a workbook. */
  encoding?: Encoding;
  sheet?: string;
  sheets?: string[];
}

/** What a person may choose of how a file is read, where it was guessed wrong. */
export interface ImportChoice {
  encoding?: Encoding;
  sheet?: string;
  head?: number;
  heads?: 1 | 2;
}

/** What undoing an import came to; a record that somebody changed since stays as it is. */
export interface UndoAnswer {
  undone: number;
  kept: { row: number; error: string }[];
}

/** V02: how much one import may bring. */
export const importLimits = { rows: 500, columns: 100 };

/** How many rows one file of a resource may hold. */
export const importRowsOf = ({ importRows = importLimits.rows }: Pick<Resource, 'importRows'>): number => importRows;

/** How many bytes it may have, and characters its cells together: a megabyte for each two thousand rows begun. */
export const importBytesOf = (resource: Pick<Resource, 'importRows'>): number =>
  Math.max(1, Math.ceil(importRowsOf(resource) / 2_000)) * 1024 * 1024;

/** How much of matched columns is remembered: headings of one file, letters of one, and headings of all files of a kind. */
export const importMatchLimits = { headings: 100, length: 60, kept: 500 };
