import { type Group, type GroupsQuery, type GroupValue, groupLimits } from '../../contract/groups';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { badQuery } from '../errors';
import type { Scope } from '../scope';
import { auditAlone, trailOf } from './audit';
import { closedAmong } from './closedAsking';
import { currencyOf, type GroupKey, groupKey, sumOf } from './groupKeys';
import { whereOf } from './pages';
import { Params } from './params';
import { prepared } from './statements';
import { TitleJoins } from './titles';
import { viewOf } from './view';

type Row = Record<string, GroupValue>;

/**
 * How many of the rows that the asker may list share a value, and what they come to: one statement, ordered by the values. Throws 422 for a
 * key that they can't ask by, and where the answer would have too many groups.
 */
export async function groups(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  { by, sum, search, filters }: GroupsQuery,
): Promise<Group[]> {
  if (by.length > groupLimits.by) throw badQuery(`Zestawiać można najwyżej według ${groupLimits.by} pól naraz.`);
  if (sum.length > groupLimits.sums) throw badQuery(`Sumować można najwyżej ${groupLimits.sums} pól naraz.`);
  const view = viewOf(scope, resource, 'list');
  const params = new Params(scope.tenant.id);
  const where = whereOf(view, { page: 1, limit: 1, sort: [], search, filters: [...filters] }, params);
  const keys = by.map((asked) => groupKey(view, asked, params));
  const sums = sum.map((key) => sumOf(view, key, params));
  const currencies = sum.map((key) => currencyOf(view, key, by, params));

  const names = [...by.map((asked) => asked.split(':')[0] ?? ''), ...sum, ...filters.map(({ key }) => key)];
  const closed = closedAmong(view, names);
  const titles = new TitleJoins('t');
  const readers = keys.map((key, at) => key.joined?.(titles, `k${at}`) ?? null);
  const found = [
    ...keys.map(({ sql }, at) => `${sql} as k${at}`),
    'count(*)::int as n',
    ...sums.map((sql, at) => `coalesce(sum(${sql}), 0)::float8 as s${at}`),
    ...currencies.flatMap((sql, at) =>
      sql === null ? [] : [`count(distinct ${sql}) filter (where ${sums[at]} is not null)::int as c${at}`],
    ),
    ...(closed.length > 0 ? sums.map((sql, at) => `count(${sql})::int as m${at}`) : []),
  ];
  const places = keys.map((_, at) => at + 1).join(', ');
  const grouped = `select ${found.join(', ')} from ${tableOf(resource)} r where ${where}${places && ` group by ${places}`} limit ${groupLimits.groups + 1}`;
  // A joined title is asked for by the tenant as well, and the groups have no column of that kind of their own.
  const named = readers.flatMap((reader, at) => (reader ? [`${reader.sql} as t${at}`] : []));
  const text = `select g.*${named.map((column) => `, ${column}`).join('')} from (${grouped}) g ${titles.joins.join(' ')}${places && ` order by ${keys.map((_, at) => `g.k${at}`).join(', ')}`}`;
  const rows = await db.query<Row>(prepared(text, params.values));
  if (rows.length > groupLimits.groups) throw badQuery('Zestawienie miałoby zbyt wiele pozycji. Zawęź je filtrem.');
  if (rows.some((row) => currencies.some((_, at) => Number(row[`c${at}`] ?? 0) > 1))) throw mixedCurrencies();
  if (closed.length > 0) {
    const few = sum.flatMap((key, at) => (closedAmong(view, [key]).length > 0 ? [`m${at}`] : []));
    refuseFew(rows, ['n', ...few]);
    const changes = Object.fromEntries(closed.map((key) => [key, { before: null, after: null }]));
    await auditAlone(db, { ...trailOf(scope), action: 'groups', entity: resource.name, id: null, changes });
  }
  return rows.map((row) => present(row, keys, readers, sum));
}

const mixedCurrencies = () =>
  badQuery('Kwoty w różnych walutach się nie sumują. Zestaw je także według waluty albo zawęź do jednej.');

/** What tells of pay or health is of so many records together that it tells of none (P22); of nothing at all there is nothing to tell. */
function refuseFew(rows: readonly Row[], counts: readonly string[]): void {
  const tells = (row: Row) => Number(row.n) > 0 && counts.some((count) => Number(row[count]) < groupLimits.fewest);
  if (rows.some(tells))
    throw badQuery('Dane kadrowe zestawia się tylko dla co najmniej pięciu osób naraz. Rozszerz filtr albo zestaw je inaczej.');
}

function present(row: Row, keys: readonly GroupKey[], readers: readonly (Reader | null)[], sum: readonly string[]): Group {
  const values = keys.map((_, at) => row[`k${at}`] ?? null);
  const names = keys.map(({ titled }, at) => {
    const value = values[at] ?? null;
    const text = row[`t${at}`];
    if (value === null) return null;
    return titled ? titled(value as never) : typeof text === 'string' ? (readers[at]?.read(text) ?? null) : null;
  });
  const isNamed = keys.some(({ titled, joined }) => titled || joined);
  const single = keys.length < 2;
  return {
    key: single ? (values[0] ?? null) : values,
    ...(isNamed ? { title: single ? (names[0] ?? null) : names } : {}),
    count: Number(row.n),
    sums: Object.fromEntries(sum.map((key, at) => [key, Number(row[`s${at}`])])),
  };
}

interface Reader {
  read(text: string): string | null;
}
