import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { listLimits } from './listLimits';
import type { Params } from './params';

export interface Total {
  total: number;
  approximate?: true;
}

/** How long an estimate is repeated without asking again, and how long a count that cost something. */
const ESTIMATE_MS = 10_000;
const COUNT_MS = 3_000;
/** From so many rows on a count is kept: who adds a record to fewer sees it counted at once. */
const COSTLY = 1_000;
const MOST = 1_000;
type Db = Pick<Tx, 'query'>;

/** What is known of a database by what was asked of it, the tenant among it; and what somebody is finding out for all who ask meanwhile. */
interface Known {
  totals: Map<string, { total: Total; until: number }>;
  underWay: Map<string, Promise<Total>>;
}
const known = new WeakMap<Db, Known>();

function knownOf(db: Db): Known {
  const kept = known.get(db) ?? { totals: new Map(), underWay: new Map() };
  known.set(db, kept);
  return kept;
}

function keep(db: Db, asked: string, total: Total, milliseconds: number): Total {
  const { totals } = knownOf(db);
  if (totals.size >= MOST) totals.clear();
  totals.set(asked, { total, until: performance.now() + milliseconds });
  return total;
}

/** How many rows meet the `where`, as a column; one more than 10 000 stands for any number beyond. */
export function countSql(resource: Resource, where: string): string {
  return `(select count(*)::int from (select 1 from ${tableOf(resource)} r where ${where} limit ${listLimits.deepest + 1}) counted)`;
}

/** The total of a query that was counted or estimated a moment ago, or null. */
export function knownTotal(db: Db, asked: string): Total | null {
  const found = knownOf(db).totals.get(asked);
  return found && found.until > performance.now() ? found.total : null;
}

/** A count, kept where it cost something. */
export function counted(db: Db, asked: string, total: number): Total {
  return total < COSTLY ? { total } : keep(db, asked, { total }, COUNT_MS);
}

/** The total that somebody else is finding out at the moment, or null. */
export function comingTotal(db: Db, asked: string): Promise<Total> | null {
  return knownOf(db).underWay.get(asked) ?? null;
}

/** Tells of a total that is being found out, until it is. */
export function announceTotal(db: Db, asked: string, coming: Promise<Total>): void {
  const { underWay } = knownOf(db);
  underWay.set(asked, coming);
  const over = () => {
    if (underWay.get(asked) === coming) underWay.delete(asked);
  };
  coming.then(over, over);
}

/** How many rows meet the `where`, counted on its own. */
export async function countRows(db: Db, resource: Resource, where: string, { values }: Params): Promise<number> {
  const [row] = await db.query<{ total: number }>({ text: `select ${countSql(resource, where)} as total`, values });
  return row?.total ?? 0;
}

/** The planner's estimate of what is beyond counting, kept under `asked` for a while. */
export async function estimateRows(
  db: Db,
  resource: Resource,
  where: string,
  { values }: Params,
  { asked, least }: { asked: string; least: number },
): Promise<Total> {
  const [plan] = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    text: `explain (format json) select 1 from ${tableOf(resource)} r where ${where}`,
    values,
  });
  const total = Math.max(plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0, least);
  return keep(db, asked, { total, approximate: true }, ESTIMATE_MS);
}
