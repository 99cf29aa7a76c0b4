import { resources } from '../../../resources';
import { permit } from '../../access/can';
import type { Group } from '../../contract/groups';
import type { FilterTerm } from '../../contract/listQuery';
import type { ReportQuery } from '../../contract/reports';
import { addDays, fromWarsaw, lastDayOf } from '../../lib/dates';
import type { Resource } from '../../schema';
import type { Database } from '../db/database';
import { columnSql } from '../records/expressions';
import { cannotFilter } from '../records/filters';
import { groups } from '../records/groups';
import type { Params } from '../records/params';
import { pick } from '../records/pick';
import type { View } from '../records/view';
import type { Scope } from '../scope';

/** What a report is made from: whoever asks sees in it what the lists would show them, and no more. */
export interface ReportContext {
  db: Database;
  scope: Scope;
  query: ReportQuery;
}

/** The same for one statement. */
export type Asking = Pick<ReportContext, 'scope' | 'query'> & { db: Pick<Database, 'query'> };

const two = (number: number) => String(number).padStart(2, '0');
export const firstMonth = ({ year, from }: ReportQuery) => `${year}-${two(from)}`;
export const lastMonth = ({ year, to }: ReportQuery) => `${year}-${two(to)}`;
export const monthsOf = ({ from, to }: ReportQuery) => to - from + 1;

/** Entries of working time that began in the months asked for, narrowed by what else was asked. */
export function uptimeFilters(query: ReportQuery): FilterTerm[] {
  const term = (key: string, value: string | undefined): FilterTerm[] =>
    value === undefined ? [] : [{ key, is: 'any', values: [value] }];
  return [
    { key: 'start_date', is: 'above', values: [`${addDays(`${firstMonth(query)}-01`, -1)} 23:59:59`] },
    { key: 'start_date', is: 'below', values: [`${addDays(lastDayOf(lastMonth(query)), 1)} 00:00:00`] },
    ...term('user_id', query.person),
    ...term('company_id', query.company),
    ...term('activity', query.activity),
    ...term('kind', query.kind),
  ];
}

/** Settlements and tasks of those months, by their period. */
export function periodFilters(query: ReportQuery): FilterTerm[] {
  return [{ key: 'period', is: 'any', values: eachMonth(query) }];
}

/** The months asked for, in their order. */
export const eachMonth = (query: ReportQuery): string[] =>
  Array.from({ length: monthsOf(query) }, (_, at) => `${query.year}-${two(query.from + at)}`);

/** The instant at which a day begins in Warsaw. */
export function midnight(date: string): Date {
  const at = fromWarsaw(`${date} 00:00:00`);
  if (!at) throw new RangeError(`"${date}" has no midnight`);
  return at;
}

/** A column of rows `r`, for whoever may read it; what they may not is refused as a filter by it is. */
export function readableColumn(view: View, key: string, params: Params): string {
  const field = view.readable[key];
  if (!field || field.options.encrypted) throw cannotFilter(key);
  return columnSql(view, 'r', field, key, params);
}

export function worked({ db, scope, query }: Asking, by: readonly string[]): Promise<Group[]> {
  return groups(db, scope, resources.uptimes, { by, sum: ['minutes'], search: '', filters: uptimeFilters(query) });
}

export function counted(
  { db, scope }: ReportContext,
  resource: Resource,
  by: readonly string[],
  filters: readonly FilterTerm[],
  sum: readonly string[] = [],
): Promise<Group[]> {
  return groups(db, scope, resource, { by, sum, search: '', filters });
}

export const minutesOf = ({ sums }: Group): number => sums.minutes ?? 0;

/** People at work in the office by id, for those who may list them; everybody else knows those whose work they see. */
export async function officePeople({ db, scope }: ReportContext): Promise<Map<string, string>> {
  const allowed = permit(scope.who, 'list', resources.users, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return new Map();
  const people = await pick<{ id: string; first_name: string; last_name: string }>(
    db,
    scope,
    resources.users,
    ['first_name', 'last_name'],
    [
      { key: 'isAdmin', is: 'any', values: ['true'] },
      { key: 'status', is: 'any', values: ['active'] },
    ],
  );
  return new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}
