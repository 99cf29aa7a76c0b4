import { useQuery } from '@tanstack/react-query';
import type { Register } from '../../../contract/registers';
import { request } from '../../providers/request';

/** The registers that this server may ask; undefined until that is known. */
export function useRegistersOn(): readonly Register[] | undefined {
  const { data } = useQuery({
    queryKey: ['registers'],
    queryFn: async ({ signal }) => (await request<{ data: { on: Register[] } }>('/api/registers', { signal })).json.data.on,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
