import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { uncounted } from '../../../src/lib/csv';
import { FileRefused } from '../../../src/server/files/refused';
import { formatOf, kindOfFormat, numberText } from '../../../src/server/files/sheet/cellText';
import { readSheet } from '../../../src/server/files/sheet/readSheet';
import { limits } from '../../../src/server/limits';
import { workbook, xlsx } from './samples';

const folder = mkdtempSync(join(tmpdir(), 'panel-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
/** Rows of a workbook that lies on the disk. */
function read(bytes: Buffer, most = { rows: 100, cells: 10 }) {
  made += 1;
  const path = join(folder, `${made}.xlsx`);
  writeFileSync(path, bytes);
  return readSheet({ path, limits: limits.files, ...most });
}
const cellsOf = async (cells: string, more = {}) => (await read(workbook(`<row r="1">${cells}</row>`, more))).rows[0]?.cells;

describe('a sheet', () => {
  test('is the first of the workbook’s own order, its rows told by their place, empty ones left out', async () => {
    const rows =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Nazwa</t></is></c></row><row r="5"><c r="A5"/></row><row r="7"><c r="C7"><v>7</v></c></row>';
    expect((await read(workbook(rows))).rows).toEqual([
      { row: 2, cells: ['Nazwa'] },
      { row: 7, cells: ['', '', '7'] },
    ]);
  });

  test('has cells without addresses one after another, empty ones too, and a text of several looks in one piece', async () => {
    const shared = '<sst><si><r><t xml:space="preserve">Jan </t></r><r><rPr/><t>Kłos</t></r><rPh><t>x</t></rPh></si></sst>';
    const cells = '<c t="s"><v>0</v></c><c/><c t="str"><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>';
    expect(await cellsOf(cells, { 'xl/sharedStrings.xml': shared })).toEqual(['Jan Kłos', '', '2', 'Tak', '#N/A']);
  });

  test('tells days, moments and shares as a person reads them', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="10"/><xf numFmtId="22"/></cellXfs></styleSheet>';
    const cells =
      '<c s="1"><v>46346</v></c><c s="2"><v>0.085</v></c><c s="3"><v>46346.354166666664</v></c><c s="0"><v>5.2602502740000002E9</v></c>';
    expect(await cellsOf(cells, { 'xl/styles.xml': styles })).toEqual([
      '2026-11-20',
      '8,5%',
      '2026-11-20 08:30:00',
      '5260250274',
    ]);
  });
});

describe('a sheet is read as it is seen', () => {
  const text = (cell: string, words: string) => `<c r="${cell}" t="inlineStr"><is><t>${words}</t></is></c>`;

  test('what is merged down a column stands in each of its rows, what is merged across once', async () => {
    const rows = `<row r="1">${text('A1', 'Firma')}${text('B1', 'Osoba')}</row><row r="2">${text('A2', 'Kłos')}${text('B2', 'Ala')}</row><row r="3">${text('B3', 'Ola')}</row><row r="4"><c r="A4"/>${text('B4', 'Iga')}</row><row r="5">${text('A5', 'Maks')}</row><row r="6">${text('C6', 'Ewa')}</row>`;
    const merged = `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B4:D4"/><mergeCell ref="C1:C1048576"/><mergeCell ref="A5:B6"/></mergeCells></worksheet>`;
    const { rows: found } = await read(workbook('', { 'xl/worksheets/sheet2.xml': merged }));
    expect(found.map(({ cells }) => cells)).toEqual([
      ['Firma', 'Osoba'],
      ['Kłos', 'Ala'],
      ['Kłos', 'Ola'],
      ['', 'Iga'],
      ['Maks'],
      ['Maks', '', 'Ewa'],
    ]);
  });

  test('a row that a filter hides says so', async () => {
    const { rows } = await read(workbook(`<row r="1">${text('A1', 'a')}</row><row r="2" hidden="1">${text('A2', 'b')}</row>`));
    expect(rows).toEqual([
      { row: 1, cells: ['a'] },
      { row: 2, cells: ['b'], hidden: true },
    ]);
  });

  test('a formula without a value is no empty cell; one that came to nothing is', async () => {
    const cells = '<c><f>A2&amp;"x"</f></c><c><f>B1</f><v></v></c><c t="str"><f>IF(1,"")</f><v></v></c><c><f>1+1</f><v>2</v></c>';
    expect(await cellsOf(cells)).toEqual([uncounted, uncounted, '', '2']);
  });

  test('a chart on top is no sheet of rows', async () => {
    const book = workbook(`<row r="1">${text('A1', 'Dane')}</row>`, {
      'xl/workbook.xml': `<workbook xmlns:r="r"><bookViews><workbookView activeTab="1"/></bookViews><sheets><sheet name="Dane" r:id="rId2"/><sheet name="Wykres" r:id="rId9"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId9" Target="chartsheets/sheet1.xml"/></Relationships>',
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    });
    expect(await read(book)).toEqual({ rows: [{ row: 1, cells: ['Dane'] }], sheet: 'Dane', sheets: ['Dane'] });
  });
});

test('a number’s format says what it is; quoted and bracketed letters are no days', () => {
  expect([14, 22, 45].map((format) => kindOfFormat(format, undefined))).toEqual(['day', 'day', 'day']);
  expect([0, 2, 9].map((format) => kindOfFormat(format, undefined))).toEqual(['number', 'number', 'share']);
  expect(kindOfFormat(164, '#,##0.00" zł dnia"')).toBe('number');
  expect(kindOfFormat(165, '[Red]0.00')).toBe('number');
  expect(kindOfFormat(166, '0.0%')).toBe('share');
});

const day = formatOf(14, undefined);

describe('a number is shown as its format shows it', () => {
  const shown = (value: string, code: string) => numberText(value, formatOf(164, code), false);
  test.each([
    ['2070803628', '00000000000', '02070803628'],
    ['90001', '00\\-000', '90-001'],
    ['12345', '00"-"000', '12-345'],
    ['1234567890123', '000', '1234567890123'],
    ['12.5', '00000', '12.5'],
    ['0.30000000000000004', '', '0.3'],
    ['1234.5678', '#,##0.00', '1234.57'],
    ['1234.565', '#,##0.00" zł"', '1234.57'],
    ['-2.345', '0.00', '-2.35'],
    ['19.99', '0', '19.99'],
  ])('%s as %s', (value, code, text) => expect(shown(value, code)).toBe(text));

  test('and an hour without a day is an hour', () => {
    expect(numberText('0.354166666666667', formatOf(20, undefined), false)).toBe('08:30:00');
  });
});

test('escaped signs and line ends of a workbook’s texts are undone', async () => {
  const cells = '<c t="inlineStr"><is><t>Kos_x000D_\nJan</t></is></c><c t="str"><f>A1</f><v>a_x0009_b</v></c>';
  expect(await cellsOf(cells)).toEqual(['Kos\r\nJan', 'a\tb']);
});

test('days before March 1900 and of a Macintosh are the days that the sheet shows', () => {
  expect(numberText('1', day, false)).toBe('1900-01-01');
  expect(numberText('61', day, false)).toBe('1900-03-01');
  expect(numberText('44884', day, true)).toBe('2026-11-20');
  expect(numberText('99999999', day, false)).toBe('99999999');
});

describe('F03: a workbook is refused', () => {
  const dtd = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
  const bomb = `<worksheet><sheetData>${' '.repeat(17 * 1024 * 1024)}</sheetData></worksheet>`;
  test.each([
    ['that is no workbook inside', xlsx(), 'uszkodzony'],
    ['with a DTD', workbook('', { 'xl/worksheets/sheet2.xml': dtd }), 'DTD'],
    ['that is no XML', workbook('', { 'xl/worksheets/sheet2.xml': '<worksheet><sheetData>' }), 'XML'],
    ['that unpacks to too much', workbook('', { 'xl/worksheets/sheet2.xml': bomb }), 'za duż'],
    ['with macros', workbook('', { 'xl/vbaProject.bin': 'x' }), 'makr'],
  ])('%s', async (_, bytes, says) => {
    await expect(read(bytes)).rejects.toThrow(FileRefused);
    await expect(read(bytes)).rejects.toThrow(says);
  });

  test('and no more of it is read than was asked for, wherever its cells say they stand', async () => {
    const far = '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>';
    const { rows } = await read(workbook(far), { rows: 1, cells: 3 });
    expect(rows.map(({ row, cells }) => [row, cells.length])).toEqual([
      [1, 4],
      [1_048_576, 1],
    ]);
  });
});
