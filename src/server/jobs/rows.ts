import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../db/database';
import { newId } from '../records/start';

type On = Pick<Tx, 'query'>;

/** A job that this process holds until its lease ends. */
export interface Claimed {
  tenant_id: number;
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  lease: string;
  /** When it should have begun. */
  due: Date;
  /** Who began it; null for the server itself. */
  owner: string | null;
  title: string | null;
  /** What an earlier run had come to when its process ended or it went back to the queue. */
  kept: unknown;
  /** What an earlier run told on its way. */
  says: string | null;
}

/** How far it is, or how it ended. */
export interface Told {
  done?: number;
  total?: number;
  says?: string;
  result?: unknown;
  outcome?: 'done' | 'refused' | 'cancelled';
}

/** Takes the first job that is due, of these firms and kinds; one whose holder died is due again when its lease is over. */
export async function claim(
  db: On,
  { tenants, names, now, until }: { tenants: readonly number[]; names: readonly string[]; now: Date; until: Date },
): Promise<Claimed | null> {
  const [job] = await db.query<Claimed>({
    name: 'jobs.claim',
    text: `with first as (
        select tenant_id, id, due_at from jobs where state in ('waiting', 'running') and due_at <= $1 and tenant_id = any ($4::int[])
          and name = any ($5) order by due_at, id limit 1 for update skip locked)
      update jobs j set state = 'running', attempts = j.attempts + 1, due_at = $2, lease = $3 from first
      where j.tenant_id = first.tenant_id and j.id = first.id
      returning j.tenant_id, j.id, j.name, j.payload, j.attempts, j.lease, first.due_at as due, j.owner_id as owner, j.title, j.kept, j.says`,
    values: [now, until, randomUUID(), tenants, names],
  });
  return job ?? null;
}

/** Makes the lease longer; passes over a row that somebody else writes at the moment. */
export async function renew(db: On, { tenant_id, id, lease }: Claimed, until: Date): Promise<void> {
  await db.query({
    name: 'jobs.renew',
    text: `update jobs set due_at = $4 where (tenant_id, id) in
      (select tenant_id, id from jobs where tenant_id = $1 and id = $2 and lease = $3 for no key update skip locked)`,
    values: [tenant_id, id, lease, until],
  });
}

/**
 * Whether the job is still this holder's; it stays so until the transaction ends. Nobody claims the row meanwhile, and whoever asks it to stop, or
 * notes how far it is, need not wait for that end.
 */
export async function hold(tx: On, { tenant_id, id, lease }: Claimed): Promise<boolean> {
  const rows = await tx.query({
    name: 'jobs.hold',
    text: `select 1 from jobs where tenant_id = $1 and id = $2 and lease = $3 and state = 'running' for key share`,
    values: [tenant_id, id, lease],
  });
  return rows.length > 0;
}

/** Ends it; what it came to is kept for who began it. */
export async function markDone(tx: On, { tenant_id, id, lease, owner }: Claimed, now: Date, told: Told = {}): Promise<void> {
  const { done, total, says, result, outcome = 'done' } = told;
  await tx.query({
    name: 'jobs.done',
    text: `update jobs set state = 'done', payload = null, kept = null, lease = null, error = null, ended_at = $4, outcome = case when owner_id is null then null else $5 end,
        done = coalesce($6, done), total = coalesce($7, total), says = coalesce($8, says), result = $9::jsonb
      where tenant_id = $1 and id = $2 and lease = $3`,
    values: [
      tenant_id,
      id,
      lease,
      now,
      outcome,
      done ?? null,
      total ?? null,
      says ?? null,
      owner === null || result === undefined ? null : JSON.stringify(result),
    ],
  });
}

/** Notes how far it is; answers whether somebody has asked it to stop, or null where it is this process's no longer. */
export async function noteProgress(
  db: On,
  { tenant_id, id, lease }: Claimed,
  { done, total, says }: Told,
): Promise<{ stop: boolean } | null> {
  const [row] = await db.query<{ stop: boolean }>({
    name: 'jobs.progress',
    text: `update jobs set done = coalesce($4, done), total = coalesce($5, total), says = coalesce($6, says)
      where tenant_id = $1 and id = $2 and lease = $3 and state = 'running' returning cancel_at is not null as stop`,
    values: [tenant_id, id, lease, done ?? null, total ?? null, says ?? null],
  });
  return row ?? null;
}

/** Whether somebody has asked it to stop, for its own transaction. */
export async function isUnwanted(tx: On, { tenant_id, id }: Claimed): Promise<boolean> {
  const rows = await tx.query({
    name: 'jobs.unwanted',
    text: 'select 1 from jobs where tenant_id = $1 and id = $2 and cancel_at is not null',
    values: [tenant_id, id],
  });
  return rows.length > 0;
}

/** Keeps what its pieces have come to; whoever calls holds the job. */
export async function keepCount(tx: On, { tenant_id, id }: Claimed, kept: unknown): Promise<void> {
  await tx.query({
    name: 'jobs.keep',
    text: 'update jobs set kept = $3 where tenant_id = $1 and id = $2',
    values: [tenant_id, id, JSON.stringify(kept)],
  });
}

/** When its owner looked at it last. */
export async function watchedAt(tx: On, { tenant_id, id }: Claimed): Promise<Date | null> {
  const [row] = await tx.query<{ watched_at: Date | null }>({
    name: 'jobs.watchedAt',
    text: 'select watched_at from jobs where tenant_id = $1 and id = $2',
    values: [tenant_id, id],
  });
  return row?.watched_at ?? null;
}

/** Lets it wait for its next try. */
export async function postpone(tx: On, { tenant_id, id, lease }: Claimed, at: Date, error: string): Promise<void> {
  await tx.query({
    name: 'jobs.postpone',
    text: `update jobs set state = 'waiting', lease = null, due_at = $4, error = $5 where tenant_id = $1 and id = $2 and lease = $3`,
    values: [tenant_id, id, lease, at, error],
  });
}

/** Lets it wait for what is outside, with what it came to: at once where its owner wants it stopped. */
export async function restUntil(tx: On, { tenant_id, id, lease }: Claimed, at: Date, sofar: unknown): Promise<void> {
  await tx.query({
    name: 'jobs.rest',
    text: `update jobs set state = 'waiting', lease = null, attempts = attempts - 1, kept = $5, error = null,
        due_at = case when cancel_at is null then $4::timestamptz else 'epoch' end
      where tenant_id = $1 and id = $2 and lease = $3`,
    values: [tenant_id, id, lease, at, JSON.stringify(sofar)],
  });
}

/** Gives it up; its payload stays, so that somebody may have it tried again. */
export async function bury(tx: On, { tenant_id, id, lease }: Claimed, now: Date, error: string): Promise<void> {
  await tx.query({
    name: 'jobs.bury',
    text: `update jobs set state = 'dead', lease = null, ended_at = $4, error = $5 where tenant_id = $1 and id = $2 and lease = $3`,
    values: [tenant_id, id, lease, now, error],
  });
}

/** Writes down times of daily jobs; one that is there already stays as it is, done or not. */
export async function planDaily(
  db: On,
  times: readonly { tenantId: number; name: string; date: string; at: Date }[],
): Promise<void> {
  await db.query({
    text: `insert into jobs (tenant_id, id, name, key, payload, due_at)
      select * from unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::timestamptz[])
      on conflict (tenant_id, name, key) where key is not null do nothing`,
    values: [
      times.map(({ tenantId }) => tenantId),
      times.map(() => newId()),
      times.map(({ name }) => name),
      times.map(({ date }) => `daily:${date}`),
      times.map(({ date }) => JSON.stringify({ due: date })),
      times.map(({ at }) => at),
    ],
  });
}

/** When the next job is due, or null. */
export async function firstDue(db: On, names: readonly string[]): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>({
    name: 'jobs.next',
    text: `select min(due_at) as at from jobs where state in ('waiting', 'running') and name = any ($1)`,
    values: [names],
  });
  return row?.at ?? null;
}

/** Work that was given up, as a superuser sees it. */
export interface DeadJob {
  id: string;
  name: string;
  attempts: number;
  error: string | null;
  created_at: Date;
  ended_at: Date;
}

/** A firm's jobs that were given up, newest first. */
export function deadJobs(db: On, tenantId: number): Promise<DeadJob[]> {
  return db.query<DeadJob>({
    name: 'jobs.dead',
    text: `select id, name, attempts, error, created_at, ended_at from jobs where tenant_id = $1 and state = 'dead' order by ended_at desc, id limit 200`,
    values: [tenantId],
  });
}

/** Has a job tried anew from the start; answers its name, or null where there is none that was given up. */
export async function revive(tx: On, tenantId: number, id: string): Promise<string | null> {
  const [row] = await tx.query<{ name: string }>({
    name: 'jobs.revive',
    text: `update jobs set state = 'waiting', attempts = 0, due_at = 'epoch', error = null, ended_at = null
      where tenant_id = $1 and id = $2 and state = 'dead' returning name`,
    values: [tenantId, id],
  });
  return row?.name ?? null;
}

/** Forgets what was done long ago; what has a key keeps it from being done again, so it stays longer. */
export async function forgetJobs(db: Database, tenantId: number, before: { unkeyed: Date; keyed: Date }): Promise<void> {
  await db.query({
    name: 'jobs.forget',
    text: `delete from jobs where tenant_id = $1 and ended_at < case when key is null and state = 'done' then $2::timestamptz else $3 end`,
    values: [tenantId, before.unkeyed, before.keyed],
  });
}
