import { child, type XmlNode } from '../../../domain/xml/node';
import { XmlRefused } from '../../../domain/xml/refused';
import { type SheetRow, uncounted } from '../../../lib/csv';
import type { Limits } from '../../limits';
import { checkOffice } from '../checks/office';
import { unpack } from '../checks/unpack';
import { FileRefused } from '../refused';
import { general, type NumberFormat, numberText } from './cellText';
import { columnOf, elementsOf, mergedDown, numberFormats, partLimits, partOf, sheetsOf, textOf, unescaped } from './workbook';

/** A workbook to be read: where it lies, and how many rows and cells of a row are looked at. */
export interface Sheet {
  path: string;
  limits: Limits['files'];
  rows: number;
  cells: number;
  /** The sheet that is asked for by its name; left out, the one that lies on top. */
  sheet?: string;
}

/** The rows of one sheet of a workbook, which one it is, and which a person sees in it. */
export interface SheetRead {
  rows: SheetRow[];
  sheet: string;
  sheets: string[];
}

const read = /^xl\/(?:workbook|styles|sharedStrings|worksheets\/[^/]+|_rels\/workbook)\.xml(?:\.rels)?$/;
const damaged = () => new FileRefused('Plik XLSX jest uszkodzony. Otwórz go w arkuszu, zapisz ponownie i wczytaj jeszcze raz.');

/**
 * The rows of a workbook's sheet, the visible one on top unless another is asked for, as texts, each with its place in the sheet; empty ones are left out, and of more rows or cells than
 * asked for one more is answered. A formula is what it came to, and a cell merged down stands in each of its rows. Throws FileRefused; runs in a process of its own.
 */
export async function readSheet({ path, limits, ...most }: Sheet): Promise<SheetRead> {
  await checkOffice({ path, ending: 'xlsx', cleaned: '', limits });
  const parts = new Map<string, Buffer>();
  await unpack(path, 'xlsx', limits, partLimits.size, (entry, bytes) => {
    if (!read.test(entry.name)) return;
    if (entry.unpacked > partLimits.size) throw new FileRefused('Arkusz jest za duży. Podziel go na mniejsze.');
    parts.set(entry.name, bytes);
  });
  try {
    return rowsOf(parts, most);
  } catch (error) {
    if (error instanceof XmlRefused) throw new FileRefused(error.message);
    throw error;
  }
}

function rowsOf(parts: ReadonlyMap<string, Buffer>, most: Omit<Sheet, 'path' | 'limits'>): SheetRead {
  const [workbook, relations] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')];
  if (!workbook || !relations) throw damaged();
  const { sheets, since1904 } = sheetsOf(workbook);
  // A chart may be a sheet of its own, which has no rows.
  const shown = sheets.filter(
    ({ isHidden, relation }) => !isHidden && parts.has((relation && partOf(relations, relation)) ?? ''),
  );
  const chosen = shown.find(({ name }) => name === most.sheet);
  if (most.sheet !== undefined && !chosen) throw new FileRefused('W pliku nie ma takiego arkusza.');
  const { relation, name = '' } = chosen ?? shown.find(({ isActive }) => isActive) ?? shown[0] ?? {};
  const sheet = parts.get((relation && partOf(relations, relation)) ?? '');
  if (!sheet) throw damaged();
  const shared = parts.get('xl/sharedStrings.xml');
  const texts = shared ? elementsOf(shared, ['sst/si']).map(({ node }) => textOf(node)) : [];
  const formats = numberFormats(parts.get('xl/styles.xml'));
  const reading = { texts, formats, since1904, cells: most.cells };
  const rows: SheetRow[] = [];
  let place = 0;
  for (const { node } of elementsOf(sheet, ['worksheet/sheetData/row'])) {
    place = Number(node.attributes.get('r') ?? place + 1);
    const found = cellsOf(node, reading);
    const isHidden = /^(?:1|true)$/.test(node.attributes.get('hidden') ?? '');
    if (found.some((cell) => cell !== '')) rows.push({ row: place, cells: found, ...(isHidden ? { hidden: true } : {}) });
    if (rows.length > most.rows) break;
  }
  fillDown(rows, mergedDown(sheet));
  return { rows, sheet: name, sheets: shown.map((each) => each.name) };
}

/** Writes what stands in the first of cells that are merged down a column into the rows below it, as the sheet shows it. */
function fillDown(rows: readonly SheetRow[], merged: ReturnType<typeof mergedDown>): void {
  const byPlace = new Map(rows.map((row) => [row.row, row.cells]));
  for (const { column, from, to } of merged) {
    const text = byPlace.get(from)?.[column] ?? '';
    if (text === '') continue;
    for (let place = from + 1; place <= to && place - from <= rows.length; place += 1) {
      const cells = byPlace.get(place);
      if (!cells) continue;
      while (cells.length < column) cells.push('');
      cells[column] ||= text;
    }
  }
}

interface Reading {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  since1904: boolean;
  cells: number;
}

function cellsOf(row: XmlNode, reading: Reading): string[] {
  const found: string[] = [];
  // A cell that does not say its column comes after the one before it, empty or not.
  let next = 0;
  for (const cell of row.children) {
    const at = columnOf(cell.attributes.get('r')) ?? next;
    next = at + 1;
    const text = cellText(cell, reading);
    if (text === '') continue;
    // One cell too many says that there are too many, wherever it stands; what comes after it is not looked at.
    const place = Math.min(at, reading.cells);
    while (found.length < place) found.push('');
    found[place] = text;
    if (at >= reading.cells) break;
  }
  return found;
}

function cellText(cell: XmlNode, { texts, formats, since1904 }: Reading): string {
  const inline = child(cell, 'is');
  if (inline) return textOf(inline);
  const value = child(cell, 'v')?.text ?? '';
  const kind = cell.attributes.get('t') ?? 'n';
  if (kind === 's') return texts[Number(value)] ?? '';
  if (value === '' && kind !== 'str' && child(cell, 'f')) return uncounted;
  if (kind === 'b') return value === '1' ? 'Tak' : 'Nie';
  if (kind === 'str') return unescaped(value);
  // An ISO day of the few workbooks that write one.
  if (kind === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ');
  if (kind !== 'n' || value === '') return value;
  return numberText(value, formats[Number(cell.attributes.get('s') ?? 0)] ?? general, since1904);
}
