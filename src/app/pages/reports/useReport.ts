import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Report, type ReportName, type ReportQuery, writeReportQuery } from '../../../contract/reports';
import { request } from '../../providers/request';

/** A report as the server makes it; fetched anew when somebody's working time changes. */
export function useReport(name: ReportName, query: ReportQuery, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['uptimes', 'report', name, query],
    queryFn: async ({ signal }) => (await request<Report>(`/api/reports/${name}?${writeReportQuery(query)}`, { signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
    enabled,
  });
}
