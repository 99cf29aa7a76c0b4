import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useGetList } from 'ra-core';
import { resources } from '../../../../resources';

const most = 100;
const statuses = Object.keys(resources.companies.fields.accounting_status.choices ?? {});
const key = 'accounting_status';

export interface StatusCounts {
  /** How many companies stand where; null while that is being counted. */
  counts: ReadonlyMap<string, number> | null;
  total: number | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * Companies by the state of their settlement. Up to a hundred are counted from one list; of more, the server says how
 * many stand in each state.
 */
export function useStatusCounts(filter: Readonly<Record<string, unknown>>, enabled: boolean): StatusCounts {
  const provider = useDataProvider();
  const list = useGetList<RaRecord>(
    resources.companies.name,
    { filter, sort: { field: 'title', order: 'ASC' }, pagination: { page: 1, perPage: most } },
    { enabled },
  );
  const many = enabled && (list.total ?? 0) > most;
  const each = useQueries({
    queries: statuses.map((status) => ({
      queryKey: [resources.companies.name, 'getList', 'count', { ...filter, [key]: status }],
      enabled: many,
      queryFn: async () => {
        const { total } = await provider.getList(resources.companies.name, {
          filter: { ...filter, [key]: [status] },
          sort: { field: 'title', order: 'ASC' },
          pagination: { page: 1, perPage: 1 },
        });
        return total ?? 0;
      },
    })),
  });

  const counted = many ? each.map(({ data }) => data) : null;
  return {
    counts: counted
      ? counted.every((count) => count !== undefined)
        ? new Map(statuses.map((status, at) => [status, counted[at] ?? 0]))
        : null
      : list.data
        ? countOf(list.data)
        : null,
    total: list.total,
    error: list.error ?? each.find(({ error }) => error)?.error,
    retry: () => {
      void list.refetch();
      for (const query of each) if (query.error) void query.refetch();
    },
  };
}

function countOf(records: readonly RaRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const status = record[key] as string | null;
    if (status) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}
