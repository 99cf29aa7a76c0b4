import { readCsv, unguarded } from '../../lib/csv';
import { strayCharacters } from '../../schema/text';
import { badBody } from '../errors';

/** V02: how much one import may bring. */
export const importLimits = { bytes: 1024 * 1024, rows: 500, columns: 100 };

/** A file as a table: its headings, and its rows with the line of the sheet they stand on. Cells are text, formulas too. */
export interface ImportTable {
  headings: string[];
  rows: { row: number; cells: string[] }[];
}

/** Reads a CSV file, in UTF-8 or as Excel in Polish writes it (Windows-1250). Throws 422 with what is wrong with the file. */
export function readImport(bytes: Uint8Array): ImportTable {
  const records = readCsv(decoded(bytes), { records: importLimits.rows + 1, cells: importLimits.columns });
  if (!Array.isArray(records)) throw badBody(faults[records.why](records.line));
  const stray = records.findIndex((cells) => cells.some((cell) => strayCharacters(cell) !== null));
  if (stray >= 0) throw badBody(`Wiersz ${stray + 1} pliku zawiera niedozwolone znaki sterujące.`);
  const [headings, ...rows] = records;
  if (!headings || rows.length === 0) throw badBody('Plik nie ma wierszy do wczytania. Pierwszy wiersz to nagłówki kolumn.');
  return {
    headings: headings.map((heading) => unguarded(heading.trim())),
    rows: rows
      .map((cells, nth) => ({ row: nth + 2, cells: cells.map(cleaned) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

const faults = {
  quote: (line: number) => `Plik CSV jest uszkodzony: w wierszu ${line} cudzysłów nie jest zamknięty.`,
  records: () => `Plik może mieć najwyżej ${importLimits.rows} wierszy. Podziel go na mniejsze.`,
  cells: () => `Plik może mieć najwyżej ${importLimits.columns} kolumn.`,
};

const cleaned = (cell: string) => unguarded(cell.trim());

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw badBody('To nie jest plik CSV. W Excelu wybierz „Zapisz jako” i format CSV UTF-8.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
