import { useQueryClient } from '@tanstack/react-query';
import { type GetListParams, type GetListResult, type RaRecord, useGetList, useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Resource } from '../../schema';

/** Where a record stands in the list that it was opened from. */
export interface Neighbours {
  previous: RaRecord | null;
  next: RaRecord | null;
  /** Its number in the list, from one, and how many there are. */
  place: number;
  total: number;
}

type Asked = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> & Pick<GetListParams, 'meta'>;
const still = { refetchOnMount: false, refetchOnWindowFocus: false, retry: false } as const;
const nothing: Asked = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} };

/**
 * The records before and after one in the list that showed it last, with its filters and order; react-admin's own way asks for a thousand
 * rows where a page ends. Where the page was fetched anew, it is the list as it was left. Null where no list showed it.
 */
export function useNeighbours({ name }: Resource, id: string): Neighbours | null {
  const shown = useShownIn(name, id);
  const left = useLeft(name);
  const list = shown ?? left;
  const { page, perPage } = (list ?? nothing).pagination;
  const here = useGetList<RaRecord>(name, list ?? nothing, { ...still, enabled: list !== null });
  const rows = here.data ?? [];
  const total = here.total ?? 0;
  const at = rows.findIndex((row) => String(row.id) === id);
  const beside = (by: number) => ({ ...(list ?? nothing), pagination: { page: page + by, perPage } });
  const atStart = list !== null && at === 0 && page > 1;
  const atEnd = list !== null && at >= 0 && at === rows.length - 1 && page * perPage < total;
  const before = useGetList<RaRecord>(name, beside(-1), { ...still, enabled: atStart });
  const after = useGetList<RaRecord>(name, beside(1), { ...still, enabled: atEnd });
  if (at < 0) return null;
  return {
    previous: rows[at - 1] ?? (atStart ? (before.data?.at(-1) ?? null) : null),
    next: rows[at + 1] ?? (atEnd ? (after.data?.[0] ?? null) : null),
    place: (page - 1) * perPage + at + 1,
    total,
  };
}

/** What the list was asked that showed the record last; lists of a single row are no way through. */
function useShownIn(name: string, id: string): Asked | null {
  const client = useQueryClient();
  return useMemo(() => {
    const [latest] = client
      .getQueryCache()
      .findAll({ queryKey: [name, 'getList'] })
      .filter(({ state }) => {
        const { data = [] } = (state.data ?? {}) as Partial<GetListResult<RaRecord>>;
        return data.length > 1 && data.some((row) => String(row.id) === id);
      })
      .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
    const { pagination, sort, filter, meta } = (latest?.queryKey[2] ?? {}) as Partial<Asked>;
    return pagination && sort ? { pagination, sort, filter, meta } : null;
  }, [client, name, id]);
}

/** The list of the resource as the person left it, kept by react-admin over a reload. */
function useLeft(name: string): Asked | null {
  const [kept] = useStore<{ page: number; perPage: number; sort: string; order: 'ASC' | 'DESC'; filter: object } | null>(
    `${name}.listParams`,
    null,
  );
  return useMemo(() => {
    if (!kept?.sort) return null;
    const { page, perPage, sort, order, filter } = kept;
    return { pagination: { page, perPage }, sort: { field: sort, order }, filter };
  }, [kept]);
}
