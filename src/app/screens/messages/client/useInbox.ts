import { useQuery } from '@tanstack/react-query';
import type { Inbox } from '../../../../contract/inbox';
import { request } from '../../../providers/request';
import { useChosenCompany } from '../../../session/chosenCompany';

/** The first conversations of the client's, in the company that they look at, as many as that; asked anew when something changes. */
export function useInbox(limit: number) {
  const company = useChosenCompany();
  const own = company ? `&company_id=${company}` : '';
  return useQuery({
    queryKey: ['inbox', { limit, company }],
    queryFn: async ({ signal }) => (await request<Inbox>(`/api/inbox?limit=${limit}${own}`, { signal })).json,
    // Older ones are added to what stands there; another company's are none of these.
    placeholderData: (before, query) =>
      (query?.queryKey[1] as { company?: unknown } | undefined)?.company === company ? before : undefined,
    retry: false,
  });
}
