import { useQuery } from '@tanstack/react-query';
import type { Unread } from '../../contract/conversation';
import { request } from '../providers/request';

const none: Unread['data'] = {};

/** In how many records somebody wrote something that this person has not read, by resource. */
export function useUnread(): Unread['data'] {
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: async ({ signal }) => (await request<Unread>('/api/unread', { signal })).json.data,
    retry: false,
    staleTime: 30_000,
  });
  return data ?? none;
}
