import { useSearchParams } from 'react-router';
import { type ReportQuery, writeReportQuery } from '../../../contract/reports';
import { useToday } from '../dashboard/useToday';

const words = ['keeper', 'company', 'activity', 'kind'] as const;

/** What the report on the screen is about, as it stands in the address; what is not there is the two months up to today. */
export function useReportQuery(): [query: ReportQuery, change: (changes: Partial<ReportQuery>) => void] {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const month = Number(today.slice(5, 7));
  const whole = (key: string, from: number, to: number, otherwise: number) => {
    const value = Number(params.get(key) ?? Number.NaN);
    return Number.isInteger(value) && value >= from && value <= to ? value : otherwise;
  };
  const from = whole('from', 1, 12, Math.max(1, month - 1));
  const cost = whole('cost', 0, 10_000_000, -1);
  const query: ReportQuery = {
    year: whole('year', 2000, 2100, Number(today.slice(0, 4))),
    from,
    to: Math.max(from, whole('to', 1, 12, month)),
    ...Object.fromEntries(words.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : []))),
    ...(cost < 0 ? {} : { cost }),
  };
  const change = (changes: Partial<ReportQuery>) => setParams(writeReportQuery({ ...query, ...changes }), { replace: true });
  return [query, change];
}

/** The same months elsewhere; what else the report was narrowed by goes along. */
export function withQuery(path: string, query: ReportQuery): string {
  return `${path}?${writeReportQuery(query)}`;
}
