import { guarded } from '../../lib/csv';
import { daysBetween } from '../../lib/dates';
import type { Export } from './export';
import type { ExportColumn } from './exportColumns';
import { zipOf } from './exportZip';
import type { Answer } from './reading';

/** Rows that one sheet holds, the heading counted. */
export const SHEET_ROWS = 1_048_576;
/** Characters that one cell holds. */
const CELL = 32_767;

/** Formats by their place in the style sheet below. */
const styles = { plain: 0, heading: 1, money: 2, percent: 3, date: 4 } as const;
type Style = keyof typeof styles;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${sheets}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00&quot; zł&quot;"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** An export as a workbook of one sheet, written while it is read: amounts, shares, counts and days keep their kind, all else is text. */
export function exportXlsx({ columns, rows }: Pick<Export, 'columns' | 'rows'>, title: string): AsyncGenerator<Buffer> {
  const name = escaped(title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  const workbook = `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const fixed = Object.entries({ ...fixedParts, 'xl/workbook.xml': workbook });
  return zipOf([
    ...fixed.map(([path, text]) => ({ name: path, content: [declaration + text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, rows) },
  ]);
}

async function* sheet(columns: Export['columns'], rows: Export['rows']): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = columns.map((_, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="22" customWidth="1"/>`).join('');
  const headings = columns.map(({ title }) => textCell(title, 'heading')).join('');
  yield `${declaration}<worksheet xmlns="${sheets}">${frozen}${widths && `<cols>${widths}</cols>`}<sheetData><row>${headings}</row>`;
  for await (const batch of rows())
    yield batch.map((row) => `<row>${columns.map((column) => cell(column, row)).join('')}</row>`).join('');
  yield '</sheetData></worksheet>';
}

function cell(column: ExportColumn, row: Answer): string {
  const value = column.value(row);
  if (value === null || value === undefined || value === '') return '<c/>';
  switch (column.field?.type) {
    case 'money':
      return numberCell(Number(value) / 100, 'money');
    case 'percent':
      return numberCell(Number(value) / 10_000, 'percent');
    case 'quantity':
      return numberCell(Number(value) / 100, 'plain');
    case 'integer':
    case 'count':
    case 'unread':
      return numberCell(Number(value), 'plain');
    case 'date':
      return dayCell(String(value)) ?? textCell(column.text(row), 'plain');
  }
  return textCell(column.text(row), 'plain');
}

const numberCell = (value: number, style: Style) => `<c s="${styles[style]}"><v>${value}</v></c>`;

/** Days since the last of 1899; those before March 1900 a workbook counts in its own way, so they are text. */
function dayCell(date: string): string | null {
  const days = daysBetween('1900-03-01', date);
  return days < 0 ? null : numberCell(days + 61, 'date');
}

function textCell(text: string, style: Style): string {
  const kept = escaped(guarded(text).slice(0, CELL));
  return kept === '' ? '<c/>' : `<c s="${styles[style]}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** Text of an XML document; what no such document may hold is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? '');
}
