import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { listLimits } from './listLimits';
import type { Params } from './params';

export interface Total {
  total: number;
  approximate?: true;
}

/** How long an estimate is repeated without asking again. */
const ESTIMATE_MS = 10_000;
const MOST = 1_000;
/** Estimates by what was asked, the tenant among it; only of what is beyond counting. */
const estimates = new Map<string, { total: number; until: number }>();

/** How many rows meet the `where`, as a column; one more than 10 000 stands for any number beyond. */
export function countSql(resource: Resource, where: string): string {
  return `(select count(*)::int from (select 1 from ${tableOf(resource)} r where ${where} limit ${listLimits.deepest + 1}) counted)`;
}

/** The estimate of a query that was beyond counting a moment ago, or null. */
export function knownEstimate(asked: string): Total | null {
  const known = estimates.get(asked);
  return known && known.until > performance.now() ? { total: known.total, approximate: true } : null;
}

/** How many rows meet the `where`, counted on its own. */
export async function countRows(db: Pick<Tx, 'query'>, resource: Resource, where: string, { values }: Params): Promise<number> {
  const [row] = await db.query<{ total: number }>({ text: `select ${countSql(resource, where)} as total`, values });
  return row?.total ?? 0;
}

/** The planner's estimate of what is beyond counting, kept under `asked` for a while. */
export async function estimateRows(
  db: Pick<Tx, 'query'>,
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
  if (estimates.size >= MOST) estimates.clear();
  estimates.set(asked, { total, until: performance.now() + ESTIMATE_MS });
  return { total, approximate: true };
}
