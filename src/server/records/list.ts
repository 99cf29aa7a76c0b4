import type { ListQuery } from '../../contract/listQuery';
import { fold } from '../../lib/text';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { auditAsked, closedAmong, keysAsked } from './closedAsking';
import { announceTotal, comingTotal, counted, countRows, estimateRows, knownTotal, type Total } from './counting';
import { listLimits, refuseTooDeep } from './listLimits';
import { type Page, pageOf, whereOf } from './pages';
import { Params } from './params';
import type { Answer, Row } from './reading';
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
  refuseTooDeep(query);
  const { page, limit } = query;
  const asked = pageOf(view, query);
  const [rows, total] = await pageAndTotal(db, view, query, asked);
  const data = asked.present(rows);
  const ids = data.map(({ id }) => id);
  await auditAsked(db, view, closedAmong(view, keysAsked(query)), ids);
  return { data, ...total, page, limit };
}

/**
 * Whoever asks what somebody is counting already waits for that count beside their own page. In a transaction everybody counts for
 * themselves: what they wrote there is nobody else's yet.
 */
async function pageAndTotal(db: Pick<Tx, 'query'>, view: View, query: ListQuery, page: Page): Promise<[Row[], Total]> {
  const shares = 'transaction' in db;
  const known = shares ? (knownTotal(db, page.asked) ?? comingTotal(db, page.asked)?.catch(() => null)) : null;
  if (known) {
    const [rows, total] = await Promise.all([rowsOf(db, query, page), known]);
    if (total) return [rows, atLeast(total, query, rows)];
  }
  const found = findBoth(db, view, query, page);
  if (shares)
    announceTotal(
      db,
      page.asked,
      found.then(([, total]) => total),
    );
  return found;
}

async function rowsOf(db: Pick<Tx, 'query'>, { limit }: ListQuery, { quick, plain }: Page): Promise<Row[]> {
  const rows = quick ? await db.query<Row>(quick) : [];
  return quick && rows.length === limit ? rows : db.query<Row>(plain());
}

/** A total that was counted a moment ago is never less than what the page shows. */
function atLeast(total: Total, { page, limit }: ListQuery, rows: readonly Row[]): Total {
  const seen = rows.length === 0 ? 0 : (page - 1) * limit + rows.length;
  return total.total < seen ? { ...total, total: seen } : total;
}

async function findBoth(db: Pick<Tx, 'query'>, view: View, query: ListQuery, page: Page): Promise<[Row[], Total]> {
  if (page.quick) return Promise.all([rowsOf(db, query, page), totalOf(db, view, query, page.asked, null)]);
  const searches = query.search.trim() !== '';
  if (searches && !hasTrigrams(query.search)) return pageThenTotal(db, view, query, page);
  const statement = searches ? page.found() : page.counted();
  const rows = await db.query<Row>(statement);
  const found = query.page === 1 && rows.length === 0 ? 0 : statement.aside._total;
  const total = await totalOf(db, view, query, page.asked, found ?? null);
  return [searches && total.approximate ? await db.query<Row>(page.plain()) : rows, total];
}

/** The index of searches knows words by three letters in a row. */
const hasTrigrams = (search: string) => /[\p{L}\p{N}]{3}/u.test(fold(search));

/** Short words follow the index of the order: their page costs little and their count much, so nobody counts where the page tells the total. */
async function pageThenTotal(db: Pick<Tx, 'query'>, view: View, query: ListQuery, page: Page): Promise<[Row[], Total]> {
  const rows = await db.query<Row>(page.plain());
  const before = (query.page - 1) * query.limit;
  const tells = rows.length < query.limit && (rows.length > 0 || before === 0);
  return [rows, await totalOf(db, view, query, page.asked, tells ? before + rows.length : null)];
}

async function totalOf(db: Pick<Tx, 'query'>, view: View, query: ListQuery, asked: string, found: number | null): Promise<Total> {
  if (found !== null && found <= listLimits.deepest) return counted(db, asked, found);
  const params = new Params(view.scope.tenant.id);
  const where = whereOf(view, query, params);
  const total = found ?? (await countRows(db, view.resource, where, params));
  return total <= listLimits.deepest
    ? counted(db, asked, total)
    : estimateRows(db, view.resource, where, params, { asked, least: total });
}
