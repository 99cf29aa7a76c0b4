import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { TimelinePage } from '../../contract/timeline';
import type { Resource } from '../../schema';
import { request } from '../providers/request';
import { declarations } from '../registry';
import { useTenant } from '../tenant/useTenant';
import { declared } from './declared';
import { useMay } from './usePermit';

/** What a record's timeline can be narrowed to: what hangs on it and tells its moments, and the record's own changes. */
export function useTimelineKinds(resource: Resource): { name: string; label: string }[] {
  const may = useMay();
  const tenant = useTenant();
  const hanging = Object.keys(declarations()).flatMap((name) => {
    const other = declared(name);
    const hangs = Object.values(other?.fields ?? {}).some(
      (field) => field.type === 'reference' && field.resource === resource.name,
    );
    return other?.moments && hangs && tenant.has(other.module) && may('list', other) ? [{ name, label: other.labels.few }] : [];
  });
  return [...hanging, { name: resource.name, label: 'Zmiany danych' }];
}

/** Pages of a record's timeline, the newest first; a change of any of the kinds told asks anew. */
export function useTimeline({ name }: Resource, id: string, kinds: readonly string[]) {
  return useInfiniteQuery<TimelinePage, Error, InfiniteData<TimelinePage>, readonly unknown[], string>({
    queryKey: [name, 'timeline', id, kinds],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(kinds.length > 0 ? { kinds: kinds.join() } : {}),
        ...(pageParam ? { after: pageParam } : {}),
      });
      return (await request<TimelinePage>(`/api/${name}/${id}/timeline?${query}`, { signal })).json;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    retry: false,
  });
}
