import { importLimits, importRowsOf } from '../../contract/imports';
import { readCsv, type SheetRow, unguarded } from '../../lib/csv';
import type { Resource } from '../../schema';
import { strayCharacters } from '../../schema/text';
import { badBody } from '../errors';

/** What of a resource's file is read: the headings and as many rows as may come. */
export const readRows = (resource: Pick<Resource, 'importRows'>) => ({
  rows: importRowsOf(resource) + 1,
  cells: importLimits.columns,
});
type Most = ReturnType<typeof readRows>;

/** A file as a table: its headings, and its rows with the line of the sheet they stand on. Cells are text, formulas too. */
export interface ImportTable {
  headings: string[];
  rows: SheetRow[];
}

/** Reads a CSV file, in UTF-8 or as Excel in Polish writes it (Windows-1250). Throws 422 with what is wrong with the file. */
export function readImport(bytes: Uint8Array, resource: Pick<Resource, 'importRows'> = {}): ImportTable {
  const most = readRows(resource);
  const records = readCsv(decoded(bytes), { records: most.rows, cells: most.cells });
  if (!Array.isArray(records)) throw badBody(faultsOf(most)[records.why](records.line));
  return importTable(
    records.map((cells, nth) => ({ row: nth + 1, cells })),
    most,
  );
}

/** The rows of a file as a table; throws 422 where they are none, too many, too wide or hold what no text has. */
export function importTable(records: readonly SheetRow[], most: Most): ImportTable {
  if (records.length > most.rows) throw badBody(faultsOf(most).records());
  if (records.some(({ cells }) => cells.length > most.cells)) throw badBody(faultsOf(most).cells());
  const text = records.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length, 0), 0);
  if (text > importLimits.bytes) throw badBody('Plik ma za dużo tekstu. Podziel go na mniejsze.');
  const stray = records.find(({ cells }) => cells.some((cell) => strayCharacters(cell) !== null));
  if (stray) throw badBody(`Wiersz ${stray.row} pliku zawiera niedozwolone znaki sterujące.`);
  const [headings, ...rows] = records;
  if (!headings || rows.length === 0) throw badBody('Plik nie ma wierszy do wczytania. Pierwszy wiersz to nagłówki kolumn.');
  return {
    headings: headings.cells.map((heading) => unguarded(heading.trim())),
    rows: rows
      .map(({ row, cells }) => ({ row, cells: cells.map(cleaned) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

const faultsOf = ({ rows, cells }: Most) => ({
  quote: (line: number) => `Plik CSV jest uszkodzony: w wierszu ${line} cudzysłów nie jest zamknięty.`,
  records: () => `Plik może mieć najwyżej ${rows - 1} wierszy. Podziel go na mniejsze.`,
  cells: () => `Plik może mieć najwyżej ${cells} kolumn.`,
});

const cleaned = (cell: string) => unguarded(cell.trim());

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
