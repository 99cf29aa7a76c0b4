import { memoryStore, type Store } from 'ra-core';
import { type ListQuery, readListQuery, writeListQuery } from '../../contract/listQuery';
import { type Resource, typeOf } from '../../schema';
import { declarations } from '../registry';
import { listKeyPrefix } from '../session/localKeys';
import { type FilterValues, toTerms, toValues } from './filters';

/** What react-admin remembers of a list. */
interface ListParams {
  sort: string;
  order: 'ASC' | 'DESC';
  page: number;
  perPage: number;
  filter: FilterValues;
  displayedFilters?: Record<string, boolean>;
}

const listKey = /^(.+)\.listParams$/;
const enumerated = ['choice', 'choices', 'state', 'boolean'];
const common = ['created_at', 'updated_at'];
/** Which columns a list has, and how tall rows are. */
const shapeKey = /^(?:(.+)\.columns|lists\.comfortable)$/;
const memory = memoryStore();
memory.setup();

/**
 * react-admin's store: everything lives as long as the tab, and of lists the sort, the page size and the filters over closed
 * lists of values, days and figures outlive it, as the contract's query string with every operator of its grammar, and with them
 * the columns and how tall rows are. No typed text, no name, no selection, nothing that needs a grant is kept (S08).
 */
export const preferences: Store = {
  ...memory,
  // It is ready before the first screen asks, and lives until the page is left.
  setup: () => {},
  teardown: () => {},
  getItem: <T>(key: string, otherwise?: T): T | undefined => {
    const held = memory.getItem<T>(key);
    if (held !== undefined) return held;
    const kept = readList(key) ?? readShape(key);
    if (kept === null) return otherwise;
    memory.setItem(key, kept);
    return kept as T;
  },
  setItem: (key, value) => {
    memory.setItem(key, value);
    keepList(key, value as Partial<ListParams> | undefined);
    if (isShape(key)) localStorage.setItem(listKeyPrefix + key, JSON.stringify(value));
  },
  reset: () => {
    memory.reset();
    for (const key of Object.keys(localStorage)) if (key.startsWith(listKeyPrefix)) localStorage.removeItem(key);
  },
};

function isShape(key: string): boolean {
  const [match, name] = shapeKey.exec(key) ?? [];
  return match !== undefined && (name === undefined || declarations()[name] !== undefined);
}

function readShape(key: string): unknown {
  const kept = isShape(key) ? localStorage.getItem(listKeyPrefix + key) : null;
  return kept === null ? null : JSON.parse(kept);
}

function keepList(key: string, params: Partial<ListParams> | undefined): void {
  const resource = declarations()[listKey.exec(key)?.[1] ?? ''];
  if (!resource || !params?.sort || !params.perPage) return;
  const query: ListQuery = {
    page: 1,
    limit: params.perPage,
    sort: [{ key: params.sort, order: params.order === 'DESC' ? 'desc' : 'asc' }],
    search: '',
    filters: toTerms(params.filter ?? {}).filter(({ key }) => mayStay(resource, key)),
  };
  localStorage.setItem(listKeyPrefix + resource.name, writeListQuery(query));
}

/** Says nothing of anybody: one of a closed list, a day, a month or a figure, and not of those that a grant closes. */
function mayStay(resource: Resource, key: string): boolean {
  const field = resource.fields[key];
  if (!field) return common.includes(key);
  if (field.options.grant || field.options.encrypted) return false;
  return enumerated.includes(field.type) || typeOf(field).filtering === 'range';
}

function readList(key: string): ListParams | null {
  const resource = declarations()[listKey.exec(key)?.[1] ?? ''];
  const kept = resource && localStorage.getItem(listKeyPrefix + resource.name);
  if (!kept) return null;
  const query = readListQuery(Object.fromEntries(new URLSearchParams(kept)));
  const sort = 'unreadable' in query ? undefined : query.sort[0];
  if (!sort || 'unreadable' in query) return null;
  const filter = toValues(query.filters);
  return {
    sort: sort.key,
    order: sort.order === 'desc' ? 'DESC' : 'ASC',
    page: 1,
    perPage: query.limit,
    filter,
    displayedFilters: Object.fromEntries(Object.keys(filter).map((name) => [name, true])),
  };
}
