import type { Begun, BegunJob } from '../../contract/jobs';
import { toWarsaw } from '../../lib/dates';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import { newId } from '../records/start';
import { actorOf, type Scope } from '../scope';
import { atOnce, jobsChannel } from './enqueue';
import { tellOwner } from './owner';

type On = Pick<Tx, 'query'>;

/** Work as it is asked for by a person. */
export interface Asked<Payload> {
  /** The job that does it. */
  name: string;
  payload: Payload;
  /** What its owner reads, and what is counted, in the genitive. */
  title: string;
  unit: string;
  total?: number;
  key?: string;
}

/** What of the person goes along, so that the work is done by their rights at the time that it is done. */
export interface BegunPayload<Payload> {
  asked: Payload;
  by: Pick<Scope, 'sessionId' | 'ipPrefix' | 'requestId' | 'userAgent'> & { id: string; at: string };
}

/** Begins work in the caller's transaction; answers what a 202 says. */
export async function begin<Payload>(
  tx: Tx,
  scope: Scope,
  { name, payload, title, unit, total, key }: Asked<Payload>,
): Promise<Begun> {
  const { tenant, who, sessionId, ipPrefix, requestId, userAgent, now } = scope;
  const id = newId();
  const by: BegunPayload<Payload>['by'] = { id: who.id, sessionId, ipPrefix, requestId, userAgent, at: now.toISOString() };
  await tx.query({
    name: 'jobs.begin',
    text: `insert into jobs (tenant_id, id, name, key, payload, due_at, owner_id, title, unit, total, watched_at)
      values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11)`,
    values: [
      tenant.id,
      id,
      name,
      key ?? null,
      JSON.stringify({ asked: payload, by }),
      atOnce,
      actorOf(scope),
      title,
      unit,
      total ?? null,
      now,
    ],
  });
  tx.notify(jobsChannel, '');
  tellOwner(tx, tenant.id, id, who.id);
  return { data: { id, title, state: 'waiting', address: `/api/jobs/${id}` } };
}

interface Row {
  id: string;
  title: string;
  unit: string;
  state: string;
  outcome: BegunJob['state'] | null;
  done: number;
  total: number | null;
  says: string | null;
  result: unknown;
  cancel_at: Date | null;
  created_at: Date;
  ended_at: Date | null;
}

const columns = 'id, title, unit, state, outcome, done, total, says, result, cancel_at, created_at, ended_at';

function told({ outcome, state, cancel_at, created_at, ended_at, ...row }: Row): BegunJob {
  return {
    ...row,
    state: outcome ?? (state === 'dead' ? 'failed' : (state as BegunJob['state'])),
    stopping: cancel_at !== null && ended_at === null,
    created_at: toWarsaw(created_at),
    ended_at: ended_at && toWarsaw(ended_at),
  };
}

/** What the asker began and has not put away; that they look is noted, so that they are told no second time by the bell. */
export async function ownJobs(db: Database, { tenant, who, now }: Scope): Promise<BegunJob[]> {
  const rows = await db.query<Row & { watched_at: Date | null }>({
    name: 'jobs.own',
    text: `select ${columns}, watched_at from jobs where tenant_id = $1 and owner_id = $2 and seen_at is null
      and (ended_at is null or ended_at > $3) order by created_at desc, id desc limit 20`,
    values: [tenant.id, who.id, new Date(now.getTime() - 86_400_000)],
  });
  await noteWatched(db, tenant.id, who.id, now, rows);
  return rows.map(({ watched_at: _, ...row }) => told(row));
}

/** One of the asker's, or of anybody's for a superuser; 404 for all others. */
export async function begunJob(db: Database, { tenant, who, now }: Scope, id: string): Promise<BegunJob> {
  const [row] = await db.query<Row & { watched_at: Date | null; owner_id: string }>({
    name: 'jobs.begun',
    text: `select ${columns}, watched_at, owner_id from jobs where tenant_id = $1 and id = $2 and owner_id is not null`,
    values: [tenant.id, id],
  });
  if (!row || (row.owner_id !== who.id && !who.roles.includes('superuser'))) throw notFound();
  const { watched_at, owner_id, ...job } = row;
  if (owner_id === who.id) await noteWatched(db, tenant.id, who.id, now, [{ ...job, watched_at }]);
  return told(job);
}

/** Somebody who looked less than this ago is looking still. */
export const watchingMs = 15_000;

/** A row that the job writes at the moment is passed over: whoever asks how far it is waits for nothing. */
async function noteWatched(
  db: Database,
  tenantId: number,
  ownerId: string,
  now: Date,
  rows: readonly { id: string; ended_at: Date | null; watched_at: Date | null }[],
): Promise<void> {
  const stale = rows.filter(
    ({ ended_at, watched_at }) =>
      ended_at === null && (watched_at === null || now.getTime() - watched_at.getTime() > watchingMs / 3),
  );
  if (stale.length === 0) return;
  await db.query({
    name: 'jobs.watched',
    text: `update jobs set watched_at = $4 where (tenant_id, id) in
      (select tenant_id, id from jobs where tenant_id = $1 and owner_id = $2 and id = any ($3::uuid[]) for no key update skip locked)`,
    values: [tenantId, ownerId, stale.map(({ id }) => id), now],
  });
}

/** Asks it to stop, which it does between two of its pieces, before the first, or while it writes all in one. Once it has ended nothing changes. */
export async function askToStop(tx: Tx, { tenant, now }: Scope, id: string): Promise<void> {
  const rows = await tx.query<{ owner_id: string | null }>({
    name: 'jobs.cancel',
    text: `update jobs set cancel_at = coalesce(cancel_at, $3), due_at = case state when 'waiting' then $4 else due_at end
      where tenant_id = $1 and id = $2 and state in ('waiting', 'running') returning owner_id`,
    values: [tenant.id, id, now, atOnce],
  });
  for (const { owner_id } of rows) tellOwner(tx, tenant.id, id, owner_id);
  tx.notify(jobsChannel, '');
}

/** Puts the end of one's own work away. */
export async function putAway(tx: On, { tenant, who, now }: Scope, id: string): Promise<void> {
  await tx.query({
    name: 'jobs.seen',
    text: 'update jobs set seen_at = $4 where tenant_id = $1 and id = $2 and owner_id = $3 and ended_at is not null',
    values: [tenant.id, id, who.id, now],
  });
}
