import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, guarded, readCsv, unguarded } from '../../src/lib/csv';

const limits = { records: 1_000, cells: 100 };

describe('V08: a cell that a spreadsheet would compute', () => {
  test.each(['=1+1', '+48501', '-5', '@SUM(A1)', '\tx', '\rx'])('%j gets an apostrophe before it', (text) =>
    expect(guarded(text)).toBe(`'${text}`),
  );
  test.each(['Kłos', '1=1', ' =1', '', "'cytat'"])('%j stays as it is', (text) => expect(guarded(text)).toBe(text));
  test('never begins one, and reads back as it was', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `'=${text}`),
        ),
        (text) => {
          expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
          expect(unguarded(guarded(text))).toBe(text);
        },
      ),
    );
  });
});

describe('a CSV file', () => {
  test('quotes what holds a separator, a quote, a line end or outer spaces', () =>
    expect(csvLine(['a;b', 'c"d', 'e\nf', ' g', 'h,i'])).toBe('"a;b";"c""d";"e\nf";" g";h,i\r\n'));
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
    ['commas', 'a,"b;b"\n1,2'],
    ['tabs', 'a\tb;b\n1\t2\n'],
    ['semicolons', 'a;b;b\n1;2'],
  ])('with %s is understood', (_, text) => expect(readCsv(text, limits)).toHaveLength(2));
  test('without a last line end, with a last empty cell and with empty lines', () =>
    expect(readCsv('a;b\r\n\r\n1;', limits)).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]));
  test('says on which line a quote is open or closed too early', () => {
    expect(readCsv('a;b\n1;"2\n3', limits)).toEqual({ line: 2, why: 'quote' });
    expect(readCsv('a;b\n"1"x;2', limits)).toEqual({ line: 2, why: 'quote' });
  });
  test('V02: longer or wider than allowed is not read', () => {
    expect(readCsv('a\nb\nc', { records: 2, cells: 5 })).toMatchObject({ why: 'records' });
    expect(readCsv('a;b;c', { records: 2, cells: 2 })).toEqual({ line: 1, why: 'cells' });
  });
});
