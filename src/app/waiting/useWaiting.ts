import { useQuery } from '@tanstack/react-query';
import type { Waiting } from '../../contract/waiting';
import { request } from '../providers/request';

/** What waits for the person at the screen, in one question; asked anew when something changes. */
export function useWaiting() {
  return useQuery({
    queryKey: ['waiting'],
    queryFn: async ({ signal }) => (await request<Waiting>('/api/waiting', { signal })).json,
    retry: false,
  });
}
