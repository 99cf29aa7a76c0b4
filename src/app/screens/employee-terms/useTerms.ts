import { useQuery } from '@tanstack/react-query';
import { employees } from '../../../../resources/employees';
import type { EmployeeTerms } from '../../../contract/employeeTerms';
import { request } from '../../providers/request';
import { keepPage } from '../../records/keepPage';

/** Dates of employees, as narrowed; fetched anew when an employee changes. */
export function useTerms(asked: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return useQuery({
    queryKey: [employees.name, 'terms', query.toString()],
    queryFn: async ({ signal }) => (await request<{ data: EmployeeTerms }>(`/api/employee-terms?${query}`, { signal })).json.data,
    placeholderData: (before) => keepPage(before, before?.terms),
    retry: false,
  });
}
