import { expect, test } from 'vitest';
import { americanDay, dayOrderOf, tellingDay, withDayFirst } from '../../src/lib/dayOrder';

test.each([
  [['01/09/2026', '01/13/2026'], 'month'],
  [['01-13-2026', '9/1/26'], 'month'],
  [['12/31/2026 9:30 PM', '1/2/2026, 10:00'], 'month'],
  [['13/01/2026', '09/01/2026'], 'day'],
  [['13/01/2026', '01/13/2026'], 'mixed'],
  [['09/01/2026', '', '10/02/2026'], 'open'],
  [['09-01-2026', '10-02-2026'], 'dashed'],
  [['09-01-2026', '10/02/2026'], 'open'],
  [['09.01.2026', '2026-01-13', '20260113', '1/1/2026', '11/11/26', ''], 'none'],
  [['1/2', '01/13', 'VAT 01/13/2026', '01/32/2026', '13/13/2026', '01/13-2026'], 'none'],
])('the days %j are written: %s', (cells, order) => expect(dayOrderOf(cells)).toBe(order));

test.each([
  ['01/13/2026', '13.01.2026'],
  ['9/1/26', '1.9.26'],
  ['01-13-2026', '13.01.2026'],
  ['12/31/2026, 9:30:10 PM', '31.12.2026, 9:30:10 PM'],
  ['13/01/2026', '13/01/2026'],
  ['2026-01-13', '2026-01-13'],
  ['brak', 'brak'],
])('%s of an American column is %s', (cell, read) => expect(withDayFirst(cell)).toBe(read));

test('the day that is shown is one that reads two ways', () => {
  expect(tellingDay(['', '1/1/2026', '09/01/2026 8:00', '10/02/2026'])).toBe('09/01/2026');
  expect(tellingDay(['13/04/2026', '04/25/2026', '04/05/2026'])).toBe('04/05/2026');
  expect(tellingDay(['13/04/2026', '04/25/2026'])).toBeUndefined();
  expect(americanDay(['13/04/2026', '04/05/2026', '04/25/2026'])).toBe('04/25/2026');
  expect(tellingDay(['2026-01-13'])).toBeUndefined();
});
