import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core';
import type { Group } from '../../contract/groups';
import type { UndoAnswer } from '../../contract/imports';
import type { Begun } from '../../contract/jobs';
import { type ListQuery, longestPage, writeFields, writeFilters, writeListQuery, writeSort } from '../../contract/listQuery';
import { finished, isBegun } from './begunJobs';
import { type FilterValues, toTerms } from './filters';
import { isPersonal } from './personalText';
import { request } from './request';

/** A page of records as the API answers it. */
interface Page<T> {
  data: T[];
  total: number;
  approximate?: boolean;
}

/** What an action on many answered; `undo` takes a change of them back, where that may be. */
export interface DoneToMany {
  undo?: string | null;
}

/** How many records are fetched at once by their ids: as many as fit well within a query string of 4 KiB. */
const idsAtOnce = 50;

/** The stock provider's code comes with the first record that is opened or made; a list needs none of it. */
const stock = async () => (await import('./stockProvider')).stockProvider;

/** One list request. A search for what is personal by itself (a number, an e-mail) goes in a body, never in an address (S11). */
async function getPage<T>(resource: string, query: ListQuery, signal?: AbortSignal): Promise<Page<T>> {
  const { page, limit, sort, search, filters, fields } = query;
  if (isPersonal(search)) {
    const body = {
      ...{ page, limit, sort: writeSort(sort), search, filters: writeFilters(filters) },
      ...(fields ? { fields: writeFields(fields) } : {}),
    };
    return (await request<Page<T>>(`/api/${resource}/search`, { method: 'POST', body, signal })).json;
  }
  return (await request<Page<T>>(`/api/${resource}/?${writeListQuery(query)}`, { signal })).json;
}

/** `meta.fields` says what the rows are to hold, as the columns of a list do. Rows from the first on that are more than the API's longest page come as several pages. */
async function getList<T extends RaRecord>(resource: string, params: Partial<GetListParams>) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const filter: FilterValues = params.filter ?? {};
  const limit = Math.min(perPage, longestPage);
  const ask = (nth: number) =>
    getPage<T>(
      resource,
      {
        page: nth,
        limit,
        sort: params.sort ? [{ key: params.sort.field, order: params.sort.order === 'DESC' ? 'desc' : 'asc' }] : [],
        search: String(filter.q ?? ''),
        filters: toTerms(filter),
        fields: params.meta?.fields,
      },
      params.signal,
    );
  const { data, total, approximate } = await ask(page);
  const pages = Math.ceil(Math.min(perPage, total) / limit);
  const others = perPage > limit ? await Promise.all(Array.from({ length: pages - 1 }, (_, nth) => ask(nth + 2))) : [];
  return { data: [...data, ...others.flatMap((each) => each.data)], total, meta: { approximate: approximate === true } };
}

async function getMany<T extends RaRecord>(resource: string, ids: readonly Identifier[], signal?: AbortSignal): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) =>
    ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
  );
  const pages = await Promise.all(
    parts.map((part) =>
      getPage<T>(
        resource,
        { page: 1, limit: part.length, sort: [], search: '', filters: [{ key: 'id', is: 'any', values: part.map(String) }] },
        signal,
      ),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** What rows are put together by, what of them is summed, and which rows. */
export interface GroupsAsked {
  by: readonly string[];
  sum?: readonly string[];
  filter?: FilterValues;
  signal?: AbortSignal | undefined;
}

async function groups(resource: string, { by, sum = [], filter = {}, signal }: GroupsAsked): Promise<Group[]> {
  const { q, ...terms } = filter;
  const asked = { by: by.join(','), sum: sum.join(','), search: String(q ?? ''), filters: writeFilters(toTerms(terms)) };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return (await request<{ data: Group[] }>(`/api/${resource}/groups?${query}`, { signal })).json.data;
}

/** What the panel asks beyond react-admin's own questions. */
export interface PanelDataProvider extends DataProvider {
  /** Brings deleted records back, all or none. */
  restore(resource: string, ids: readonly Identifier[]): Promise<void>;
  /** A transition or action of one record; answers the record. */
  act(resource: string, id: Identifier, action: string, body?: Record<string, unknown>): Promise<{ data: RaRecord }>;
  /** An action over a selection: all or nothing. `begun` hears that it goes on beside, before its end is waited for. */
  actMany(
    resource: string,
    ids: readonly Identifier[],
    action: string,
    body?: Record<string, unknown>,
    begun?: () => void,
  ): Promise<DoneToMany>;
  /** Takes back what a change of many did, by the word that it answered; what somebody changed since stays and is told. */
  undoMany(resource: string, undo: string): Promise<UndoAnswer>;
  /** A list counted and summed by what its rows share. */
  groups(resource: string, asked: GroupsAsked): Promise<Group[]>;
  /** The full value of an encrypted field, null where there is none; the server writes down who asked. */
  reveal(resource: string, id: Identifier, field: string): Promise<string | null>;
}

const actMany: PanelDataProvider['actMany'] = async (resource, ids, action, body = {}, begun) => {
  const answer = await request<DoneToMany | Begun>(`/api/${resource}/actions/${action}`, {
    method: 'POST',
    body: { ids, ...body },
  });
  if (!isBegun(answer)) return answer.json as DoneToMany;
  begun?.();
  return (await finished(answer.json)).result as DoneToMany;
};

const undoMany: PanelDataProvider['undoMany'] = async (resource, undo) => {
  const answer = await request<UndoAnswer | Begun>(`/api/${resource}/actions/undo`, { method: 'POST', body: { undo } });
  return isBegun(answer) ? ((await finished(answer.json)).result as UndoAnswer) : (answer.json as UndoAnswer);
};

/**
 * react-admin's questions in the API's words. Lists speak the contract's grammar; an update sends the fields that
 * changed with the `version` they were read at, so that somebody else's change meanwhile is a `StaleVersion`.
 */
export const dataProvider: PanelDataProvider = {
  getOne: async (resource, params) => (await stock()).getOne(resource, params),
  create: async (resource, params) => (await stock()).create(resource, params),
  supportAbortSignal: true,
  getList: (resource, params) => getList(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  getMany: async (resource, { ids, signal }) => ({ data: await getMany(resource, ids, signal) }),
  update: async (resource, { id, data, previousData }) => {
    const version = data.version ?? previousData?.version;
    const body = { ...changedFields(data, previousData), id, ...(version === undefined ? {} : { version }) };
    return { data: (await request<RaRecord>(`/api/${resource}/`, { method: 'PUT', body })).json as never };
  },
  updateMany: async (resource, { ids, data }) => {
    await actMany(resource, ids, 'update', { data });
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => {
    const version = (previousData as { version?: number } | undefined)?.version;
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    const { json } = await request<RaRecord | null>(`/api/${resource}/${id}`, { method: 'DELETE', headers });
    return { data: (json?.id ? json : (previousData ?? { id })) as never };
  },
  deleteMany: async (resource, { ids }) => {
    await actMany(resource, ids, 'delete');
    return { data: ids };
  },
  restore: async (resource, ids) => {
    await actMany(resource, ids, 'restore');
  },
  act: async (resource, id, action, body = {}) => ({
    data: (await request<RaRecord>(`/api/${resource}/${id}/actions/${action}`, { method: 'POST', body })).json,
  }),
  actMany,
  undoMany,
  groups,
  reveal: async (resource, id, field) => {
    const { json } = await request<{ data: { value: string | null } }>(`/api/${resource}/${id}/reveal`, {
      method: 'POST',
      body: { field },
    });
    return json.data.value;
  },
};

/** Keys that every record has and nobody writes. */
const kept = ['id', 'version', 'created_at', 'updated_at'];

/** The fields of a form that differ from the record it was opened with; all of them where there was none. */
function changedFields(
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !kept.includes(key) && !(before && same(value, before[key]))),
  );
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
