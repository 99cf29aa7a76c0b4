import type { SortPayload } from 'ra-core';
import type { savedViews } from '../../../../resources/savedViews';
import { type ListQuery, readListQuery, writeListQuery } from '../../../contract/listQuery';
import type { FieldMap } from '../../../schema';
import { type FilterValues, toTerms, toValues } from '../../providers/filters';
import type { Answered } from '../../records/answered';
import type { ColumnChoice } from '../columns/chosenColumns';

/** A view as the server keeps it. */
export type SavedView = Answered<
  typeof savedViews,
  'id' | 'user_id' | 'list' | 'name' | 'query' | 'shared' | 'main' | 'version'
> & {
  user?: { id: string; title: string } | null;
  columns: readonly ColumnChoice[] | null;
};

/** How a list stands: what a view keeps of it. */
export interface Standing {
  sort: SortPayload;
  perPage: number;
  /** Without the search, which is typed anew each time. */
  filters: FilterValues;
  columns: readonly ColumnChoice[];
}

const common = ['id', 'created_at', 'updated_at'];
const known = (readable: FieldMap, key: string) =>
  common.includes(key) || (Object.hasOwn(readable, key) && !readable[key]?.options.encrypted);

/** What the server gets; what is kept encrypted is asked for anew each time (S11). */
export function written({ sort, perPage, filters, columns }: Standing, readable: FieldMap): Pick<SavedView, 'query' | 'columns'> {
  const query: ListQuery = {
    page: 1,
    limit: perPage,
    sort: [{ key: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' }],
    search: '',
    filters: toTerms(filters).filter(({ key }) => known(readable, key)),
  };
  return { query: writeListQuery(query), columns };
}

/** How the list stands in a view, for a person who may read these fields; a colleague's view may ask for more. */
export function standingOf({ query, columns }: SavedView, readable: FieldMap, otherwise: SortPayload): Standing {
  const read = readListQuery(Object.fromEntries(new URLSearchParams(query ?? '')));
  if ('unreadable' in read) return { sort: otherwise, perPage: 25, filters: {}, columns: columns ?? [] };
  const [first] = read.sort.filter(({ key }) => known(readable, key));
  return {
    sort: first ? { field: first.key, order: first.order === 'desc' ? 'DESC' : 'ASC' } : otherwise,
    perPage: read.limit,
    filters: toValues(read.filters.filter(({ key }) => known(readable, key))),
    columns: columns ?? [],
  };
}

/** Whether a list stands as the view says. */
export function stands(view: SavedView, standing: Standing, readable: FieldMap): boolean {
  const said = written(standingOf(view, readable, standing.sort), readable);
  const now = written(standing, readable);
  return now.query === said.query && sameColumns(now.columns ?? [], said.columns ?? []);
}

const sameColumns = (one: readonly ColumnChoice[], other: readonly ColumnChoice[]): boolean =>
  JSON.stringify(one.map(plain)) === JSON.stringify(other.map(plain));
const plain = ({ key, hidden, width }: ColumnChoice) => [key, hidden === true, width ?? null];
