import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../contract/conversation';
import type { Resource } from '../../schema';
import { useDebouncedText } from '../fields/useDebouncedText';
import { request } from '../providers/request';

const none: Person[] = [];

/** People of the office who may see the record, by the beginning of a name; nobody where nothing is asked for. */
export function usePeople(resource: Resource, record: string, typed: string | null): readonly Person[] {
  const asked = useDebouncedText(typed ?? '');
  const { data } = useQuery({
    queryKey: [resource.name, 'people', { id: record, asked }],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ q: asked });
      return (await request<{ data: Person[] }>(`/api/${resource.name}/${record}/posts/people?${query}`, { signal })).json.data;
    },
    enabled: typed !== null,
    retry: false,
    placeholderData: (before) => before,
  });
  return typed === null ? none : (data ?? none);
}
