import { type ListQuery, readListQuery } from '../../contract/listQuery';
import { checkPesel } from '../../domain/identifiers/pesel';
import type { Resource } from '../../schema';
import { badQuery } from '../errors';
import { cannotFilter } from '../records/filters';

const sentences = {
  page: 'Numer strony jest nieprawidłowy.',
  limit: 'Liczba pozycji na stronie jest nieprawidłowa.',
  sort: 'Nie udało się odczytać sortowania listy.',
  filters: 'Nie udało się odczytać filtrów listy.',
  search: 'Nie udało się odczytać szukanego tekstu.',
  fields: 'Nie udało się odczytać pól listy.',
};

/** What is asked for by a list query: `rows` may say what they hold; a file, sums and the like hold what is theirs. */
export type Asked = 'rows' | 'all';

/** The list query of a request, or 422 with what could not be read. */
export function readListOf(query: unknown, asked: Asked = 'all'): ListQuery {
  const knows = (key: string) => Object.hasOwn(sentences, key) && (key !== 'fields' || asked === 'rows');
  const unknown = Object.keys(query ?? {}).find((key) => !knows(key));
  if (unknown !== undefined) throw badQuery(`Lista nie zna parametru „${unknown}”.`);
  const read = readListQuery((query ?? {}) as Record<string, unknown>);
  if ('unreadable' in read) throw badQuery(sentences[read.unreadable]);
  return read;
}

/** A PESEL is searched for by POST alone: an address is written down in more places than we know (S11, P23). */
export function refusePesel(search: string): void {
  const numbers = search.replace(/(?<=\d)[\s-](?=\d)/g, '').match(/(?<!\d)\d{11}(?!\d)/g) ?? [];
  if (numbers.some((number) => checkPesel(number) === null))
    throw badQuery('Numeru PESEL nie podaje się w adresie. Wyślij zapytanie metodą POST.');
}

/** The same from an address: what is kept encrypted never stands in one (S11), so such a filter is asked for by POST alone. */
export function readAddressOf(resource: Resource, query: unknown, asked: Asked = 'all'): ListQuery {
  const read = readListOf(query, asked);
  refusePesel(read.search);
  const sealed = read.filters.find(({ key }) => Object.hasOwn(resource.fields, key) && resource.fields[key]?.options.encrypted);
  if (sealed) throw cannotFilter(sealed.key);
  return read;
}
