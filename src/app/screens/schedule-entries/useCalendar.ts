import { useQuery } from '@tanstack/react-query';
import type { CalendarAnswer } from '../../../contract/calendar';
import { request } from '../../providers/request';

/** What is in the calendar between two days, both included; asked anew whenever an entry or task changes. */
export function useCalendar(from: string, to: string) {
  return useQuery({
    queryKey: ['schedule-entries', 'calendar', from, to],
    queryFn: async ({ signal }) =>
      (await request<{ data: CalendarAnswer }>(`/api/calendar?from=${from}&to=${to}`, { signal })).json.data,
    placeholderData: (before) => before,
    retry: false,
  });
}
