import { resources } from '../../../resources';
import type { Report } from '../../contract/reports';
import { formatDateTime } from '../../lib/dates';
import { minutesBetween } from '../../schema';
import { pick } from '../records/pick';
import { titlesOf } from '../records/titlesOf';
import { type ReportContext, uptimeFilters } from './context';
import { personNamed } from './person';
import { minutes, table, text } from './tables';

interface Entry {
  id: string;
  start_date: string;
  end_date: string | null;
  company_id: string | null;
  activity: string | null;
  kind: string | null;
  comment: string | null;
}

const { activity, kind } = resources.uptimes.fields;

/** Every entry of a person's working time, the oldest first. */
export async function personEntries(context: ReportContext): Promise<Report> {
  const { db, scope, query } = context;
  const name = await personNamed(context);
  const keys = ['start_date', 'end_date', 'company_id', 'activity', 'kind', 'comment'] as const;
  const entries = await pick<Entry>(db, scope, resources.uptimes, keys, uptimeFilters(query));
  const ids = [...new Set(entries.flatMap(({ company_id }) => company_id ?? []))];
  const titles = await titlesOf(db, scope.tenant.id, resources.companies, ids);
  const rows = entries
    .sort((one, other) => (one.start_date < other.start_date ? -1 : 1))
    .map((entry) => ({
      id: entry.id,
      cells: {
        title: formatDateTime(entry.start_date),
        end: entry.end_date && formatDateTime(entry.end_date),
        minutes: entry.end_date === null ? null : minutesBetween(entry.start_date, entry.end_date),
        company: entry.company_id && (titles.get(entry.company_id) ?? null),
        activity: activity.choices?.[entry.activity ?? '']?.label ?? null,
        kind: kind.choices?.[entry.kind ?? '']?.label ?? null,
        comment: entry.comment,
      },
    }));
  const columns = [
    text('title', 'Początek'),
    text('end', 'Koniec'),
    minutes('minutes', 'Czas'),
    text('company', 'Firma'),
    text('activity', 'Czynność'),
    text('kind', 'Rodzaj'),
    text('comment', 'Komentarz'),
  ];
  return { title: name, lead: 'Wpisy czasu pracy po kolei.', tables: [table('entries', 'Wpisy', columns, rows)] };
}
