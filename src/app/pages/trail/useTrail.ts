import { useInfiniteQuery } from '@tanstack/react-query';
import { type TrailPage, type TrailQuery, writeTrailQuery } from '../../../contract/trail';
import { request } from '../../providers/request';

/** The trail page by page, the newest first. Each opening is written down, so nothing asks again by itself. */
export function useTrail(query: TrailQuery) {
  return useInfiniteQuery({
    queryKey: ['trail', query],
    queryFn: async ({ pageParam, signal }) => {
      const asked = writeTrailQuery(query);
      if (pageParam !== null) asked.set('before', String(pageParam));
      return (await request<TrailPage>(`/api/settings/trail?${asked}`, { signal })).json;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.seq : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  });
}
