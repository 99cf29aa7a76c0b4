import type { SortTerm } from '../../contract/listQuery';
import { cut } from '../../lib/text';
import { typeOf } from '../../schema/fields';
import { beside, hasSortKey, tableOf } from '../db/columns';
import { ident } from '../db/ident';
import { badQuery } from '../errors';
import { conditionsSql } from './conditions';
import { unreadOrder } from './conversation/unread';
import { columnSql } from './expressions';
import { listLimits } from './listLimits';
import type { Params } from './params';
import { resourceNamed } from './start';
import { titleRows } from './titleSight';
import { TitleJoins } from './titles';
import type { View } from './view';

/** An order of rows `r`: what the page needs besides its own columns, and the same order again around the page. */
export interface Order {
  joins: string;
  /** What the rows go by, one after the other; `direction` is empty or ` desc`. */
  terms: readonly { expression: string; direction: string }[];
  /** Columns of joined tables, carried out of the page under names of their own. */
  carried: string;
  inside: string;
  outside: string;
}

/** Orders by readable, sortable keys alone; the same sentence for what does not exist and what may not be read (P10). */
export function orderOf(view: View, asked: readonly SortTerm[], params: Params): Order {
  if (asked.length > listLimits.sortKeys) throw badQuery(`Sortować można najwyżej po ${listLimits.sortKeys} polach.`);
  const terms = asked.length > 0 ? asked : defaultSort(view);
  const titles = new TitleJoins('s');
  const joins: string[] = [];
  const carried: string[] = [];
  const inside: Order['terms'][number][] = [];
  const outside: string[] = [];
  for (const { key, order } of terms) {
    const direction = order === 'desc' ? ' desc' : '';
    for (const expression of expressionsOf(view, key, titles, joins, params)) {
      inside.push({ expression, direction });
      outside.push(carry(expression, carried) + direction);
    }
  }
  if (!terms.some(({ key }) => key === 'id')) {
    const direction = terms.at(-1)?.order === 'desc' ? ' desc' : '';
    inside.push({ expression: 'r.id', direction });
    outside.push(`r.id${direction}`);
  }
  return {
    joins: [...titles.joins, ...joins].join(' '),
    carried: carried.map((column) => `, ${column}`).join(''),
    terms: inside,
    inside: inside.map(({ expression, direction }) => expression + direction).join(', '),
    outside: outside.join(', '),
  };
}

/** An expression over `r` alone means the same around the page; any other is carried out of it. */
function carry(expression: string, carried: string[]): string {
  if (/^(r\.|case )/.test(expression)) return expression;
  const name = `_o${carried.length}`;
  carried.push(`${expression} as ${name}`);
  return `r.${name}`;
}

/** The declaration's order, or the newest first for those who may not read what it goes by. */
function defaultSort({ resource, readable }: View): SortTerm[] {
  const [key = '', order] = resource.list.sort.split(':');
  const known = key === 'created' ? 'created_at' : key;
  if (known !== 'created_at' && !Object.hasOwn(readable, known)) return [{ key: 'created_at', order: 'desc' }];
  return [{ key: known, order: order === 'desc' ? 'desc' : 'asc' }];
}

const common = new Set(['id', 'created_at', 'updated_at']);

function expressionsOf(view: View, key: string, titles: TitleJoins, joins: string[], params: Params): string[] {
  if (common.has(key)) return [`r.${key}`];
  const field = Object.hasOwn(view.readable, key) ? view.readable[key] : undefined;
  if (!field || field.options.encrypted || typeOf(field).sorting === 'none') throw cannotSort(key);
  if (field.type === 'reference') {
    const target = resourceNamed(field.resource);
    const rows = titleRows(view.scope, target);
    // What the asker does not know by its title stands by its id: an order would tell.
    if (rows === null) return [`r.${ident(key)}`];
    const alias = titles.join(target, 'r', key);
    const order = titles.order(target, alias);
    // Of one that is gone the name alone is left (P21): what pointed to it stands with what points nowhere.
    const seen = [`${alias}.deleted_at is null`, ...conditionsSql(target, alias, rows, params)].join(' and ');
    return order.map((expression) => `(case when ${seen} then ${expression} end)`);
  }
  if (field.type === 'unread') {
    const me = `${params.add(view.scope.who.id)}::uuid`;
    const { join, terms } = unreadOrder(view.resource, view.scope.who, me, `u${joins.length}`);
    joins.push(join);
    return terms;
  }
  if (field.type === 'count') return [countOrder(view, key, joins, params)];
  return [columnSql(view, 'r', field, hasSortKey(field) ? beside.sort(key) : key, params)];
}

const cannotSort = (key: string) => badQuery(`Tej listy nie można sortować po „${cut(key, 60)}”.`);

/** Counts of all rows at once, where the order depends on them. */
function countOrder({ counts }: View, key: string, joins: string[], params: Params): string {
  const count = counts.find((one) => one.key === key);
  if (!count) throw cannotSort(key);
  const numbers = count.parts.map(({ of, on, conditions }) => {
    const alias = `n${joins.length}`;
    const met = conditionsSql(of, 'c', conditions, params).map((condition) => ` and ${condition}`);
    const columns = on.map(([other], at) => `c.${ident(other)} as k${at}`).join(', ');
    const groups = on.map(([other]) => `c.${ident(other)}`).join(', ');
    const joined = on.map(([, own], at) => `${alias}.k${at} = r.${ident(own)}`).join(' and ');
    joins.push(
      `left join (select ${columns}, count(*)::int as n from ${tableOf(of)} c where c.tenant_id = $1 and c.deleted_at is null${met.join('')} group by ${groups}) ${alias} on ${joined}`,
    );
    return `coalesce(${alias}.n, 0)`;
  });
  return numbers.join(' + ');
}
