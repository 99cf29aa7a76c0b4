import { formatMonth, isMonth } from '../../lib/dates';
import { defineFieldType } from '../field';

/** A month of the calendar, `YYYY-MM`: the period a settlement, a document or a task belongs to. */
export const month = defineFieldType<'month', string>('month', {
  filtering: 'range',
  parse: readMonth,
  check: (value) => (isMonth(value) ? null : 'Podaj miesiąc, na przykład 11.2026'),
  format: formatMonth,
  examples: { good: ['2026-11'], bad: [['2026-13', 'Podaj miesiąc, na przykład 11.2026']] },
});

/** `11.2026`, `11/2026`, `2026.11`, `2026-11`, a day of it as `2026-11-05`, or `listopad 2026`; anything else comes back as typed. */
function readMonth(typed: string): string {
  const text = typed.trim();
  const [, year, number] = /^(\d{4})[-./](\d{1,2})(?:-\d{2})?$/.exec(text) ?? [];
  if (year && number) return `${year}-${number.padStart(2, '0')}`;
  const [, first, last] = /^(\d{1,2})[-./](\d{4})$/.exec(text) ?? [];
  if (first && last) return `${last}-${first.padStart(2, '0')}`;
  const [, word = '', named] = /^(\p{L}{3,})\.? +(\d{4})$/u.exec(text) ?? [];
  const found = named ? monthsOf(named).filter((month) => formatMonth(month).startsWith(word.toLowerCase())) : [];
  return found.length === 1 && found[0] ? found[0] : text;
}

const monthsOf = (year: string) => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
