import { guarded } from '../../lib/csv';
import { formatMoney } from '../../lib/money';
import { cut } from '../../lib/text';
import { type ZipPart, zipOf } from './exportZip';

/** Characters that one cell holds. */
const CELL = 32_767;

/** Formats by their place in the style sheet below. */
export const styles = { plain: 0, heading: 1, money: 2, percent: 3, date: 4 } as const;
export type Style = keyof typeof styles;

/** Currencies whose amounts stay numbers, with the code behind them: those of the National Bank of Poland's table A. */
const currencies =
  'THB USD AUD HKD CAD NZD SGD EUR HUF CHF GBP UAH JPY CZK DKK ISK NOK SEK RON BGN TRY ILS CLP PHP MXN ZAR BRL MYR IDR INR KRW CNY XDR'.split(
    ' ',
  );
/** The first number format and the first style that are theirs. */
const [firstFormat, firstStyle] = [166, Object.keys(styles).length];
const foreignFormats = currencies
  .map((code, nth) => `<numFmt numFmtId="${firstFormat + nth}" formatCode="#,##0.00&quot; ${code}&quot;"/>`)
  .join('');
const foreignStyles = currencies.map((_, nth) => `<xf numFmtId="${firstFormat + nth}" applyNumberFormat="1"/>`).join('');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
const styleSheet = `<styleSheet xmlns="${main}"><numFmts count="${2 + currencies.length}"><numFmt numFmtId="164" formatCode="#,##0.00&quot; zł&quot;"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/>${foreignFormats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${firstStyle + currencies.length}"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>${foreignStyles}</cellXfs></styleSheet>`;

/** A sheet of a workbook: its columns, and its rows as they come, each of cells made by the functions below. */
export interface Sheet {
  name: string;
  headings: readonly string[];
  rows: AsyncIterable<string> | Iterable<string>;
  /** What may stand in cells, behind the rows. */
  validations?: string;
}

/** A workbook written while it is read. */
export function workbookOf(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const numbered = sheets.map((sheet, nth) => ({ ...sheet, nth: nth + 1 }));
  const names = numbered.map(({ nth, name }) => `<sheet name="${sheetName(name)}" sheetId="${nth}" r:id="rId${nth}"/>`).join('');
  const relations = numbered.map(
    ({ nth }) => `<Relationship Id="rId${nth}" Type="${office}/worksheet" Target="worksheets/sheet${nth}.xml"/>`,
  );
  const types = [
    part('workbook.xml', 'sheet.main'),
    ...numbered.map(({ nth }) => part(`worksheets/sheet${nth}.xml`, 'worksheet')),
    part('styles.xml', 'styles'),
  ];
  const fixed = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${relations.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styleSheet,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names}</sheets></workbook>`,
  };
  return zipOf([
    ...Object.entries(fixed).map(([name, text]): ZipPart => ({ name, content: [declaration + text] })),
    ...numbered.map(({ nth, ...sheet }): ZipPart => ({ name: `xl/worksheets/sheet${nth}.xml`, content: written(sheet) })),
  ]);
}

async function* written({ headings, rows, validations = '' }: Omit<Sheet, 'name'>): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = headings.map((_, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="22" customWidth="1"/>`).join('');
  const titles = headings.map((title) => textCell(title, 'heading')).join('');
  yield `${declaration}<worksheet xmlns="${main}">${frozen}${widths && `<cols>${widths}</cols>`}<sheetData><row>${titles}</row>`;
  yield* rows;
  yield `</sheetData>${validations}</worksheet>`;
}

const sheetName = (title: string) => escaped(cut(title.replace(/[[\]:*?/\\]/g, ' '), 31));

export const numberCell = (value: number, style: Style) => `<c s="${styles[style]}"><v>${value}</v></c>`;

/** An amount in the currency after it; in one that has no format here it is text, so that it is never read as another. */
export function amountCell(grosze: number, unit: string): string {
  if (unit === 'zł') return numberCell(grosze / 100, 'money');
  const nth = currencies.indexOf(unit);
  return nth < 0 ? textCell(formatMoney(grosze, unit), 'plain') : `<c s="${firstStyle + nth}"><v>${grosze / 100}</v></c>`;
}

export function textCell(text: string, style: Style): string {
  const kept = escaped(cut(guarded(text), CELL));
  return kept === '' ? '<c/>' : `<c s="${styles[style]}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** What a document holds as it stands, which is nearly every cell. */
const plain = /^[ !#-%'-;=?-\ud7ff]*$/;

/** Text of an XML document; what no such document may hold is left out. */
export function escaped(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? '');
}
