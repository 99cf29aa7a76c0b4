import type { ListQuery } from '../../contract/listQuery';
import { tableOf } from '../db/columns';
import type { Statement } from '../db/database';
import { aboutSql } from './aboutSql';
import { livingRows } from './conditions';
import { countSql } from './counting';
import { filtersSql } from './filters';
import { listLimits } from './listLimits';
import { mayBeQuick, quickRows } from './pagesQuick';
import type { Params } from './params';
import { presentAll } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { searchSql } from './searching';
import { shownOf } from './shown';
import { type Order, orderOf } from './sorting';
import { prepared } from './statements';
import type { View } from './view';

export type Counted = Statement & { aside: { _total?: number } };

/** One page of a list, in the ways that it can be asked for. */
export interface Page {
  /** What is asked for, whatever the order and the page: the tenant, the rows, the values. */
  asked: string;
  /** The rows alone. */
  plain(): Statement;
  /** The same from the side of the table that the order stands in; answers fewer rows than a page where only `plain` knows. */
  quick: Statement | null;
  /** With `_total` aside: how many there are, in the same round trip; unknown where the page is empty. */
  counted(): Counted;
  /** The same, but all rows are found first and then ordered, as where finding costs most; beyond 10 000 the page is any of them. */
  found(): Counted;
  present(rows: Row[]): Answer[];
}

/** Its values are its own: what the whole order asks by is not asked here. */
function quickOf(view: View, query: ListQuery, order: Order): Statement | null {
  if (!mayBeQuick(view, query)) return null;
  const { reading, params } = readingOf(view, query.fields ? shownOf(view, query.fields) : 'list');
  const rows = quickRows(view, query, order, whereOf(view, query, params), params);
  if (rows === null) return null;
  const before = (query.page - 1) * query.limit;
  const cut = `limit ${query.limit}${before > 0 ? ` offset ${before}` : ''}`;
  return prepared(`select ${reading.columns} from (${rows} ${cut}) r ${reading.joins} order by ${order.outside}`, params.values);
}

/** Which rows `r` a list query asks for, among those the asker may see. */
export function whereOf(view: View, { filters, search }: ListQuery, params: Params): string {
  const living = livingRows(view.resource, 'r', view.rows, params);
  return [living, ...aboutSql(view, params), ...filtersSql(view, filters, params), ...searchSql(view, search, params)].join(
    ' and ',
  );
}

/**
 * Rows are found, ordered and cut first, and only those of the page get titles and counts. The limit stands in the text, so that a
 * prepared plan knows how few rows it is for. What lies before a further page is walked in the index alone. A plain search goes unprepared: a plan for any word would walk the order's index.
 */
export function pageOf(view: View, query: ListQuery): Page {
  const { resource } = view;
  const { reading, params } = readingOf(view, query.fields ? shownOf(view, query.fields) : 'list');
  const where = whereOf(view, query, params);
  const asked = JSON.stringify([resource.name, where, params.values]);
  const order = orderOf(view, query.sort, params);
  const offset = query.page > 1 ? ` offset ${params.add((query.page - 1) * query.limit)}::int` : '';
  const cut = `limit ${query.limit}${offset}`;
  const table = tableOf(resource);
  const { values } = params;

  const keys = order.terms.map(({ expression }, index) => `${expression} as _k${index}`).join(', ');
  const by = (alias: string) => order.terms.map(({ direction }, index) => `${alias}._k${index}${direction}`).join(', ');

  const around = (more: string) => {
    if (offset !== '') {
      const found = `select r.id, ${keys} from ${table} r ${order.joins} where ${where} order by ${order.inside} ${cut}`;
      return `select ${reading.columns}${more} from (${found}) cut join ${table} r on r.tenant_id = $1 and r.id = cut.id
        ${reading.joins} order by ${by('cut')}`;
    }
    const found = `select r.*${order.carried} from ${table} r ${order.joins} where ${where} order by ${order.inside} ${cut}`;
    return `select ${reading.columns}${more} from (${found}) r ${reading.joins} order by ${order.outside}`;
  };
  return {
    asked,
    quick: quickOf(view, query, order),
    plain: () => (query.search.trim() === '' ? prepared(around(''), values) : { text: around(''), values }),
    counted: () => ({ ...prepared(around(`, ${countSql(resource, where)} as _total`), values), aside: {} }),
    found() {
      const found = `select r.id, ${keys} from ${table} r ${order.joins} where ${where} limit ${listLimits.deepest + 1}`;
      const text = `with found as materialized (${found}), cut as (select * from found order by ${by('found')} ${cut})
        select ${reading.columns}, (select count(*)::int from found) as _total
        from cut join ${table} r on r.tenant_id = $1 and r.id = cut.id ${reading.joins} order by ${by('cut')}`;
      return { ...prepared(text, values), aside: {} };
    },
    present: (rows) => presentAll(view, reading, rows),
  };
}
