import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Post, Posts } from '../../contract/conversation';
import type { Resource } from '../../schema';
import { HeldBack } from '../layout/heldBack';
import { request } from '../providers/request';

/** The conversation of a record as it stands, with as many earlier pages as were asked for; a change by anybody brings it up to date. */
export function useThread(resource: Resource, id: string) {
  const address = `/api/${resource.name}/${id}/posts`;
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'posts', { id }],
    queryFn: async ({ signal }) => (await request<Posts>(address, { signal })).json,
    refetchOnMount: 'always',
    retry: false,
  });
  const [earlier, setEarlier] = useState<{ posts: readonly Post[]; more: boolean } | null>(null);
  const posts = [...(earlier?.posts ?? []), ...(data?.data ?? [])];
  const known = new Set<string>();
  const shown = posts.filter((post) => !known.has(post.id) && known.add(post.id));
  return {
    page: data,
    posts: shown,
    error: data ? null : error,
    more: earlier ? earlier.more : (data?.more ?? false),
    retry: () => void refetch(),
    async readEarlier(): Promise<void> {
      const [first] = shown;
      if (!first) return;
      const { json } = await request<Posts>(`${address}?before=${first.id}`);
      setEarlier({ posts: [...json.data, ...shown], more: json.more });
    },
  };
}

/** Tells the server that what stands on the screen was read, while somebody looks at it. */
export function useReading(resource: Resource, id: string, posts: readonly Post[]): void {
  const client = useQueryClient();
  const last = posts.at(-1);
  const told = useRef('');
  const heldBack = useContext(HeldBack);
  useEffect(() => {
    const tell = () => {
      if (!last || heldBack || last.id === told.current || document.visibilityState !== 'visible') return;
      told.current = last.id;
      request(`/api/${resource.name}/${id}/posts/read`, { method: 'POST', body: { to: last.id } })
        .then(() =>
          client.invalidateQueries({
            predicate: ({ queryKey: [name, kind] }) => name === 'unread' || (name === resource.name && kind !== 'posts'),
          }),
        )
        .catch(() => {
          told.current = '';
        });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, resource, id, last, heldBack]);
}
