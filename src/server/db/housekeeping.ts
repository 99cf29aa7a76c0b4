import { randomUUID } from 'node:crypto';
import type { Tx } from './database';

type On = Pick<Tx, 'query'>;

/** How a work for the whole house stands. */
export interface Housekeeping<Result = unknown> {
  name: string;
  due_at: Date;
  lease_until: Date | null;
  done_at: Date | null;
  result: Result | null;
  failed_at: Date | null;
  error: string | null;
  told_at: Date | null;
}

/** Makes sure that a work is known; one that is keeps its time. */
export async function knowWork(db: On, name: string, due: Date): Promise<void> {
  await db.query({
    text: 'insert into housekeeping (name, due_at) values ($1, $2) on conflict (name) do nothing',
    values: [name, due],
  });
}

export async function readWork<Result>(db: On, name: string): Promise<Housekeeping<Result> | null> {
  const [row] = await db.query<Housekeeping<Result>>({
    text: 'select name, due_at, lease_until, done_at, result, failed_at, error, told_at from housekeeping where name = $1',
    values: [name],
  });
  return row ?? null;
}

/** Takes a work that is due, or one that was asked for whenever it is due, unless another process is at it; answers the lease. */
export async function takeWork(db: On, name: string, now: Date, until: Date, isAsked = false): Promise<string | null> {
  const lease = randomUUID();
  const rows = await db.query({
    text: `update housekeeping set lease = $2, lease_until = $4 where name = $1 and (due_at <= $3 or $5)
      and (lease_until is null or lease_until < $3) returning name`,
    values: [name, lease, now, until, isAsked],
  });
  return rows.length > 0 ? lease : null;
}

export async function holdWork(db: On, name: string, lease: string, until: Date): Promise<void> {
  await db.query({
    text: 'update housekeeping set lease_until = $3 where name = $1 and lease = $2',
    values: [name, lease, until],
  });
}

/** Writes down how it ended, and when it is due again. */
export async function endWork(
  db: On,
  name: string,
  lease: string,
  { at, due, result, error }: { at: Date; due: Date; result?: unknown; error?: string },
): Promise<void> {
  await db.query({
    text: `update housekeeping set lease = null, lease_until = null, due_at = $3,
      done_at = case when $6::text is null then $4 else done_at end, result = case when $6::text is null then $5::jsonb else result end,
      failed_at = case when $6::text is null then failed_at else $4 end, error = case when $6::text is null then error else $6 end
      where name = $1 and lease = $2`,
    values: [name, lease, due, at, JSON.stringify(result ?? null), error ?? null],
  });
}

/** Lets it be done at once. */
export async function hurryWork(db: On, name: string, now: Date): Promise<void> {
  await db.query({ text: 'update housekeeping set due_at = least(due_at, $2) where name = $1', values: [name, now] });
}

/** Notes that somebody is told; false where they were told since. */
export async function noteTold(db: On, name: string, now: Date, since: Date): Promise<boolean> {
  const rows = await db.query({
    text: 'update housekeeping set told_at = $2 where name = $1 and (told_at is null or told_at < $3) returning name',
    values: [name, now, since],
  });
  return rows.length > 0;
}
