import { resources } from '../../../resources';
import { permit } from '../../access/can';
import type { Report, ReportTable } from '../../contract/reports';
import { formatDate, formatWeekday } from '../../lib/dates';
import { notFound } from '../errors';
import { titlesOf } from '../records/titlesOf';
import { minutesOf, type ReportContext, worked } from './context';
import { count, minutes, table, text, workedTable } from './tables';

/**
 * The person that the report is about: one of the office whom the asker may see, or whose work they see. Throws 404 for anybody else, a
 * client among them.
 */
export async function personNamed(context: ReportContext): Promise<string> {
  const { db, scope, query } = context;
  const id = query.person;
  if (id === undefined) throw notFound();
  const allowed = permit(scope.who, 'show', resources.users, scope.tenant.config);
  const rows = typeof allowed === 'string' ? null : [...allowed.rows, { field: 'isAdmin', any: [true] }];
  const known = (await titlesOf(db, scope.tenant.id, resources.users, [id], rows)).get(id);
  const name = known ?? (await worked(context, ['user_id']))[0]?.title;
  if (typeof name !== 'string') throw notFound();
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
