import type { ListQuery, SortTerm } from '../../contract/listQuery';
import { titleKeys } from '../../schema/columns';
import { tableOf } from '../db/columns';
import { ident } from '../db/ident';
import { conditionsSql } from './conditions';
import type { Params } from './params';
import type { Order } from './sorting';
import { resourceNamed } from './start';
import { titleRows } from './titleSight';
import { TitleJoins } from './titles';
import type { View } from './view';

/** Further than so many rows from the first the whole order is as cheap. */
const FURTHEST = 500;
/** Among so many, the first by their ids, a page of what has nothing to count is looked for. */
const LOOKED_AT = 10_000;
/** Of what is counted best, so many more are looked at than are wanted, as some may be gone or out of sight. */
const SPARE = 50;

/** Whether an order may be followed from another table's side: it alone is asked for, and its page is near the first. */
export function mayBeQuick({ readable }: View, { sort, filters, search, page, limit }: ListQuery): boolean {
  const [term, ...more] = sort;
  if (!term || more.length > 0 || filters.length > 0 || search.trim() !== '' || page * limit > FURTHEST) return false;
  const type = Object.hasOwn(readable, term.key) ? readable[term.key]?.type : undefined;
  return type === 'reference' || type === 'count';
}

/**
 * The rows of a page whose order stands in another table, found from that table's side: those that point to the first titles one after the
 * other, those that most records point to, or those that none does. It answers the page whole, or fewer rows than that; then only the whole
 * order knows. Null where there is no such way.
 */
export function quickRows(view: View, query: ListQuery, order: Order, where: string, params: Params): string | null {
  const [term] = query.sort;
  const wanted = query.page * query.limit;
  if (!term) return null;
  if (view.readable[term.key]?.type === 'reference') return byTitles(view, term, order, where, params, wanted);
  return term.order === 'asc' ? byNone(view, term, order, where, params) : byCount(view, term, order, where, params, wanted);
}

function byTitles(
  view: View,
  { key, order: way }: SortTerm,
  order: Order,
  where: string,
  params: Params,
  wanted: number,
): string | null {
  const target = resourceNamed(view.resource.fields[key]?.resource);
  const rows = titleRows(view.scope, target);
  if (rows === null || titleKeys(target).some((name) => target.fields[name]?.type === 'reference')) return null;
  const falling = way === 'desc';
  // What points out of the asker's sight stands among the first then, and only looking at each tells which.
  if (falling && rows.length > 0) return null;
  const titles = new TitleJoins('q').order(target, 's');
  const behind = order.terms.slice(titles.length);
  if (!behind.every(({ expression }) => expression.startsWith('r.'))) return null;
  const told = conditionsSql(target, 's', rows, params).map((condition) => ` and ${condition}`);
  const named = titles.map((expression, at) => `${expression} as _o${at}`).join(', ');
  const rest = behind.map(({ expression, direction }) => expression + direction).join(', ');
  const by = (alias: string) => [...titles.map((_, at) => `${alias}._o${at}${falling ? ' desc' : ''}`), rest].join(', ');
  const first = titles.map((_, at) => `, o._o${at}`).join('');
  const table = tableOf(view.resource);
  const pointing = (met: string) =>
    `select r.* from ${table} r where ${where} and r.${ident(key)} ${met} order by ${rest} limit ${wanted}`;
  const others = `${tableOf(target)} s where s.tenant_id = $1`;
  const known = `select r.*${first} from (select s.id as _s, ${named} from ${others} and s.deleted_at is null${told.join('')}) o
    cross join lateral (${pointing('= o._s')}) r order by ${by('o')}`;
  if (!falling) return known;
  // What points nowhere, or to what is gone, has no title and comes before all titles.
  const untitled = titles.map(() => ', null').join('');
  const gone = `select r.*${untitled} from (select s.id as _s from ${others} and s.deleted_at is not null) o
    cross join lateral (${pointing('= o._s')}) r`;
  return `select r.* from ((${known} limit ${wanted}) union all (${gone}) union all (select r.*${untitled} from (${pointing('is null')}) r)) r
    order by ${by('r')}`;
}

function byCount(view: View, { key }: SortTerm, order: Order, where: string, params: Params, wanted: number): string | null {
  const [part, ...others] = view.counts.find((count) => count.key === key)?.parts ?? [];
  const [same, ...alike] = part?.on ?? [];
  if (!part || !same || others.length > 0 || alike.length > 0 || same[1] !== 'id' || order.terms.length !== 2) return null;
  const by = `c.${ident(same[0])}`;
  const met = conditionsSql(part.of, 'c', part.conditions, params).map((condition) => ` and ${condition}`);
  return `select r.*, n._o0 from (select ${by} as _s, count(*)::int as _o0 from ${tableOf(part.of)} c
      where c.tenant_id = $1 and c.deleted_at is null and ${by} is not null${met.join('')}
      group by ${by} order by _o0 desc, ${by} desc limit ${wanted + SPARE}) n
    join ${tableOf(view.resource)} r on r.id = n._s where ${where} order by n._o0 desc, r.id desc`;
}

/** What nothing is counted of comes first, by its id. The joins have a limit of their own, so that they are looked up row by row until the page is full. */
function byNone(view: View, { key }: SortTerm, order: Order, where: string, params: Params): string | null {
  const { parts = [] } = view.counts.find((count) => count.key === key) ?? {};
  if (parts.length === 0 || order.terms.length !== 2) return null;
  const looks = parts.map(({ of, on, conditions }, at) => {
    const same = on.map(([other, own]) => ` and c.${ident(other)} = r.${ident(own)}`).join('');
    const met = conditionsSql(of, 'c', conditions, params).map((condition) => ` and ${condition}`);
    return `left join lateral (select true as held from ${tableOf(of)} c
      where c.tenant_id = $1 and c.deleted_at is null${same}${met.join('')} limit 1) n${at} on true`;
  });
  const none = parts.map((_, at) => `n${at}.held is null`).join(' and ');
  return `select r.*, 0 as _o0 from (select r.* from ${tableOf(view.resource)} r where ${where} order by r.id limit ${LOOKED_AT}) r
    ${looks.join(' ')} where ${none} order by r.id`;
}
