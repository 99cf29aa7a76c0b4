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
/** Of what is counted best, so many more are looked at than are wanted, as some may be gone or out of sight. */
const SPARE = 50;

/** Whether an order may be followed from another table's side: it alone is asked for, and its page is near the first. */
export function mayBeQuick({ readable }: View, { sort, filters, search, page, limit }: ListQuery): boolean {
  const [term, ...more] = sort;
  if (!term || more.length > 0 || filters.length > 0 || search.trim() !== '' || page * limit > FURTHEST) return false;
  const type = Object.hasOwn(readable, term.key) ? readable[term.key]?.type : undefined;
  return type === 'reference' ? term.order === 'asc' : type === 'count' && term.order === 'desc';
}

/**
 * The rows of a page whose order stands in another table, found from that table's side: those that point to the first titles one after the
 * other, or those that most records point to. It answers the page whole, or fewer rows than that; then only the whole order knows. Null
 * where there is no such way.
 */
export function quickRows(view: View, query: ListQuery, order: Order, where: string, params: Params): string | null {
  const [term] = query.sort;
  const wanted = query.page * query.limit;
  if (!term) return null;
  return term.order === 'asc'
    ? byTitles(view, term, order, where, params, wanted)
    : byCount(view, term, order, where, params, wanted);
}

function byTitles(view: View, { key }: SortTerm, order: Order, where: string, params: Params, wanted: number): string | null {
  const target = resourceNamed(view.resource.fields[key]?.resource);
  const rows = titleRows(view.scope, target);
  if (rows === null || titleKeys(target).some((name) => target.fields[name]?.type === 'reference')) return null;
  const titles = new TitleJoins('q').order(target, 's');
  const behind = order.terms.slice(titles.length);
  if (!behind.every(({ expression }) => expression.startsWith('r.'))) return null;
  const told = conditionsSql(target, 's', rows, params).map((condition) => ` and ${condition}`);
  const named = titles.map((expression, at) => `${expression} as _o${at}`).join(', ');
  const first = titles.map((_, at) => `o._o${at}`);
  const rest = behind.map(({ expression, direction }) => expression + direction);
  return `select r.*, ${first.join(', ')} from (select s.id as _s, ${named} from ${tableOf(target)} s
      where s.tenant_id = $1 and s.deleted_at is null${told.join('')}) o
    cross join lateral (select r.* from ${tableOf(view.resource)} r where ${where} and r.${ident(key)} = o._s
      order by ${rest.join(', ')} limit ${wanted}) r
    order by ${[...first, ...rest].join(', ')}`;
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
