import { type ListQuery, readListQuery } from '../../contract/listQuery';
import { badQuery } from '../errors';

const sentences = {
  page: 'Numer strony jest nieprawidłowy.',
  limit: 'Liczba pozycji na stronie jest nieprawidłowa.',
  sort: 'Nie udało się odczytać sortowania listy.',
  filters: 'Nie udało się odczytać filtrów listy.',
  search: 'Nie udało się odczytać szukanego tekstu.',
};

/** The list query of a request, or 422 with what could not be read. */
export function readListOf(query: unknown): ListQuery {
  const read = readListQuery((query ?? {}) as Record<string, unknown>);
  if ('unreadable' in read) throw badQuery(sentences[read.unreadable]);
  return read;
}
