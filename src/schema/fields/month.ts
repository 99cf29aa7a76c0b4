import { formatMonth, isMonth } from '../../lib/dates';
import { defineFieldType } from '../field';

/** A month of the calendar, `YYYY-MM`: the period a settlement, a document or a task belongs to. */
export const month = defineFieldType<'month', string>('month', {
  filtering: 'range',
  parse: (typed) => typed.trim().replace(/^(\d{1,2})[./](\d{4})$/, (_, m, y) => `${y}-${m.padStart(2, '0')}`),
  check: (value) => (isMonth(value) ? null : 'Podaj miesiąc, na przykład 11.2026'),
  format: formatMonth,
  examples: { good: ['2026-11'], bad: [['2026-13', 'Podaj miesiąc, na przykład 11.2026']] },
});
