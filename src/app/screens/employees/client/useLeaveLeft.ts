import { useQuery } from '@tanstack/react-query';
import { employees } from '../../../../../resources/employees';
import type { LeaveLeft } from '../../../../contract/employeeTerms';
import { countOf, plural } from '../../../../lib/text';
import { request } from '../../../providers/request';

/** What is left of this year's leave, by the employee; fetched anew when one changes. Nothing where it can't be read. */
export function useLeaveLeft(company: unknown): ReadonlyMap<string, LeaveLeft> {
  const query = company ? `?${new URLSearchParams({ company: String(company) })}` : '';
  const { data } = useQuery({
    queryKey: [employees.name, 'leave', query],
    queryFn: async ({ signal }) => (await request<{ data: LeaveLeft[] }>(`/api/employees/leave${query}`, { signal })).json.data,
    retry: false,
  });
  return new Map((data ?? []).map((each) => [each.employee, each]));
}

/** `Urlop: zostało 12 dni, zaplanowano 3 dni`; of leave taken ahead, by how much; nothing of somebody without leave. */
export function daysLeft(leave: LeaveLeft | undefined): string | null {
  if (!leave) return null;
  const { balance, planned, provisional } = leave;
  const days = countOf(Math.abs(balance), 'dzień', 'dni', 'dni', 'dnia');
  const says =
    balance < 0
      ? `Urlop: wykorzystano awansem ${days}`
      : `Urlop: ${plural(balance, 'został', 'zostały', 'zostało', 'zostało')} ${days}`;
  return [
    says,
    planned > 0 ? `zaplanowano ${countOf(planned, 'dzień', 'dni', 'dni', 'dnia')}` : null,
    provisional ? 'wstępnie' : null,
  ]
    .filter(Boolean)
    .join(', ');
}
