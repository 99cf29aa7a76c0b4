import { resources } from '../../../resources';
import type { Report } from '../../contract/reports';
import { formatMonth } from '../../lib/dates';
import { counted, minutesOf, periodFilters, type ReportContext, worked } from './context';
import { personNamed } from './person';
import { count, minutes, table, text, workedTable } from './tables';

/** A person's settlements: how the ones they keep stand, and how long they worked on which month of whom. */
export async function personSettlements(context: ReportContext): Promise<Report> {
  const name = await personNamed(context);
  const { query } = context;
  const kept = [
    ...periodFilters(query),
    { key: 'owner_id', is: 'any' as const, values: [query.person ?? ''] },
    { key: 'superseded', is: 'any' as const, values: ['false'] },
    ...(query.company ? [{ key: 'company_id', is: 'any' as const, values: [query.company] }] : []),
  ];
  const [states, settlements, companies] = await Promise.all([
    counted(context, resources.settlements, ['period', 'status'], kept),
    worked(context, ['settlement_id', 'company_id']),
    worked(context, ['company_id']),
  ]);
  const measured = settlements
    .filter(({ key }) => (key as string[])[0] !== null)
    .map((group) => {
      const [id] = group.key as [string];
      const [title] = group.title as [string | null];
      return { id, cells: { title: title ?? '', count: group.count, minutes: minutesOf(group) } };
    })
    .sort((one, other) => other.cells.minutes - one.cells.minutes);
  return {
    title: name,
    lead: 'Prowadzone rozliczenia według stanu oraz czas pracy nad rozliczeniami i dla firm.',
    tables: [
      table(
        'states',
        'Prowadzone rozliczenia',
        [text('period', 'Okres'), text('title', 'Status rozliczenia'), count('count', 'Rozliczenia')],
        states.map((group) => {
          const [period] = group.key as [string];
          const [, title] = group.title as [null, string];
          return { id: null, cells: { period: formatMonth(period), title, count: group.count } };
        }),
      ),
      table(
        'settlements',
        'Czas nad rozliczeniami',
        [text('title', 'Rozliczenie'), count('count', 'Wpisy'), minutes('minutes', 'Czas')],
        measured,
      ),
      workedTable('companies', 'Czas dla firm', 'Firma', companies, 'Bez firmy'),
    ],
  };
}
