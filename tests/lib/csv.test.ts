import { describe, expect, test } from 'vitest';
import { csvLine, guarded, readCsv as read, unguarded } from '../../src/lib/csv';
import fc from '../support/properties';

const limits = { records: 1_000, cells: 100 };
/** The cells alone, or what is wrong. */
function readCsv(text: string, most: { records: number; cells: number }) {
  const records = read(text, most);
  return Array.isArray(records) ? records.map(({ cells }) => cells) : records;
}

describe('V08: a cell that a spreadsheet would compute', () => {
  test.each(['=1+1', '+48501', '-5+2', '--5', '-A1', '-5 zł+1', '-5-2', '@SUM(A1)', '\tx', '\rx'])(
    '%j gets an apostrophe before it',
    (text) => expect(guarded(text)).toBe(`'${text}`),
  );
  test.each(['Kłos', '1=1', ' =1', '', "'cytat'"])('%j stays as it is', (text) => expect(guarded(text)).toBe(text));
  test.each(['-5', '-0,5', '-1\u00a0234,56\u00a0zł', '-1234,56', '-5 000', '-12,50\u00a0EUR', '-5%', '-5,5\u00a0%'])(
    '%j is a negative number, which computes nothing and stays one',
    (text) => expect(guarded(text)).toBe(text),
  );
  test.each(['=1+1', "'cytat'", 'Kłos', ''])('%j of a foreign file is read as it stands', (cell) =>
    expect(unguarded(cell)).toBe(cell),
  );
  test('never begins one, and reads back as it was', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `'=${text}`),
        ),
        (text) => {
          expect(guarded(text)).not.toMatch(/^[=+@\t\r]|^-(?!\d[\d \u00a0]*(,\d+)?[ \u00a0]?(%|zł|[A-Z]{3})?$)/);
          expect(unguarded(guarded(text))).toBe(text);
        },
      ),
    );
  });
});

describe('a CSV file', () => {
  test('quotes what holds a separator, a quote, a line end or outer spaces', () =>
    expect(csvLine(['a;b', 'c"d', 'e\nf', ' g', 'h,i'])).toBe('"a;b";"c""d";"e\nf";" g";h,i\r\n'));
  test('leaves inner spaces alone, so that a name needs no quotes', () =>
    expect(csvLine(['Jan Kłos', 'Anna ', '\tNIP'])).toBe('Jan Kłos;"Anna ";"\tNIP"\r\n'));
  test('reads back whatever was written', () => {
    const cell = fc.string({ unit: fc.constantFrom(';', ',', '\t', '"', '\r', '\n', ' ', 'ą', 'x', "'") });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const head = ['Nazwa', 'NIP'];
        expect(readCsv(`\ufeff${[head, ...rows].map((row) => csvLine(row)).join('')}`, limits)).toEqual([head, ...rows]);
      }),
    );
  });
  test('one column with empty cells reads back too', () => {
    const rows = [['Nazwa'], [''], ['Kłos']];
    expect(readCsv(rows.map((row) => csvLine(row)).join(''), limits)).toEqual(rows);
  });
  test.each([
    ['commas', 'a,"b;b;b;b"\n1,2', ['a', 'b;b;b;b']],
    ['commas and line ends in quotes', 'a,"b;b\r\nc;c"\r\n1,2', ['a', 'b;b\r\nc;c']],
    ['commas and quotes in quotes', '"a ""b;b"" c",d\n1,2', ['a "b;b" c', 'd']],
    ['tabs', 'a\tb\tc;d,e\n1\t2\t3\n', ['a', 'b', 'c;d,e']],
    ['as many semicolons as commas', 'a,b;c\n1;2', ['a,b', 'c']],
    ['one column', 'a\n1', ['a']],
    ['more commas in the next line', 'a;b\n1,2,3;4,5', ['a', 'b']],
    ['more commas after a carriage return', 'a;b\r1,2,3;4,5', ['a', 'b']],
  ])('with %s is understood by its first line', (_, text, head) =>
    expect(readCsv(text, limits)).toEqual([head, expect.any(Array)]),
  );
  test.each(['\n', '\r\n', '\r'])('with lines that end by %j has no records but its own', (end) =>
    expect(readCsv(['a;b', '1;2', '', '3;4', ''].join(end), limits)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]),
  );
  test('may begin with an empty cell in quotes', () => expect(readCsv('"";b', limits)).toEqual([['', 'b']]));
  test('may have a first cell of ten megabytes', () => {
    const long = 'x'.repeat(10_000_000);
    const read = readCsv(`"${long}";b`, limits);
    expect(Array.isArray(read) && read[0]?.[0]?.length).toBe(long.length);
  });
  test('without a last line end, with a last empty cell and with empty lines', () =>
    expect(readCsv('a;b\r\n\r\n1;', limits)).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]));
  test('says on which line a quote is open', () => {
    expect(readCsv('a;b\n1;"2\n3', limits)).toEqual({ line: 2, why: 'quote' });
  });
  test('V02: as long and as wide as allowed is read', () =>
    expect(readCsv('a;b\n\n1;2\n\n', { records: 2, cells: 2 })).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]));
  test('V02: longer or wider than allowed is not read', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(readCsv(['a', 'b', 'c', '', ''].join(end), { records: 2, cells: 5 })).toEqual({ line: 3, why: 'records' });
    expect(readCsv('a;b;c', { records: 2, cells: 2 })).toEqual({ line: 1, why: 'cells' });
  });
  test('tells each record’s place, empty lines counted and a line for Excel alone not', () =>
    expect(read('sep=,\r\na,b;c\r\n\r\n1,2', limits)).toEqual([
      { row: 1, cells: ['a', 'b;c'] },
      { row: 3, cells: ['1', '2'] },
    ]));
  test.each([
    ['sep=;\na;b', ['a', 'b']],
    ['"sep=|"\r\na|b', ['a', 'b']],
    ['SEP=,\ra,b', ['a', 'b']],
    ['separator;b', ['separator', 'b']],
  ])('%j is headed by what comes after the word on the separator', (text, head) => expect(readCsv(text, limits)).toEqual([head]));
  test.each([
    ['="007";b', ['007', 'b']],
    ['"=""007""";b', ['007', 'b']],
    ['a;="1;2"', ['a', '1;2']],
    ['=1+1;b', ['=1+1', 'b']],
    ['="007"&A1;b', ['="007"&A1', 'b']],
  ])('%j says its text, where a formula says nothing else', (text, cells) => expect(readCsv(text, limits)).toEqual([cells]));
  test.each([
    ['a;"Firma "Kłos" sp. j.";b', ['a', 'Firma "Kłos" sp. j.', 'b']],
    ['a;"Kłos" sp. j.;b', ['a', '"Kłos" sp. j.', 'b']],
    ['a;Firma "Kłos";b', ['a', 'Firma "Kłos"', 'b']],
    ['a;"Firma "Kłos"";b\n1;2;3', ['a', 'Firma "Kłos"', 'b']],
  ])('%j holds its quotes, which nobody doubled', (text, cells) =>
    expect(readCsv(text, limits)).toEqual(expect.arrayContaining([cells])),
  );
  test.each([
    ['Lista firm, stan na 1.11\na;b;c\n1;2;3', ['a', 'b', 'c']],
    ['a;b\n1,5', ['a', 'b']],
    ['a|b\n1|2', ['a', 'b']],
    ['a;b;c\n1,5;2\n2,5;3', ['a', 'b', 'c']],
  ])('%j is parted as most of its lines are', (text, cells) =>
    expect(readCsv(text, limits)).toEqual(expect.arrayContaining([cells])),
  );
  test('under a title without a separator is parted as its other lines are', () =>
    expect(readCsv('Lista pracowników\n\na,b,c\n1,2,3\n4,5;6,7', limits)).toEqual([
      ['Lista pracowników'],
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['4', '5;6', '7'],
    ]));
});
