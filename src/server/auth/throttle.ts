import { createHash } from 'node:crypto';
import type { Tx } from '../db/database';
import { tooMany } from '../errors';

type Query = Pick<Tx, 'query'>;

/** For what is counted but never made to wait: the greatest integer of a column. */
export const uncapped = 2_147_483_647;

export interface Rule {
  most: number;
  windowMs: number;
  /** How long the key waits once it is full. */
  waitMs: number;
}

/** A key of the table: what is counted, and for whom, as a hash (A15: no address or name is kept). */
export function throttleKey(what: string, ...whom: string[]): string {
  return `${what}:${createHash('sha256').update(whom.join('\n')).digest('base64url')}`;
}

/** Counts one more and answers how many now, starting a new window when the old one is over; a full key waits. */
export async function count(db: Query, tenantId: number, key: string, rule: Rule, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'throttle.count',
    text: `insert into throttles (tenant_id, key, count, since) values ($1, $2, 1, $3)
      on conflict (tenant_id, key) do update set
        count = case when throttles.since <= $4 then 1 else throttles.count + 1 end,
        since = case when throttles.since <= $4 then $3 else throttles.since end,
        until = case when throttles.since > $4 and throttles.count + 1 >= $5 then $6 else throttles.until end
      returning count`,
    values: [tenantId, key, now, new Date(now.getTime() - rule.windowMs), rule.most, new Date(now.getTime() + rule.waitMs)],
  });
  return row?.count ?? 0;
}

/** Throws 429 with the longest wait of the keys that are full. */
export async function refuseWhileFull(db: Query, tenantId: number, keys: readonly string[], now: Date): Promise<void> {
  const [row] = await db.query<{ until: Date | null }>({
    name: 'throttle.until',
    text: 'select max(until) as until from throttles where tenant_id = $1 and key = any($2) and until > $3',
    values: [tenantId, keys, now],
  });
  if (row?.until) throw tooMany((row.until.getTime() - now.getTime()) / 1_000);
}

/** Takes one back that was counted before it was known to be right; a key that is full only by it waits no more. */
export async function uncount(db: Query, tenantId: number, key: string, { most }: Rule): Promise<void> {
  await db.query({
    name: 'throttle.uncount',
    text: `update throttles set count = greatest(count - 1, 0), until = case when count <= $3 then null else until end
      where tenant_id = $1 and key = $2`,
    values: [tenantId, key, most],
  });
}

/** How many were counted in the running window. */
export async function counted(db: Query, tenantId: number, key: string, windowMs: number, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'throttle.counted',
    text: 'select count from throttles where tenant_id = $1 and key = $2 and since > $3',
    values: [tenantId, key, new Date(now.getTime() - windowMs)],
  });
  return row?.count ?? 0;
}

/** Forgets a key: its owner came in. */
export async function forget(db: Query, tenantId: number, keys: readonly string[]): Promise<void> {
  await db.query({
    name: 'throttle.forget',
    text: 'delete from throttles where tenant_id = $1 and key = any($2)',
    values: [tenantId, keys],
  });
}
