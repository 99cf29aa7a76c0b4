import { expect, test } from 'vitest';
import { resources } from '../../../../resources';
import { dayColumns, foundDays, isUnsaid, withDays } from '../../../../src/app/resource/importing/days';
import { withHours } from '../../../../src/app/resource/importing/hours';
import type { Resource } from '../../../../src/schema';

const employees = resources.employees as unknown as Resource;
const uptimes = resources.uptimes as unknown as Resource;
const tableOf = (...rows: string[][]) => ({
  headings: ['Ur.', 'Od', 'Stanowisko'],
  rows: rows.map((cells, at) => ({ row: at + 2, cells })),
});
const match = ['birth_date', 'start_date', 'position'];
const orders = (columns: ReturnType<typeof dayColumns>) =>
  columns.map(({ heading, order, isAsked }) => [heading, order, isAsked]);

test('a column that can only be American is, and one beside it that tells nothing is as it', () => {
  const table = tableOf(['03/15/1985', '09/01/2026', '01/13/2026'], ['07/04/1990', '10/02/2026', 'x']);
  const columns = dayColumns(employees, { table, match });
  expect(orders(columns)).toEqual([
    ['Ur.', 'month', false],
    ['Od', 'month', false],
  ]);
  const read = withDays(table, columns);
  expect(read.rows[0]).toEqual({
    row: 2,
    cells: ['15.03.1985', '01.09.2026', '01/13/2026'],
    typed: { 0: '03/15/1985', 1: '09/01/2026' },
  });
  expect(dayColumns(employees, { table: read, match })).toEqual([]);
});

test('days that can only be Polish are left as they are, with those beside them', () => {
  const table = tableOf(['15/03/1985', '09/01/2026', '']);
  expect(dayColumns(employees, { table, match })).toEqual([]);
  expect(withDays(table, [])).toBe(table);
});

test.each([
  ['none tells', [['', '09/01/2026', '']]],
  [
    'one column tells both, and of a day neither',
    [
      ['', '01/13/2026', ''],
      ['', '13/01/2026', ''],
      ['', '09/01/2026', ''],
    ],
  ],
  ['two columns tell different things, of the third', [['03/15/1985', '13/01/2026', '']]],
  ['two columns tell different things, of dashes', [['03/15/1985', '13/01/2026', '09-01-2026']]],
])('where %s, the person is asked', (_, rows) => {
  const table = { ...tableOf(...rows), headings: ['Ur.', 'Od', 'Do'] };
  if (rows[0]?.[0]) table.rows.push({ row: 9, cells: ['', '', '09/01/2026'] });
  const of = ['birth_date', 'start_date', 'end_date'];
  const asked = dayColumns(employees, { table, match: of }).filter(({ isAsked }) => isAsked);
  expect(asked).toHaveLength(1);
  expect(isUnsaid(asked)).toBe(true);
  expect(isUnsaid(dayColumns(employees, { table, match: of, days: 'day' }))).toBe(false);
  expect(dayColumns(employees, { table, match: of, days: 'month' }).every(({ order }) => order === 'month')).toBe(true);
});

test('a day that reads in one way only is read by itself, whatever its column has besides', () => {
  const rows = tableOf(['', '13/04/2026', ''], ['', '04/25/2026', '']);
  const columns = dayColumns(employees, { table: rows, match });
  expect(isUnsaid(columns)).toBe(false);
  expect(withDays(rows, columns).rows.map(({ cells }) => cells[1])).toEqual(['13/04/2026', '25.04.2026']);
  const more = tableOf(['', '13/04/2026', ''], ['', '04/25/2026', ''], ['', '04/05/2026', '']);
  const [asked] = dayColumns(employees, { table: more, match });
  expect(asked).toMatchObject({ isAsked: true, order: null, example: '04/05/2026' });
  const polish = withDays(more, dayColumns(employees, { table: more, match, days: 'day' }));
  expect(polish.rows.map(({ cells }) => cells[1])).toEqual(['13/04/2026', '25.04.2026', '04/05/2026']);
});

test('days with dashes are as the others of the file, and Polish where these tell nothing', () => {
  const dashed = tableOf(['03-31-1985', '03-04-2026', '']);
  expect(withDays(dashed, dayColumns(employees, { table: dashed, match })).rows[0]?.cells).toEqual([
    '31.03.1985',
    '04.03.2026',
    '',
  ]);
  expect(dayColumns(employees, { table: tableOf(['', '03-04-2026', '']), match })).toEqual([]);
});

test('some of the rows are read as all of them were', () => {
  const all = tableOf(['03/15/1985', '09/01/2026', ''], ['01/02/1990', '13/01/2026', '']);
  const found = foundDays(employees, { table: all, match });
  expect(found).toEqual({ 0: 'month', 1: 'day' });
  const left = tableOf(['01/02/1990', '09/01/2026', '']);
  expect(orders(dayColumns(employees, { table: left, match, found }))).toEqual([['Ur.', 'month', false]]);
});

test('a concealed field gives no example', () => {
  const { birth_date } = employees.fields;
  const concealed = {
    ...employees,
    fields: { birth_date: { ...birth_date, options: { data: 'special' } } },
  } as unknown as Resource;
  expect(dayColumns(concealed, { table: tableOf(['09/01/1985']), match })[0]?.example).toBeUndefined();
});

test('a moment of two columns is read with its American day', () => {
  const table = { headings: ['Start Date', 'Start Time'], rows: [{ row: 2, cells: ['10/25/2026', '9:30 PM'] }] };
  const given = ['start_date', 'start_date@hour'];
  const read = withHours(withDays(table, dayColumns(uptimes, { table, match: given })), given);
  expect(read.table.rows).toEqual([
    { row: 2, cells: ['25.10.2026 9:30 PM', '9:30 PM'], typed: { 0: '10/25/2026' }, alone: { 0: '25.10.2026' } },
  ]);
});
