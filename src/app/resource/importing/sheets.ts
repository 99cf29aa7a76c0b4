import type { ReadTable } from '../../../contract/imports';
import { csvLine, guarded } from '../../../lib/csv';
import type { Match } from './match';
import type { SentTable } from './same';

/** Excel takes a file without it for one in its own encoding. */
const bom = '\ufeff';
const sheetOf = (rows: readonly (readonly string[])[]) => bom + rows.map((cells) => csvLine(cells.map(guarded))).join('');
const asFile = (text: string) => new Blob([text], { type: 'text/csv' });

/** A row of the file that has something to load, and where it stands among the rows that were read. */
export interface SentRow {
  at: number;
  cells: string[];
}

/** The rows that have a cell in a matched column, cut to those columns. */
export function sentRows({ rows }: ReadTable, match: Match): SentRow[] {
  const columns = [...match.keys()].filter((at) => match[at] !== null);
  return rows
    .map(({ cells }, at) => ({ at, cells: columns.map((column) => cells[column] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** What is sent: keys for headings, so that they are understood whatever the file calls them. */
export function sentFile(match: Match, rows: readonly SentRow[]): Blob {
  return asFile(sheetOf([match.filter((key) => key !== null), ...rows.map(({ cells }) => cells)]));
}

/**
 * The rows that were refused, as they came, names in one column, days as they were typed and apart from their hours, with a last column that says
 * why; corrected, it can be loaded as it is.
 */
export function errorSheet({ headings, rows, places = [] }: SentTable, faults: readonly { at: number; says: string }[]): Blob {
  const own = [...headings.keys()].filter((at) => at === 0 || (places[at] ?? null) === null || places[at] !== places[at - 1]);
  const faulty = faults.map(({ at, says }) => {
    const { cells = [], typed = {}, alone = {} } = rows[at] ?? {};
    return [...own.map((column) => typed[column] ?? alone[column] ?? cells[column] ?? ''), says];
  });
  return asFile(sheetOf([[...own.map((column) => headings[column] ?? ''), 'Co poprawić'], ...faulty]));
}
