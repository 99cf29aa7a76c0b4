import { plainHeading, usualFields } from '../../contract/importHeadings';
import { type SheetRow, unguarded } from '../../lib/csv';
import { sheetColumn } from '../../lib/sheetColumn';
import { nameColumns } from '../../schema/importing';
import { namesOf } from './importColumns';
import type { View } from './view';

/** Rows among which headings are looked for: titles, a date and the firm's address may stand above them. */
export const headRows = 25;

/** Where the headings of a file stand: the place of their first row among its records, and how many rows they take. None: what it tells of begins there. */
export interface Head {
  at: number;
  heads: 0 | 1 | 2;
}

/** Tells which headings name a field, by the panel's own names or by those of other programs; each field once. */
function naming(view: View): (headings: readonly string[]) => boolean[] {
  const known = new Set([...namesOf(view).keys()].map(plainHeading));
  const keys = [...Object.keys(view.readable), ...Object.keys(nameColumns(view.resource, view.writable))];
  return (headings) => {
    const own = headings.map(plainHeading);
    const others = usualFields(headings, keys, (at) => !known.has(own[at] ?? ''));
    return own.map((heading, at) => (heading !== '' && known.has(heading) && own.indexOf(heading) === at) || others.has(at));
  };
}
const countOf = (named: readonly boolean[]): number => named.filter(Boolean).length;

/**
 * Which row heads the columns: the one that names most fields, else the first that is not a title. It is two rows where both together name more,
 * as „Adres” over „Ulica” and „Miejscowość” does beside a name and a NIP that stand above alone.
 */
export function headOf(records: readonly SheetRow[], view: View): Head {
  const named = naming(view);
  const first = records.slice(0, headRows);
  const counts = first.map(({ cells }) => countOf(named(cells)));
  const most = Math.max(0, ...counts);
  if (most > 1 || (most === 1 && counts[0] === 1)) return withOther(first, { at: counts.indexOf(most), most }, view);
  const filled = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const wide = Math.max(0, ...filled);
  const at = Math.max(
    0,
    filled.findIndex((count) => count * 2 >= wide),
  );
  if (most > 0 || !first[at]?.cells.some(isNoHeading)) return { at, heads: 1 };
  // Where nothing heads the columns only a title of one cell stays out: a short row is somebody of whom little is known.
  return { at: Math.max(0, wide > 1 ? filled.findIndex((count) => count > 1) : 0), heads: 0 };
}

/** A number such as a NIP or a telephone, or an address of mail: nobody heads a column so. */
const isNoHeading = (cell: string): boolean =>
  /^\S+@\S+$/.test(cell.trim()) || (/^[+\d\s().-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 9);

/** What columns are called that nothing heads, as a spreadsheet calls them. */
export const columnNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `Kolumna ${sheetColumn(at)}`);

/** The row with the one above it or below it, where the two name more than it does alone and neither holds a figure, as rows of data do. */
function withOther(records: readonly SheetRow[], { at, most }: { at: number; most: number }, view: View): Head {
  for (const start of [at - 1, at]) {
    const [above, below] = [records[start]?.cells, records[start + 1]?.cells];
    if (!above || !below || [...above, ...below].some((cell) => /\d{2}/.test(cell))) continue;
    if (countOf(naming(view)(headingsOf([above, below], view))) > most) return { at: start, heads: 2 };
  }
  return { at, heads: 1 };
}

/**
 * One row of headings, or two as one: what stands above several columns goes with each of them, unless what stands below names a field by itself.
 */
export function headingsOf([first = [], second]: readonly (readonly string[])[], view: View): string[] {
  if (!second) return first.map(heading);
  const below = second.map(heading);
  const alone = naming(view)(below);
  let above = '';
  return Array.from({ length: Math.max(first.length, second.length) }, (_, nth) => {
    above = heading(first[nth] ?? '') || above;
    const own = below[nth] ?? '';
    if (own === '') return heading(first[nth] ?? '');
    return alone[nth] ? own : [above, own].filter(Boolean).join(' ');
  });
}

const heading = (cell: string) => unguarded(cell.replace(/\s+/g, ' ').trim());
