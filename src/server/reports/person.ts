import { resources } from '../../../resources';
import type { Report, ReportTable } from '../../contract/reports';
import { formatDate, formatWeekday } from '../../lib/dates';
import { notFound } from '../errors';
import { titlesOf } from '../records/titlesOf';
import { minutesOf, type ReportContext, worked } from './context';
import { count, minutes, table, text, workedTable } from './tables';

/** The person that the report is about; throws 404 where there is none. */
export async function personNamed({ db, scope, query }: ReportContext): Promise<string> {
  const id = query.person ?? '';
  const name = (await titlesOf(db, scope.tenant.id, resources.users, id === '' ? [] : [id])).get(id);
  if (name === undefined) throw notFound();
  return name;
}

/** A person's working time by day, by company and by what was done. */
export async function person(context: ReportContext): Promise<Report> {
  const name = await personNamed(context);
  const [days, companies, activities, kinds] = await Promise.all([
    worked(context, ['start_date:day']),
    worked(context, ['company_id']),
    worked(context, ['activity']),
    worked(context, ['kind']),
  ]);
  const byDay: ReportTable = table(
    'days',
    'Dni',
    [text('title', 'Dzień'), count('count', 'Wpisy'), minutes('minutes', 'Czas')],
    days.map((group) => {
      const day = String(group.key);
      const title = `${formatDate(day)}, ${formatWeekday(day)}`;
      return { id: day, cells: { title, count: group.count, minutes: minutesOf(group) } };
    }),
  );
  return {
    title: name,
    lead: 'Czas liczy się w dniu, w którym wpis się zaczął.',
    tables: [
      byDay,
      workedTable('companies', 'Firmy', 'Firma', companies, 'Bez firmy'),
      workedTable('activities', 'Czynności', 'Czynność', activities, 'Nie podano'),
      workedTable('kinds', 'Rodzaje', 'Rodzaj', kinds, 'Nie podano'),
    ],
  };
}
