import { useQuery } from '@tanstack/react-query';
import type { Waiting } from '../../contract/waiting';
import { request } from '../providers/request';
import { ofCompany, useChosenCompany } from '../session/chosenCompany';

/** What waits for the person at the screen, in the company that they look at, in one question; asked anew when something changes. */
export function useWaiting() {
  const company = useChosenCompany();
  return useQuery({
    queryKey: ['waiting', company],
    queryFn: async ({ signal }) => (await request<Waiting>(`/api/waiting${ofCompany(company)}`, { signal })).json,
    retry: false,
  });
}
