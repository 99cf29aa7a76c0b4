import { resources } from '../../../resources';
import { addDays } from '../../lib/dates';
import { blank } from '../../schema/validate';
import { type Chance, idOf } from './random';

/** One of each end that a breach may come to; none is still open, so nothing waits for anybody in the first hour. */
export function breaches(luck: Chance, moment: number, today: string): { id: string }[] {
  const at = (daysAgo: number, time: string) => `${addDays(today, -daysAgo)} ${time}`;
  const record = (values: object) => ({ ...blank(resources.breaches), id: idOf(luck, moment), ...values });
  return [
    record({
      title: 'Zestawienie VAT wysłane do innego klienta',
      found_at: at(34, '10:20:00'),
      report_by: at(31, '10:20:00'),
      data_kinds: ['identity'],
      people_count: 1,
      effects: 'Adresat widział nazwę i NIP innej firmy oraz nazwisko właściciela.',
      measures: 'Adresat potwierdził usunięcie wiadomości. Adres wpisano ponownie z karty firmy.',
      status: 'not_needed',
      not_reported_because: 'Dane są jawne w CEIDG, wiadomość usunięto przed otwarciem załącznika.',
    }),
    record({
      title: 'Zgubiony telefon służbowy bez blokady',
      found_at: at(80, '08:05:00'),
      report_by: at(77, '08:05:00'),
      data_kinds: ['identity', 'login'],
      people_count: 15,
      effects: 'Ktoś mógł przeczytać pocztę z dwóch dni.',
      measures: 'Sesje zakończono, hasło zmieniono, telefon wymazano zdalnie.',
      status: 'closed',
      reported_at: at(79, '15:40:00'),
      people_told_on: addDays(today, -79),
    }),
  ];
}
