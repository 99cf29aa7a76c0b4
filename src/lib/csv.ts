/** What a spreadsheet would take for a formula, however many apostrophes stand before it. */
const formula = /^'*[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet computes: what would begin a formula gets a leading apostrophe. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell that `guarded` wrote; any other text as it stands. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** One record of a CSV file (RFC 4180) with its line end; semicolons, as Excel in Polish expects. */
export function csvLine(cells: readonly string[], separator = ';'): string {
  const written = cells.map((cell) =>
    cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  // A record of one empty cell would be an empty line, which readers skip.
  return `${written.length === 1 && written[0] === '' ? '""' : written.join(separator)}\r\n`;
}

/** A row of a table with its place in the file, from 1. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** Why a CSV file can't be read; `line` counts from 1. */
export interface CsvFault {
  line: number;
  why: 'quote' | 'records' | 'cells';
}
export interface CsvLimits {
  records: number;
  cells: number;
}

const SEPARATORS = [';', ',', '\t'];

/** Records of a CSV file, or what is wrong with it. Empty lines are skipped; the separator is `;`, `,` or a tab, whichever the first line has most of. */
export function readCsv(file: string, limits: CsvLimits): string[][] | CsvFault {
  const text = file.startsWith('\ufeff') ? file.slice(1) : file;
  const separator = separatorOf(text);
  const isOver = (sign: string | undefined) => sign === undefined || sign === separator || sign === '\r' || sign === '\n';
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, isOver);
    if (!cell || !isOver(text[cell.end])) return { line: lineAt(text, at), why: 'quote' };
    record.push(cell.value);
    if (record.length > limits.cells) return { line: lineAt(text, at), why: 'cells' };
    at = cell.end + 1;
    const isMore = text[cell.end] === separator;
    if (isMore && at < text.length) continue;
    if (isMore) record.push('');
    // A line feed after a carriage return ends one more line, an empty one.
    const isBlank = record.length === 1 && record[0] === '' && !cell.quoted;
    if (!isBlank) records.push(record);
    if (records.length > limits.records) return { line: lineAt(text, at - 1), why: 'records' };
    record = [];
  }
  return records;
}

interface Cell {
  value: string;
  /** Where the cell is over. */
  end: number;
  quoted: boolean;
}

function plain(text: string, from: number, isOver: (sign: string | undefined) => boolean): Cell {
  let end = from;
  while (!isOver(text[end])) end += 1;
  return { value: text.slice(from, end), end, quoted: false };
}

function quoted(text: string, from: number): Cell | null {
  for (let close = text.indexOf('"', from + 1); close !== -1; close = text.indexOf('"', close + 2))
    if (text[close + 1] !== '"')
      return { value: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1, quoted: true };
  return null;
}

function separatorOf(text: string): string {
  let head = '';
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\r' || sign === '\n') break;
    else head += sign;
  }
  const counts = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

const lineAt = (text: string, at: number) => text.slice(0, at).split(/\r\n|\r|\n/).length;
