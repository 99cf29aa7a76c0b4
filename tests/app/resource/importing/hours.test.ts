import { expect, test } from 'vitest';
import { withHours } from '../../../../src/app/resource/importing/hours';

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
