import { useQuery } from '@tanstack/react-query';
import type { Unread } from '../../contract/conversation';
import { request } from '../providers/request';
import { ofCompany, useChosenCompany } from '../session/chosenCompany';

const none: Unread['data'] = {};

/** In how many records somebody wrote something that this person has not read, by resource. */
export function useUnread(): Unread['data'] {
  const company = useChosenCompany();
  const { data } = useQuery({
    queryKey: ['unread', company],
    queryFn: async ({ signal }) => (await request<Unread>(`/api/unread${ofCompany(company)}`, { signal })).json.data,
    retry: false,
    staleTime: 30_000,
  });
  return data ?? none;
}
