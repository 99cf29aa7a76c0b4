import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { listLimits } from './listLimits';
import type { Params } from './params';
import { prepared } from './statements';

export interface Total {
  total: number;
  approximate?: true;
}

/** How long an estimate is repeated without asking again. */
const ESTIMATE_MS = 10_000;
const MOST = 1_000;
/** Estimates by what was asked, the tenant among it; only of what is beyond counting. */
const estimates = new Map<string, { total: number; until: number }>();

/** How many rows `r` meet the `where`: exact up to 10 000, beyond it the planner's estimate. */
export async function countRows(
  db: Pick<Tx, 'query'>,
  resource: Resource,
  where: string,
  { values }: Params,
  searches: boolean,
): Promise<Total> {
  const found = `from ${tableOf(resource)} r where ${where}`;
  const key = JSON.stringify([found, values]);
  const known = estimates.get(key);
  if (known && known.until > performance.now()) return { total: known.total, approximate: true };
  const text = `select count(*)::int as total from (select 1 ${found} limit ${listLimits.deepest + 1}) counted`;
  const [row] = await db.query<{ total: number }>(searches ? { text, values } : prepared(text, values));
  const total = row?.total ?? 0;
  if (total <= listLimits.deepest) return { total };
  const estimate = Math.max(await estimateOf(db, found, values), total);
  if (estimates.size >= MOST) estimates.clear();
  estimates.set(key, { total: estimate, until: performance.now() + ESTIMATE_MS });
  return { total: estimate, approximate: true };
}

async function estimateOf(db: Pick<Tx, 'query'>, found: string, values: readonly unknown[]): Promise<number> {
  const [plan] = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    text: `explain (format json) select 1 ${found}`,
    values,
  });
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
