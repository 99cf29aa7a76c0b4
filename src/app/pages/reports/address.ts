import { useSearchParams } from 'react-router';
import { type ReportQuery, writeReportQuery } from '../../../contract/reports';
import { useToday } from '../../records/useToday';

const words = ['keeper', 'company', 'activity', 'kind'] as const;

/** What a report is about, as an address says it; what is not there or cannot be is the two months up to today. */
function readReportAddress(params: URLSearchParams, today: string): ReportQuery {
  const month = Number(today.slice(5, 7));
  const whole = (key: string, from: number, to: number, otherwise: number) => {
    const text = params.get(key) ?? '';
    const value = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : otherwise;
  };
  const from = whole('from', 1, 12, Math.max(1, month - 1));
  const cost = whole('cost', 0, 10_000_000, -1);
  return {
    year: whole('year', 2000, 2100, Number(today.slice(0, 4))),
    from,
    to: Math.max(from, whole('to', 1, 12, month)),
    ...Object.fromEntries(words.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : []))),
    ...(cost < 0 ? {} : { cost }),
  };
}

/** What the report on the screen is about, and how to ask about something else. */
export function useReportQuery(): [query: ReportQuery, change: (changes: Partial<ReportQuery>) => void] {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<ReportQuery>) => {
    // Two changes may come before the first one is drawn.
    const asked = readReportAddress(new URLSearchParams(window.location.search), today);
    setParams(writeReportQuery({ ...asked, ...changes }), { replace: true });
  };
  return [readReportAddress(params, today), change];
}

/** The same months elsewhere; what else the report was narrowed by goes along. */
export function withQuery(path: string, query: ReportQuery): string {
  return `${path}?${writeReportQuery(query)}`;
}
