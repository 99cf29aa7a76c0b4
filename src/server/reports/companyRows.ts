import { resources } from '../../../resources';
import type { FilterTerm } from '../../contract/listQuery';
import type { ReportQuery } from '../../contract/reports';
import { addDays, lastDayOf } from '../../lib/dates';
import type { Resource } from '../../schema';
import { beside, tableOf } from '../db/columns';
import { groupKey, sumOf } from '../records/groupKeys';
import { whereOf } from '../records/pages';
import { Params } from '../records/params';
import { TitleJoins } from '../records/titles';
import { type View, viewOf } from '../records/view';
import { costsSql } from '../time/rateRows';
import { type Asking, firstMonth, lastMonth, midnight, monthsOf, periodFilters, readableColumn, uptimeFilters } from './context';

/** Of payable events, those that are a client's debt or were paid. */
const earning = ['accepted', 'to_invoice', 'invoiced'];

/** Columns of figures, each with its sum; the rest of them stand where the asker sees what clients bring. */
export const figureKeys = ['plan', 'real', 'over', 'billable'] as const;
export const profitKeys = ['fee', 'extra', 'hourly', 'worth', 'cost', 'unpriced', 'profit'] as const;
type Figure = (typeof figureKeys)[number] | (typeof profitKeys)[number];

/** A company of the page, by the names of its cells; `id` is null of the work for no company. */
export interface CompanyRow extends Partial<Record<Figure | 'used' | 'margin', number | null>> {
  id: string | null;
  title: string | null;
  keeper: string | null;
  source: string | null;
}

/** Sums of all rows, whatever the page. */
export interface CompanySums extends Partial<Record<Figure, number>> {
  rows: number;
  /** Time of those that have a plan. */
  planned: number;
  /** Income and result of those whose result is known. */
  known_income?: number;
  known_profit?: number;
  /** What is known of any of them at all. */
  has_extra?: boolean;
  has_worth?: boolean;
  has_cost?: boolean;
  has_unpriced?: boolean;
}

interface Found extends CompanyRow {
  sums: CompanySums;
  there: boolean;
  worked: number;
  over_plan: number | null;
}

interface Asked {
  /** Which column the rows go by, null for what costs the office most first. */
  sort: { key: string; falling: boolean } | null;
  page: number;
  limit: number;
  profit: boolean;
  /** The firm has a price list, so that there are payable events. */
  events: boolean;
}

/** A column of the report by which the database can order its rows. */
export const isOrdered = (key: string, profit: boolean): boolean =>
  ['title', 'keeper', 'used', ...figureKeys].includes(key) || (profit && [...profitKeys, 'margin'].includes(key));

/**
 * A page of companies with their time against their plan, and the sums of all: one statement, which reads each table once and orders what it
 * found itself, however many companies there are. It sees what the lists would show the asker.
 */
export async function companyPage(
  { db, scope, query }: Asking,
  asked: Asked,
): Promise<{ rows: CompanyRow[]; sums: CompanySums }> {
  const params = new Params(scope.tenant.id);
  const narrowed = (view: View, filters: readonly FilterTerm[]) =>
    `from ${tableOf(view.resource)} r where ${whereOf(view, { page: 1, limit: 1, sort: [], search: '', filters: [...filters] }, params)}`;
  const view = (resource: Resource) => viewOf(scope, resource, 'list');
  const [uptimes, tasks, companies] = [view(resources.uptimes), view(resources.tasks), view(resources.companies)];

  const minutes = sumOf(uptimes, 'minutes', params);
  const time = `select ${groupKey(uptimes, 'company_id', params).sql} as company, coalesce(sum(${minutes}), 0)::float8 as worked,
      coalesce(sum(${minutes}) filter (where ${groupKey(uptimes, 'kind', params).sql} = 'billable'), 0)::float8 as billable
    ${narrowed(uptimes, uptimeFilters(query))} group by 1`;
  const estimate = sumOf(tasks, 'estimate_minutes', params);
  const plans = `select ${groupKey(tasks, 'company_id', params).sql} as company, sum(${estimate})::float8 as estimate
    ${narrowed(tasks, periodFilters(query))} and ${estimate} > 0 group by 1`;
  const parts = [`worktime as materialized (${time})`, `plans as materialized (${plans})`];
  if (asked.profit) parts.push(...bringing());

  const column = (key: string) => readableColumn(companies, key, params);
  const months = `${params.add(monthsOf(query))}::int`;
  const hours = column('hours_included');
  const titles = new TitleJoins('s');
  const byKeeper =
    asked.sort?.key === 'keeper' ? titles.order(resources.users, titles.join(resources.users, 'r', 'owner_id')) : [];
  const money = asked.profit
    ? [`${column('monthly_fee_amount')}::float8 * ${months} as fee`, `${asked.events ? 'e.extra' : 'null::float8'} as extra`]
    : [];
  const based = `select r.id, r.${beside.sort('title')} as title_sort, ${column('owner_id')} as owner_id,
      (case when ${hours} is not null then ${hours} * 60 * ${months} else p.estimate end)::float8 as plan,
      case when ${hours} is not null then 'umowa' when p.estimate is not null then 'zadania' end as source,
      coalesce(t.worked, 0) as worked, coalesce(t.billable, 0) as billable${list(money)}${
        asked.profit ? ', coalesce(w.cost, 0) as known, coalesce(w.unpriced, 0) as unpriced, w.worth' : ''
      }${list(byKeeper.map((expression, at) => `${expression} as keeper${at}`))}
    from (select r.* ${narrowed(companies, companyFilters(query))}) r
      left join worktime t on t.company = r.id left join plans p on p.company = r.id
      ${asked.profit ? 'left join costs w on w.company_id = r.id' : ''} ${asked.profit && asked.events ? 'left join earned e on e.company = r.id' : ''}
      ${titles.joins.join(' ')}
    where t.company is not null or p.company is not null or ${hours} is not null`;
  const nowhere = `select null::uuid, null, null::uuid, null, null, t.worked, t.billable${
    asked.profit ? ', null, null, null, null, null' : ''
  }${list(byKeeper.map(() => 'null'))} from worktime t where t.company is null`;
  const all = query.keeper || query.company ? based : `${based} union all ${nowhere}`;
  const told = `select b.*, case when plan is not null then greatest(0, worked - plan) end as over_plan, ${share('worked', 'plan')} as used${
    asked.profit
      ? `, ${rounded('income * 60', 'worked')} as hourly, income - cost as profit, ${share('income - cost', 'income')} as margin`
      : ''
  } from (select b.*${asked.profit ? `, ${incomeSql} as income, ${costSql()} as cost` : ''} from (${all}) b) b`;
  const sums = `select ${sumsSql(asked.profit, query.cost !== undefined).join(', ')} from told`;
  const order = orderSql(asked, byKeeper.length);
  const cut = `limit ${params.add(asked.limit)}::int offset ${params.add((asked.page - 1) * asked.limit)}::int`;
  const keepers = new TitleJoins('k');
  const keeper = keepers.title(resources.users, keepers.join(resources.users, 'p', 'owner_id'));
  // Titles are read for the page alone.
  const text = `with ${parts.join(', ')}, told as materialized (${told}), sums as (${sums}),
      page as (select * from told p order by ${order} ${cut})
    select to_jsonb(s) as sums, p.*, p.worked is not null as there, c.title, ${keeper.sql} as keeper
    from sums s left join page p on true left join ${tableOf(resources.companies)} c on c.tenant_id = $1 and c.id = p.id
      ${keepers.joins.join(' ')} order by ${order}`;
  const rows = await db.query<Found>({ text, values: params.values });
  return {
    rows: rows
      .filter(({ there }) => there)
      .map((row) => ({ ...row, real: row.worked, over: row.over_plan, keeper: row.id && (keeper.read(row.keeper ?? '') ?? '') })),
    sums: rows[0]?.sums ?? { rows: 0, planned: 0 },
  };

  /** What time cost, and what payable events of those months come to. */
  function bringing(): string[] {
    const given = (value: unknown) => params.add(value ?? null);
    const costs = costsSql({
      tenant: '$1',
      from: given(midnight(`${firstMonth(query)}-01`)),
      to: given(midnight(addDays(lastDayOf(lastMonth(query)), 1))),
      person: given(query.person),
      activity: given(query.activity),
      kind: given(query.kind),
    });
    const made = [`costs as materialized (${costs})`];
    if (!asked.events) return made;
    const events = view(resources['billable-events']);
    const filters = [...periodFilters(query), { key: 'status', is: 'any' as const, values: earning }];
    const earned = `select ${groupKey(events, 'company_id', params).sql} as company,
        coalesce(sum(${sumOf(events, 'net_amount', params)}), 0)::float8 as extra ${narrowed(events, filters)} group by 1`;
    return [...made, `earned as materialized (${earned})`];
  }

  /** People without a rate cost what the asker says; without that nothing is said of a company that they worked for. */
  function costSql(): string {
    const unpriced =
      query.cost === undefined ? 'null' : `b.known + floor(b.unpriced * ${params.add(query.cost)}::float8 / 60 + 0.5)`;
    return `case when b.id is null then null when b.unpriced = 0 then b.known else ${unpriced} end`;
  }
}

/** What a column is called inside the statement, where PostgreSQL has words of its own. */
const columnOf = (key: string): string => ({ real: 'worked', over: 'over_plan' })[key] ?? key;

const list = (columns: readonly string[]): string => columns.map((column) => `, ${column}`).join('');

function companyFilters({ keeper, company }: ReportQuery): FilterTerm[] {
  return [
    ...(keeper ? [{ key: 'owner_id', is: 'any' as const, values: [keeper] }] : []),
    ...(company ? [{ key: 'id', is: 'any' as const, values: [company] }] : []),
  ];
}

const incomeSql = 'case when fee is not null or extra is not null then coalesce(fee, 0) + coalesce(extra, 0) end';

/** A whole number of what is asked for, null of nothing. */
const rounded = (part: string, whole: string) => `floor((${part}) / nullif(${whole}, 0) + 0.5)`;
const share = (part: string, whole: string) => rounded(`(${part}) * 100`, whole);

function sumsSql(profit: boolean, costSaid: boolean): string[] {
  const sum = (key: string, of = key) => `coalesce(sum(${of}), 0)::float8 as "${key}"`;
  const plain = [
    'count(*)::int as rows',
    'coalesce(sum(worked) filter (where plan is not null), 0)::float8 as planned',
    ...figureKeys.map((key) => sum(key, columnOf(key))),
  ];
  if (!profit) return plain;
  return [
    ...plain,
    ...profitKeys.filter((key) => key !== 'hourly').map((key) => sum(key)),
    'coalesce(sum(income) filter (where profit is not null), 0)::float8 as known_income',
    'coalesce(sum(profit), 0)::float8 as known_profit',
    'count(extra) > 0 as has_extra',
    'count(worth) > 0 as has_worth',
    `${costSaid} or coalesce(sum(known), 0) > 0 as has_cost`,
    `${!costSaid} and coalesce(sum(unpriced), 0) > 0 as has_unpriced`,
  ];
}

/** Work for no company stands last; what costs the office most first, and the rest by the alphabet. */
function orderSql({ sort }: Asked, keepers: number): string {
  const last = 'p.id is null';
  const alike = 'p.title_sort, p.id';
  if (sort === null) return `${last}, coalesce(p.over_plan, 0) desc, p.worked desc, ${alike}`;
  const direction = sort.falling ? ' desc nulls last' : ' nulls first';
  const keys =
    sort.key === 'title'
      ? ['title_sort']
      : sort.key === 'keeper'
        ? Array.from({ length: keepers }, (_, at) => `keeper${at}`)
        : [columnOf(sort.key)];
  return [last, ...keys.map((key) => `p.${key}${direction}`), alike].join(', ');
}
