import { formatDateTime, fromWarsaw } from '../../lib/dates';
import { readMoment } from '../../lib/typedDates';
import { defineFieldType } from '../field';

/** A moment, `YYYY-MM-DD HH:mm:ss` on Warsaw's wall clock; an hour that the spring change skips is refused (V07). */
export const dateTime = defineFieldType<'dateTime', string>('dateTime', {
  stored: 'moment',
  filtering: 'range',
  parse: readMoment,
  check: (value) => (fromWarsaw(value) ? null : 'Podaj istniejącą datę i godzinę, na przykład 20.11.2026, 08:30'),
  format: formatDateTime,
  examples: {
    good: ['2026-11-20 08:30:00'],
    bad: [
      ['2026-03-29 02:30:00', 'Podaj istniejącą datę i godzinę, na przykład 20.11.2026, 08:30'],
      ['wczoraj', 'Podaj istniejącą datę i godzinę, na przykład 20.11.2026, 08:30'],
    ],
  },
});
