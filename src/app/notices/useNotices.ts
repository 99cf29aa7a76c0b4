import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../providers/request';

/** One of one's own notices, as the API answers it. */
export interface Notice {
  id: string;
  text: string;
  /** Where in the panel it leads; null leads nowhere. */
  link: string | null;
  created_at: string;
  read_at: string | null;
}
interface Found {
  data: Notice[];
  total: number;
}

/** The key begins with the resource's name, so that a change heard from the server has it asked for anew. */
const keys = { unread: ['notices', 'unread'], newest: ['notices', 'newest'] } as const;
const newest = 20;

const ask = async (query: string, signal: AbortSignal) => (await request<Found>(`/api/notices/?${query}`, { signal })).json;

/** How many were not read; undefined until it is known. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: keys.unread,
    queryFn: ({ signal }) => ask('filters=read_at:&limit=1', signal),
    retry: false,
  });
  return data?.total;
}

export function useNewest() {
  return useQuery({
    queryKey: keys.newest,
    queryFn: ({ signal }) => ask(`sort=created:desc&limit=${newest}`, signal),
    retry: false,
  });
}

/** Marks notices as read, those named or all of them. */
export function useRead(): (ids?: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return async (ids) => {
    await request('/api/notices/read', { method: 'POST', body: ids ? { ids } : {} });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'notices' });
  };
}
