import { strayCharacters } from '../schema/text';

/**
 * How a list is asked for, written and read by the same module on both sides:
 * `page=1&limit=25&sort=accounting_status:asc,created:desc&search=kowal&filters=company_type:jdg|llc,created>2026-01-01&fields=title,owner`.
 */
export interface SortTerm {
  key: string;
  order: 'asc' | 'desc';
}
/** `any` of the values, `is` exactly the one, `below`, `above`. An empty value asks for records without one. */
export interface FilterTerm {
  key: string;
  is: 'any' | 'is' | 'below' | 'above';
  values: string[];
}
export interface ListQuery {
  page: number;
  limit: number;
  sort: SortTerm[];
  search: string;
  filters: FilterTerm[];
  /** What its rows hold besides `id` and `version`; left out, all that a list may. */
  fields?: readonly string[] | undefined;
}

const defaultLimit = 25;
/** Deeper than this many rows a list is narrowed or exported, never paged. */
export const deepest = 10_000;
/** Rows of one page. */
export const longestPage = 100;
/** Records that one action may be done with. */
export const mostPicked = 500;

const signs = { any: ':', is: '=', below: '<', above: '>' } as const;
const readings = { ':': 'any', '=': 'is', '<': 'below', '>': 'above' } as const;

/** Percent-encodes the seven characters that mean something in the filter grammar. */
function escapePart(text: string): string {
  return text.replace(/[,:<>=|%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
function unescapePart(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** `created_at` is called `created` on the wire. */
const toWire = (key: string) => (key === 'created_at' ? 'created' : key);
const fromWire = (key: string) => (key === 'created' ? 'created_at' : key);

export function writeSort(sort: readonly SortTerm[]): string {
  return sort.map(({ key, order }) => `${toWire(key)}:${order}`).join(',');
}
export function writeFilters(filters: readonly FilterTerm[]): string {
  return filters
    .map(({ key, is, values }) => `${escapePart(toWire(key))}${signs[is]}${values.map(escapePart).join('|')}`)
    .join(',');
}

export function writeFields(fields: readonly string[]): string {
  return fields.map(toWire).join(',');
}

/** The query string of a list, without the question mark. What is empty or the default is left out, but page and limit. */
export function writeListQuery({ page, limit, sort, search, filters, fields }: ListQuery): string {
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (sort.length > 0) query.set('sort', writeSort(sort));
  if (search.trim() !== '') query.set('search', search);
  if (filters.length > 0) query.set('filters', writeFilters(filters));
  if (fields) query.set('fields', writeFields(fields));
  return query.toString();
}

/** Terms of a sort string, or null where it is not one. */
export function readSort(text: string): SortTerm[] | null {
  if (text === '') return [];
  const terms = text.split(',').map((part) => /^([^:]+):(asc|desc)$/.exec(part));
  return terms.every((match) => match !== null)
    ? terms.map((match) => ({ key: fromWire(match?.[1] ?? ''), order: match?.[2] as 'asc' | 'desc' }))
    : null;
}

/** Terms of a filter string, or null where it is not one. */
export function readFilters(text: string): FilterTerm[] | null {
  if (text === '') return [];
  const terms = text.split(',').map((part) => /^([^:=<>]+)([:=<>])([^:=<>]*)$/.exec(part));
  if (terms.some((match) => match === null)) return null;
  const read = terms.map((match) => ({
    key: fromWire(unescapePart(match?.[1] ?? '')),
    is: readings[(match?.[2] ?? ':') as keyof typeof readings],
    values: (match?.[3] ?? '').split('|').map(unescapePart),
  }));
  // Percent signs within percent signs are read here alone, after whoever looked through the address.
  return read.some(({ key, values }) => [key, ...values].some((part) => strayCharacters(part) !== null)) ? null : read;
}

/** Keys of a string, or null where it is not one. */
function readFields(text: string): string[] | null {
  const keys = text.split(',');
  return keys.every((key) => /^\w{1,60}$/.test(key)) ? keys.map(fromWire) : null;
}

/** A body may hold what has no text at all, such as an object with a `toString` of its own. */
const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A list's query read back; otherwise the name of the part that could not be read. Ranges and keys are the server's to judge. */
export function readListQuery(
  query: Readonly<Record<string, unknown>>,
): ListQuery | { unreadable: 'page' | 'limit' | 'sort' | 'filters' | 'search' | 'fields' } {
  const text = (key: string) => (query[key] === undefined ? '' : query[key]);
  const whole = (key: 'page' | 'limit', fallback: number) =>
    text(key) === '' ? fallback : /^\d{1,9}$/.test(plain(text(key))) ? Number(text(key)) : null;
  const page = whole('page', 1);
  if (page === null || page < 1) return { unreadable: 'page' };
  const limit = whole('limit', defaultLimit);
  if (limit === null || limit < 1) return { unreadable: 'limit' };
  const [rawSort, rawFilters, search] = [text('sort'), text('filters'), text('search')];
  if (typeof search !== 'string') return { unreadable: 'search' };
  const sort = typeof rawSort === 'string' ? readSort(rawSort) : null;
  if (!sort) return { unreadable: 'sort' };
  const filters = typeof rawFilters === 'string' ? readFilters(rawFilters) : null;
  if (!filters) return { unreadable: 'filters' };
  if (query.fields === undefined) return { page, limit, sort, search, filters };
  const fields = typeof query.fields === 'string' ? readFields(query.fields) : null;
  return fields ? { page, limit, sort, search, filters, fields } : { unreadable: 'fields' };
}
