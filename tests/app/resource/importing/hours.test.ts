import { expect, test } from 'vitest';
import { withHours } from '../../../../src/app/resource/importing/hours';
import { errorSheet } from '../../../../src/app/resource/importing/sheets';
import { readCsv } from '../../../../src/lib/csv';

const table = {
  headings: ['Start date', 'Start time', 'Opis'],
  rows: [
    { row: 2, cells: ['2026-11-02', '9:30 AM', 'VAT'] },
    { row: 3, cells: ['', '10:00', ''] },
  ],
};

test('a day and an hour of two columns are one moment', () => {
  const { match, table: joined } = withHours(table, ['start_date', 'start_date@hour', 'comment']);
  expect(match).toEqual(['start_date', null, 'comment']);
  expect(joined.rows.map(({ cells }) => cells[0])).toEqual(['2026-11-02 9:30 AM', '']);
});

test('an hour without a day is told by the moment that it is not, and a file without hours is left as it is', () => {
  expect(withHours(table, [null, 'start_date@hour', null]).match).toEqual([null, 'start_date', null]);
  expect(withHours(table, ['start_date', null, null]).table).toBe(table);
});

test('rows to be corrected have the day and the hour apart again, so that read back they are the same moment', async () => {
  const match = ['start_date', 'start_date@hour', 'comment'];
  const joined = withHours(table, match).table;
  const text = await errorSheet(joined, [
    { at: 0, says: 'Za długo' },
    { at: 1, says: 'Podaj początek' },
  ]).text();
  const lines = readCsv(text, { records: 10, cells: 10 });
  const [headings = [], ...rows] = Array.isArray(lines) ? lines.map(({ cells }) => cells) : [];
  expect(headings).toEqual(['Start date', 'Start time', 'Opis', 'Co poprawić']);
  expect(rows.map((cells) => cells.slice(0, 3))).toEqual(table.rows.map(({ cells }) => cells));
  const back = { headings, rows: rows.map((cells, nth) => ({ row: nth + 2, cells })) };
  expect(withHours(back, [...match, null]).table.rows.map(({ cells }) => cells[0])).toEqual(['2026-11-02 9:30 AM', '']);
});
