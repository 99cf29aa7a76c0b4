import { resources } from '../../../resources';
import type { CellKind, Report, ReportColumn } from '../../contract/reports';
import { byTitle } from '../byTitle';
import { counted, minutesOf, officePeople, periodFilters, type ReportContext, worked } from './context';
import { table } from './tables';

/** One row for each person of the office: working time, settlements they keep, entries of working time. */
export async function staff(context: ReportContext): Promise<Report> {
  const [people, time, kept] = await Promise.all([
    officePeople(context),
    worked(context, ['user_id']),
    counted(
      context,
      resources.settlements,
      ['owner_id'],
      [
        ...periodFilters(context.query),
        { key: 'superseded', is: 'any', values: ['false'] },
        ...(context.query.company ? [{ key: 'company_id', is: 'any' as const, values: [context.query.company] }] : []),
      ],
    ),
  ]);
  const names = new Map([...time, ...kept].map(({ key, title }) => [String(key), String(title ?? '')]));
  for (const [id, name] of people) names.set(id, name);
  const of = (id: string, groups: typeof time) => groups.find(({ key }) => key === id);
  const rows = [...names]
    .sort(([, one], [, other]) => byTitle(one, other))
    .map(([id, title]) => {
      const entries = of(id, time);
      return {
        id,
        cells: {
          title,
          report1: entries ? minutesOf(entries) : 0,
          report2: of(id, kept)?.count ?? 0,
          report3: entries?.count ?? 0,
        },
      };
    });
  return {
    title: 'Raporty',
    lead: 'Czas pracy, liczba prowadzonych rozliczeń i liczba wpisów czasu każdej osoby.',
    tables: [table('staff', 'Osoby', columnsOf(context), rows)],
  };
}

const kinds: Readonly<Record<string, CellKind>> = { report1: 'minutes', report2: 'count', report3: 'count' };

/** The columns as the firm has them, in its order and words. */
function columnsOf({ scope: { tenant } }: ReportContext): ReportColumn[] {
  return (tenant.config.modules.reports?.columns ?? [])
    .filter(({ visible }) => visible)
    .map(({ key, title, align, sortable }) => ({ key, label: title, kind: kinds[key] ?? 'text', align, sortable }));
}
