import { formatDate, isDate } from '../../lib/dates';
import { readDate } from '../../lib/typedDates';
import { defineFieldType } from '../field';

/** A day of the calendar, `YYYY-MM-DD`, between 1900 and 2100. */
export const date = defineFieldType<'date', string>('date', {
  stored: 'date',
  filtering: 'range',
  parse: readDate,
  check: (value) => (isDate(value) ? null : 'Podaj istniejącą datę, na przykład 20.11.2026'),
  format: formatDate,
  examples: {
    good: ['2026-11-20', '2028-02-29'],
    bad: [
      ['2027-02-29', 'Podaj istniejącą datę, na przykład 20.11.2026'],
      ['jutro', 'Podaj istniejącą datę, na przykład 20.11.2026'],
    ],
  },
});
