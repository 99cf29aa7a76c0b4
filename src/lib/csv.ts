/** What a spreadsheet would take for a formula, however many apostrophes stand before it. */
const formula = /^'*[=+\-@\t\r]/;

/** A negative number as the product writes it, with its unit: nothing in it can be computed, and a spreadsheet reads it as a number. */
const negative = /^-\d{1,3}(?:[\u00a0 ]?\d{3})*(?:,\d+)?(?:[\u00a0 ]?(?:%|zł|[A-Z]{3}))?$/;

/** A text as a cell that no spreadsheet computes: what would begin a formula gets a leading apostrophe. */
export function guarded(text: string): string {
  return formula.test(text) && !negative.test(text) ? `'${text}` : text;
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
  /** A workbook hides it, as a filter does. */
  hidden?: true;
}

/** A cell whose formula no spreadsheet has worked out yet: the program that wrote the workbook left it without a value. */
export const uncounted = '#FORMUŁA!';

/** Why a CSV file can't be read; `line` counts from 1. */
export interface CsvFault {
  line: number;
  why: 'quote' | 'records' | 'cells';
}
export interface CsvLimits {
  records: number;
  cells: number;
}

const SEPARATORS = [';', ',', '\t', '|'];
/** What Excel is told of a file by its first line, and shows to nobody. */
const told = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/**
 * Records of a CSV file with their places in it, or what is wrong with it. Empty lines are skipped, and so is a first line `sep=;`; else the
 * separator is `;`, `,`, a tab or `|`, whichever parts the first lines most evenly.
 */
export function readCsv(file: string, limits: CsvLimits): SheetRow[] | CsvFault {
  const whole = file.startsWith('\ufeff') ? file.slice(1) : file;
  const said = told.exec(whole);
  const text = said ? whole.slice(said[0].length) : whole;
  const separator = said?.[1] ?? separatorOf(text);
  const isOver = (sign: string | undefined) => sign === undefined || sign === separator || sign === '\r' || sign === '\n';
  const records: SheetRow[] = [];
  let record: string[] = [];
  let at = 0;
  let row = 1;
  while (at < text.length) {
    const cell = cellAt(text, at, isOver);
    if (!cell) return { line: lineAt(whole, at + whole.length - text.length), why: 'quote' };
    record.push(cell.value);
    if (record.length > limits.cells) return { line: lineAt(text, at), why: 'cells' };
    at = cell.end + 1;
    const isMore = text[cell.end] === separator;
    if (isMore && at < text.length) continue;
    if (isMore) record.push('');
    const isBlank = record.length === 1 && record[0] === '' && !cell.quoted;
    if (!isBlank) records.push({ row, cells: record });
    if (records.length > limits.records) return { line: lineAt(text, at - 1), why: 'records' };
    if (text[cell.end] === '\r' && text[at] === '\n') at += 1;
    row += 1;
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
type IsOver = (sign: string | undefined) => boolean;

/** A cell in quotes, as a formula of a text (`="007"`), or as it stands; null where a quote is never closed. */
function cellAt(text: string, at: number, isOver: IsOver): Cell | null {
  if (text[at] === '"') {
    const cell = quoted(text, at);
    return cell && isOver(text[cell.end]) ? { ...cell, value: untold(cell.value) } : loose(text, at, isOver);
  }
  if (text.startsWith('="', at)) {
    const cell = quoted(text, at + 1);
    if (cell && isOver(text[cell.end])) return cell;
  }
  return plain(text, at, isOver);
}

/** The text of a formula that says a text alone, as programs write numbers that Excel must not count. */
const untold = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

function plain(text: string, from: number, isOver: IsOver): Cell {
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

/** `"Firma "Kłos" sp. j.";`: quotes within were not doubled, so the cell ends where a quote stands before a separator on the same line. */
function loose(text: string, from: number, isOver: IsOver): Cell | null {
  for (let at = from + 1; at < text.length && text[at] !== '\n' && text[at] !== '\r'; at += 1)
    if (text[at] === '"' && isOver(text[at + 1]))
      return { value: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1, quoted: true };
  // What was opened and never closed swallows the rest of the file; what was closed too early is part of a text.
  return quoted(text, from) ? plain(text, from, isOver) : null;
}

/** Lines by which a file is told; titles may stand above its headings. */
const TELLING = 20;

function separatorOf(text: string): string {
  const lines = bareLines(text);
  const scores = SEPARATORS.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const evenly = Math.max(0, ...[...new Set(counts)].map((count) => counts.filter((each) => each === count).length * count));
    const first = (lines[0] ?? '').split(sign).length - 1;
    // A title above the headings may hold a comma, which the headings below it have not as often.
    const again = lines.length > 1 && (lines[1] ?? '').split(sign).length - 1 === first;
    return { sign, first, again, evenly };
  });
  const most = (by: 'first' | 'evenly') => scores.reduce((best, one) => (one[by] > best[by] ? one : best));
  const first = most('first');
  return (first.first > 0 && first.again ? first : most('evenly')).sign;
}

/** The first lines without what stands in quotes. */
function bareLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign !== '\r' && sign !== '\n') line += sign;
    else if (line !== '') {
      lines.push(line);
      line = '';
      if (lines.length === TELLING) break;
    }
  }
  return line === '' ? lines : [...lines, line];
}

const lineAt = (text: string, at: number) => text.slice(0, at).split(/\r\n|\r|\n/).length;
