import { useQuery } from '@tanstack/react-query';
import { powers } from '../../../../resources/powers';
import type { MandatePage } from '../../../contract/mandates';
import { request } from '../../providers/request';
import { keepPage } from '../../records/keepPage';

/** A page of powers and AML files over all clients; fetched anew when a power changes. */
export function useMandates(asked: { keeper: string; lacks: string; page: number }) {
  const query = new URLSearchParams({ page: String(asked.page) });
  for (const key of ['keeper', 'lacks'] as const) if (asked[key]) query.set(key, asked[key]);
  return useQuery({
    queryKey: [powers.name, 'mandates', query.toString()],
    queryFn: async ({ signal }) => (await request<{ data: MandatePage }>(`/api/mandates?${query}`, { signal })).json.data,
    placeholderData: (before) => keepPage(before, before?.rows),
    retry: false,
  });
}
