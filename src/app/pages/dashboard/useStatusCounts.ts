import { resources } from '../../../../resources';
import { useGroups } from '../../records/useGroups';

const by = ['accounting_status'];

export interface StatusCounts {
  /** How many companies stand where; null while that is being counted. */
  counts: ReadonlyMap<string, number> | null;
  /** All of them, those without an open settlement too. */
  total: number | undefined;
  error: unknown;
  retry: () => void;
}

/** Companies by the state of their settlement, counted by the server at once. */
export function useStatusCounts(filter: Readonly<Record<string, unknown>>, enabled: boolean): StatusCounts {
  const { data, error, refetch } = useGroups(resources.companies, { by, filter }, { enabled });
  return {
    counts: data ? new Map(data.flatMap(({ key, count }) => (typeof key === 'string' ? [[key, count] as const] : []))) : null,
    total: data?.reduce((sum, { count }) => sum + count, 0),
    error,
    retry: () => void refetch(),
  };
}
