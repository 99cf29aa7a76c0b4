import type { ListQuery } from '../../contract/listQuery';
import { tableOf } from '../db/columns';
import type { Statement } from '../db/database';
import { aboutSql } from './aboutSql';
import { livingRows } from './conditions';
import { countSql } from './counting';
import { filtersSql } from './filters';
import { listLimits } from './listLimits';
import type { Params } from './params';
import { presentAll } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { searchSql } from './searching';
import { orderOf } from './sorting';
import { prepared } from './statements';
import type { View } from './view';

export type Counted = Statement & { aside: { _total?: number } };

/** One page of a list, in the ways that it can be asked for. */
export interface Page {
  /** What is asked for, whatever the order and the page: the tenant, the rows, the values. */
  asked: string;
  /** The rows alone. */
  plain(): Statement;
  /** With `_total` aside: how many there are, in the same round trip; unknown where the page is empty. */
  counted(): Counted;
  /** The same, but all rows are found first and then ordered, as where finding costs most; beyond 10 000 the page is any of them. */
  found(): Counted;
  present(rows: Row[]): Answer[];
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
 * prepared plan knows how few rows it is for. A plain search goes unprepared: a plan for any word would walk the order's index.
 */
export function pageOf(view: View, query: ListQuery): Page {
  const { resource } = view;
  const { reading, params } = readingOf(view, 'list');
  const where = whereOf(view, query, params);
  const asked = JSON.stringify([resource.name, where, params.values]);
  const order = orderOf(view, query.sort, params);
  const offset = query.page > 1 ? ` offset ${params.add((query.page - 1) * query.limit)}::int` : '';
  const cut = `limit ${query.limit}${offset}`;
  const table = tableOf(resource);
  const { values } = params;

  const around = (more: string) => {
    const found = `select r.*${order.carried} from ${table} r ${order.joins} where ${where} order by ${order.inside} ${cut}`;
    return `select ${reading.columns}${more} from (${found}) r ${reading.joins} order by ${order.outside}`;
  };
  return {
    asked,
    plain: () => (query.search.trim() === '' ? prepared(around(''), values) : { text: around(''), values }),
    counted: () => ({ ...prepared(around(`, ${countSql(resource, where)} as _total`), values), aside: {} }),
    found() {
      const keys = order.terms.map(({ expression }, index) => `${expression} as _k${index}`).join(', ');
      const by = (alias: string) => order.terms.map(({ direction }, index) => `${alias}._k${index}${direction}`).join(', ');
      const found = `select r.id, ${keys} from ${table} r ${order.joins} where ${where} limit ${listLimits.deepest + 1}`;
      const text = `with found as materialized (${found}), cut as (select * from found order by ${by('found')} ${cut})
        select ${reading.columns}, (select count(*)::int from found) as _total
        from cut join ${table} r on r.tenant_id = $1 and r.id = cut.id ${reading.joins} order by ${by('cut')}`;
      return { ...prepared(text, values), aside: {} };
    },
    present: (rows) => presentAll(view, reading.turns, rows),
  };
}
