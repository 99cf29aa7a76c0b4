import type { ListQuery } from '../../contract/listQuery';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Statement, Tx } from '../db/database';
import { badQuery } from '../errors';
import type { Scope } from '../scope';
import { livingRows } from './conditions';
import { countRows, type Total } from './counting';
import { filtersSql } from './filters';
import { listLimits } from './listLimits';
import { Params } from './params';
import { presentAll } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { searchSql } from './searching';
import { orderOf } from './sorting';
import { prepared } from './statements';
import { type View, viewOf } from './view';

export interface ListAnswer {
  data: Answer[];
  total: number;
  page: number;
  limit: number;
  /** The total is the planner's estimate: over 10 000 nobody counts. */
  approximate?: true;
}

/** One page of what the asker may see, and how much there is of it. Throws 422 for a key that they can't ask by. */
export async function list(db: Pick<Tx, 'query'>, scope: Scope, resource: Resource, query: ListQuery): Promise<ListAnswer> {
  const view = viewOf(scope, resource, 'list');
  const { page, limit } = query;
  if (limit > listLimits.limit) throw badQuery(`Na stronie może być najwyżej ${listLimits.limit} pozycji.`);
  if (page * limit > listLimits.deepest)
    throw badQuery('Tak daleko nie sięga żadna lista. Zawęź ją filtrem albo wyszukiwaniem, albo pobierz eksport.');
  const { statement, present } = pageOf(view, query);
  const [rows, total] = await pageAndTotal(db, view, query, statement);
  return { data: present(rows), ...total, page, limit };
}

/** Page and count at once; but a search, which costs most, is counted only where its page does not tell the total. */
async function pageAndTotal(db: Pick<Tx, 'query'>, view: View, query: ListQuery, statement: Statement): Promise<[Row[], Total]> {
  const count = () => countRows(db, view.resource, ...rowsOf(view, query));
  if (query.search.trim() === '') return Promise.all([db.query<Row>(statement), count()]);
  const rows = await db.query<Row>(statement);
  const before = (query.page - 1) * query.limit;
  const tells = rows.length < query.limit && (rows.length > 0 || before === 0);
  return [rows, tells ? { total: before + rows.length } : await count()];
}

/** The `where` of a list on its own, with its values; whether it searches, as searches go unprepared. */
function rowsOf(view: View, query: ListQuery): [where: string, params: Params, searches: boolean] {
  const params = new Params(view.scope.tenant.id);
  return [whereOf(view, query, params), params, query.search.trim() !== ''];
}

/** Which rows `r` a list query asks for, among those the asker may see. */
export function whereOf(view: View, { filters, search }: ListQuery, params: Params): string {
  const living = livingRows(view.resource, 'r', view.rows, params);
  return [living, ...filtersSql(view, filters, params), ...searchSql(view, search, params)].join(' and ');
}

/**
 * The page's statement: rows are found, ordered and cut first, and only those of the page get titles and counts.
 * The limit stands in the text, so that a prepared plan knows how few rows it is for.
 */
function pageOf(view: View, query: ListQuery): { statement: Statement; present(rows: Row[]): Answer[] } {
  const { reading, params } = readingOf(view, 'list');
  const where = whereOf(view, query, params);
  const { joins, carried, inside, outside } = orderOf(view, query.sort, params);
  const offset = query.page > 1 ? ` offset ${params.add((query.page - 1) * query.limit)}::int` : '';
  const found = `select r.*${carried} from ${tableOf(view.resource)} r ${joins} where ${where} order by ${inside} limit ${query.limit}${offset}`;
  const text = `select ${reading.columns} from (${found}) r ${reading.joins} order by ${outside}`;
  const statement = query.search.trim() === '' ? prepared(text, params.values) : { text, values: params.values };
  return { statement, present: (rows) => presentAll(view, reading.turns, rows) };
}
