import type { Resource } from '../schema';

/** A field before and after, as people read it; of a concealed one it is told only that it changes. */
export type ShownChange = { before: string; after: string } | Record<string, never>;

/** What became, or would become, of one row; `row` is its place in the sheet, the headings being the first. */
export type ImportedRow =
  | { row: number; action: 'create' | 'unchanged'; id: string }
  | { row: number; action: 'update'; id: string; changes?: Record<string, ShownChange> }
  | { row: number; action: 'refuse'; error: string; errors?: Record<string, string> };

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
  rows: { row: number; cells: string[] }[];
}

/** What undoing an import came to; a record that somebody changed since stays as it is. */
export interface UndoAnswer {
  undone: number;
  kept: { row: number; error: string }[];
}

/** V02: how much one import may bring; the bytes are those of the file and of what its cells say. */
export const importLimits = { bytes: 1024 * 1024, rows: 500, columns: 100 };

/** How many rows one file of a resource may hold. */
export const importRowsOf = ({ importRows = importLimits.rows }: Pick<Resource, 'importRows'>): number => importRows;

/** How much of matched columns is remembered: headings of one file, letters of one, and headings of all files of a kind. */
export const importMatchLimits = { headings: 100, length: 60, kept: 500 };
