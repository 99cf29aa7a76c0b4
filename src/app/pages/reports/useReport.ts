import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Report, type ReportName, type ReportQuery, writeReportQuery } from '../../../contract/reports';
import { request } from '../../providers/request';
import type { RowOrder } from './useRowOrder';

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

/** How the server is asked for an order of all rows. */
export const sortOf = (order: RowOrder | null): Pick<ReportQuery, 'sort'> =>
  order ? { sort: `${order.key}:${order.falling ? 'desc' : 'asc'}` } : {};

/** A report whose rows come by pages, in the server's order; those that came are one table. */
export function usePagedReport(name: ReportName, query: ReportQuery, order: RowOrder | null) {
  return useInfiniteQuery({
    queryKey: ['uptimes', 'report', name, 'pages', query, order],
    queryFn: async ({ signal, pageParam: page }) => {
      const asked = writeReportQuery({ ...query, ...sortOf(order), page });
      return (await request<Report>(`/api/reports/${name}?${asked}`, { signal })).json;
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (leftIn(joined(pages)) > 0 ? pages.length + 1 : undefined),
    select: ({ pages }) => joined(pages),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

const leftIn = ({ tables: [table] }: Report): number => (table?.count ?? 0) - (table?.rows.length ?? 0);

/** The newest page's sums, and the rows of all. */
function joined(pages: readonly Report[]): Report {
  const last = pages.at(-1) ?? { title: '', lead: '', tables: [] };
  const rowsOf = (at: number) => pages.flatMap(({ tables }) => tables[at]?.rows ?? []);
  return { ...last, tables: last.tables.map((table, at) => ({ ...table, rows: rowsOf(at) })) };
}
