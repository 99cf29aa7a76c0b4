import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { tellBuried } from '../notices/jobNews';
import { systemScope, type Tenant } from '../scope';
import type { Services } from '../services';
import type { Job, JobContext } from './define';
import { bury, type Claimed, hold, markDone, postpone, renew } from './rows';

/** Seconds until each further try; after the last one the job is given up. */
export const pauses = [10, 60, 300, 1_800, 7_200];
/** How long a job is its process's without a sign of life, and how often it gives one. */
export const leaseMs = 60_000;
const heartbeatMs = 20_000;

/** Another process has taken the job over; what this one still wanted to write is not written. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

type Parts = Omit<Services, 'jobs'>;

/** Runs a job that this process holds, and writes down how it ended. */
export async function perform(services: Parts, job: Job, tenant: Tenant, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const scope = systemScope(tenant, now, claimed.id);
  let isDone = false;
  const held = <Result>(work: (tx: Tx) => Promise<Result>) =>
    db.transaction(async (tx) => {
      if (!(await hold(tx, claimed))) throw new LeaseLost();
      return work(tx);
    });
  const context: JobContext = {
    db,
    tenant,
    now,
    today: toWarsaw(now).slice(0, 10),
    scope,
    services,
    signal,
    transaction: held,
    async complete(work) {
      await held(async (tx) => {
        await work(tx);
        await markDone(tx, claimed, clock());
      });
      isDone = true;
    },
  };
  const beat = setInterval(() => {
    const until = new Date(clock().getTime() + leaseMs);
    renew(db, claimed, until).catch(() => log.warn(`The lease of job ${job.name} was not renewed`));
  }, heartbeatMs);
  beat.unref();
  try {
    if (claimed.attempts > pauses.length + 1) throw new Error('The process ended in mid-job too often');
    await job.run(claimed.payload, context);
    if (!isDone) await markDone(db, claimed, clock());
  } catch (error) {
    if (isDone || error instanceof LeaseLost) return;
    const known = error instanceof Error ? error : new Error(String(error));
    log.error(`Job ${job.name} failed`, { error: known.name, tenant: tenant.key });
    await settle(known);
  } finally {
    clearInterval(beat);
  }

  /** What an error says may hold what a person typed, so it goes to the firm's own list and not to the log. */
  async function settle(error: Error): Promise<void> {
    const says = `${error.name}: ${error.message}`.slice(0, 300);
    const pause = pauses[claimed.attempts - 1];
    const at = clock();
    if (pause !== undefined) return postpone(db, claimed, new Date(at.getTime() + pause * 1_000), says);
    await held(async (tx) => {
      if (job.buried) await job.buried(claimed.payload, { tenant, now: at, scope, tx });
      else await tellBuried(tx, scope, job.label ?? job.name);
      await bury(tx, claimed, at, says);
    });
  }
}
