import { plainHeading, usualFields } from '../../contract/importHeadings';
import type { SheetRow } from '../../lib/csv';
import { namesOf } from './importColumns';
import type { View } from './view';

/** Rows among which headings are looked for: titles, a date and the firm's address may stand above them. */
export const headRows = 25;

/** Which row heads the columns, by its place among `records`: the one that names most fields, else the first that is not a title. */
export function headAt(records: readonly SheetRow[], view: View): number {
  const known = new Set([...namesOf(view).keys()].map(plainHeading));
  const keys = Object.keys(view.readable);
  const first = records.slice(0, headRows);
  const named = first.map(({ cells }) => {
    const own = cells.map(plainHeading);
    const others = usualFields(cells, keys, (at) => !known.has(own[at] ?? ''));
    return new Set(own.filter((cell) => known.has(cell))).size + others.size;
  });
  const most = Math.max(0, ...named);
  if (most > 1 || (most === 1 && named[0] === 1)) return named.indexOf(most);
  const filled = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const wide = Math.max(0, ...filled);
  return Math.max(
    0,
    filled.findIndex((count) => count * 2 >= wide),
  );
}
