import { type ImportChoice, importBytesOf, importLimits, importRowsOf } from '../../contract/imports';
import { readCsv, type SheetRow, unguarded } from '../../lib/csv';
import { formatNumber } from '../../lib/numbers';
import { decoded, type Encoding, encodingOf } from '../../lib/textEncoding';
import type { Resource } from '../../schema';
import { strayCharacters } from '../../schema/text';
import { badBody } from '../errors';
import { columnNames, headingsOf, headOf, headRows } from './importHead';
import type { View } from './view';

/** What of a resource's file is read: what may stand above the headings, those, and as many rows as may come. */
export const readRows = (resource: Pick<Resource, 'importRows'>) => ({
  rows: importRowsOf(resource) + 1 + headRows,
  cells: importLimits.columns,
});
type Most = ReturnType<typeof readRows>;

/** A file as a table: its headings, and its rows with the line of the sheet they stand on. Cells are text, formulas too. */
export interface ImportTable {
  headings: string[];
  rows: SheetRow[];
}

/** The same with where its headings stand (0 where it has none), what they were chosen from, and what was left out under its rows. */
export interface FoundTable extends ImportTable {
  head: number;
  heads: 1 | 2;
  top: SheetRow[];
  left: SheetRow[];
}

/** What people take for a table, by how its bytes begin, and the way on. */
const otherKinds: readonly (readonly [begins: RegExp, says: string])[] = [
  [
    /^\xd0\xcf.\xe0/s,
    'To stary arkusz Excela (.xls) albo arkusz zabezpieczony hasłem. Otwórz go w Excelu, zapisz jako XLSX bez hasła i wczytaj jeszcze raz.',
  ],
  [/^%PDF-/, 'To plik PDF, a nie arkusz. Poproś program, z którego pochodzi, o eksport do CSV albo XLSX.'],
  [/^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP)/s, 'To zdjęcie, a nie arkusz. Wczytaj tabelę jako CSV albo XLSX.'],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|table|meta|head)\b/i,
    'To strona internetowa zapisana jako arkusz. Otwórz ją w Excelu, zapisz jako XLSX i wczytaj jeszcze raz.',
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/,
    'To arkusz XML z dawnego Excela. Otwórz go w Excelu, zapisz jako XLSX i wczytaj jeszcze raz.',
  ],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml/, 'To plik XML, a nie arkusz. Wczytaj tabelę jako CSV albo XLSX.'],
  [
    /^(?:\xef\xbb\xbf)?\[INFO\]/,
    'To plik wymiany danych EDI++ programów InsERT (.epp), a nie arkusz. Poproś program, z którego pochodzi, o listę w CSV albo XLSX.',
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*[[{]\s*["{[]/,
    'To plik danych JSON, a nie arkusz. Poproś program, z którego pochodzi, o eksport do CSV albo XLSX.',
  ],
  [/^\{\\rtf/, 'To dokument tekstowy (.rtf), a nie arkusz. Wklej jego tabelę do arkusza i zapisz jako XLSX.'],
];
const beginning = 4096;

/** Throws 422 where a file is no table at all, with what to do about it. */
export function refuseOtherKinds(bytes: Uint8Array): void {
  const begins = Buffer.from(bytes.subarray(0, beginning)).toString('latin1');
  const found = otherKinds.find(([kind]) => kind.test(begins));
  if (found) throw badBody(found[1]);
  if (!begins.startsWith('PK')) return;
  // The first entry's name stands behind thirty bytes, and what it holds behind that.
  if (begins.startsWith('mimetypeapplication/vnd.oasis.opendocument', 30))
    throw badBody('To arkusz OpenDocument (.ods). Zapisz go jako XLSX albo CSV i wczytaj jeszcze raz.');
  const holds = Buffer.from(bytes);
  if (holds.includes('xl/workbook.bin'))
    throw badBody('To binarny skoroszyt Excela (.xlsb). Otwórz go w Excelu, zapisz jako XLSX i wczytaj jeszcze raz.');
  // Without the directory that ends an archive it is damaged, whatever it was.
  if (!holds.includes('PK\u0005\u0006')) return;
  if (holds.includes('Index/') && holds.includes('.iwa'))
    throw badBody('To arkusz Numbers z komputera Apple. Wybierz w nim Plik → Eksportuj do → Excel i wczytaj zapisany plik XLSX.');
  if (!holds.includes('[Content_Types].xml') && !holds.includes('xl/workbook.xml'))
    throw badBody('To archiwum ZIP, a nie arkusz. Rozpakuj je i wczytaj plik ze środka.');
}

/** The records of a CSV file, in the encoding that is asked for or that its letters tell. Throws 422 with what is wrong with the file. */
export function csvRecords(bytes: Uint8Array, most: Most, encoding: Encoding = encodingOf(bytes)): SheetRow[] {
  const records = readCsv(decoded(bytes, encoding), { records: most.rows, cells: most.cells });
  if (!Array.isArray(records)) throw badBody(faultsOf(most)[records.why](records.line));
  return records;
}

/**
 * The rows of a file as a table. Where a person looks at it first (`isLookedAt`), sums under the rows are left out and told as such. Throws 422 where they are none, too many, too wide or hold what no text has.
 */
export function importTable(
  records: readonly SheetRow[],
  most: Most,
  view: View,
  chosen: ImportChoice = {},
  isLookedAt = false,
): FoundTable {
  if (records.length > most.rows) throw badBody(faultsOf(most).records());
  if (records.some(({ cells }) => cells.length > most.cells)) throw badBody(faultsOf(most).cells());
  const text = records.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length, 0), 0);
  if (text > importBytesOf(view.resource)) throw badBody('Plik ma za dużo tekstu. Podziel go na mniejsze.');
  const stray = records.find(({ cells }) => cells.some((cell) => strayCharacters(cell) !== null));
  if (stray) throw badBody(`Wiersz ${stray.row} pliku zawiera niedozwolone znaki sterujące.`);
  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const found = headOf(filled, view);
  const said = chosen.head === 0 ? 0 : filled.findIndex(({ row }) => row === chosen.head);
  const at = chosen.head === undefined ? found.at : said;
  // A file that nobody looks at has its headings in one row, as programs write it.
  const heads = chosen.head === 0 ? 0 : (chosen.heads ?? (isLookedAt && chosen.head === undefined ? found.heads : 1));
  const headings =
    heads === 0
      ? columnNames(Math.max(...filled.map(({ cells }) => cells.length)))
      : headingsOf(
          filled.slice(Math.max(at, 0), at + heads).map(({ cells }) => cells),
          view,
        );
  const below = filled.slice(at + heads).map((row) => ({ ...row, cells: row.cells.map(cleaned) }));
  if (at < 0 || below.length === 0) throw badBody('Plik nie ma wierszy do wczytania pod nagłówkami kolumn.');
  const end = below.length - (isLookedAt && headings.length > 2 && isTotal(below.at(-1)) ? 1 : 0);
  if (end > most.rows - 1 - headRows) throw badBody(faultsOf(most).records());
  const rows = below.slice(0, end).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const head = heads === 0 ? 0 : (filled[at]?.row ?? 1);
  return { headings, rows, head, heads: heads || 1, top: filled.slice(0, headRows), left: below.slice(end) };
}

/** A last row that sums up what stands above, with numbers alone beside the word: „Razem”, „Suma”, „Liczba osób: 3”. */
function isTotal(row: SheetRow | undefined): boolean {
  const [first = '', ...others] = row?.cells.filter(Boolean) ?? [];
  const word = /^(razem|suma|ogółem|łącznie|podsumowanie|liczba)(?:[:\s\d.,-]*|(?:\s+\p{L}+){1,2}\s*:\s*[\d\s.,]+)$/iu;
  return word.test(first) && others.every((cell) => /^-?[\d\s]+([.,]\d+)?( ?(zł|PLN))?$/.test(cell) && !/^\d{9,14}$/.test(cell));
}

const faultsOf = ({ rows, cells }: Most) => ({
  quote: (line: number) => `Plik CSV jest uszkodzony: w wierszu ${line} cudzysłów nie jest zamknięty.`,
  records: () => `Plik może mieć najwyżej ${formatNumber(rows - 1 - headRows)} wierszy. Podziel go na mniejsze.`,
  cells: () => `Plik może mieć najwyżej ${cells} kolumn.`,
});

/** Without what programs leave of a spreadsheet: escaped line ends, and the mark before a number that is a text. */
const cleaned = (cell: string) =>
  unguarded(
    cell
      .replace(/_x000[ad]_/gi, '\n')
      .replace(/\r\n?/g, '\n')
      .trim(),
  ).replace(/^'(?=\d)/, '');
