import { toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import { principalById } from '../auth/sessionPrincipals';
import type { Tx } from '../db/database';
import { forbidden, Refusal } from '../errors';
import { tellBuried, tellEnded } from '../notices/jobNews';
import { type Scope, systemScope, type Tenant } from '../scope';
import type { Services } from '../services';
import { type BegunPayload, watchingMs } from './begun';
import { type Job, type JobContext, LeaseLost, type Outcome, Rests } from './define';
import { tellOwner } from './owner';
import {
  bury,
  type Claimed,
  hold,
  isUnwanted,
  keepCount,
  markDone,
  noteProgress,
  postpone,
  renew,
  restUntil,
  type Told,
  watchedAt,
} from './rows';

/** Seconds until each further try; after the last one the job is given up. */
export const pauses = [10, 60, 300, 1_800, 7_200];
/** How long a job is its process's without a sign of life, and how often it gives one. */
export const leaseMs = 60_000;
const heartbeatMs = 20_000;

/** Whoever began the work wants it stopped. */
class Stopped extends Error {
  override name = 'Stopped';
}

/** Panels look again at most so often, however small the pieces are. */
const tellingMs = 1_000;

type Parts = Omit<Services, 'jobs' | 'copies'>;

/** Runs a job that this process holds, and writes down how it ended. */
export async function perform(services: Parts, job: Job, tenant: Tenant, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const system = systemScope(tenant, now, claimed.id);
  let scope = system;
  let isDone = false;
  let outcome: Outcome | null = null;
  let sofar: Told = claimed.says === null ? {} : { says: claimed.says };
  let toldAt = 0;
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
    get scope() {
      return scope;
    },
    tools: {
      clock: services.clock,
      config: services.config,
      keys: services.keys,
      log,
      mailer: services.mailer,
      auth: services.auth,
      registers: services.registers,
      store: services.files.store,
      workers: services.files.workers,
    },
    signal,
    transaction: held,
    async complete(work) {
      await held(async (tx) => {
        await work(tx, async () => {
          if (await isUnwanted(tx, claimed)) throw new Stopped();
        });
        await end(tx, { outcome: 'done', ...outcome });
      });
      isDone = true;
    },
    async progress(done, total, says) {
      signal.throwIfAborted();
      sofar = { done, total, ...(says === undefined ? {} : { says }) };
      const noted = await noteProgress(db, claimed, sofar);
      if (!noted) throw new LeaseLost();
      if (noted.stop) throw new Stopped();
      if (performance.now() - toldAt < tellingMs) return;
      toldAt = performance.now();
      await db.transaction(async (tx) => tellOwner(tx, tenant.id, claimed.id, claimed.owner));
    },
    tally<Sum>(first: Sum) {
      const { done, sum } = (claimed.kept ?? { done: 0, sum: first }) as { done: number; sum: Sum };
      return { done, sum, keep: (tx, to) => keepCount(tx, claimed, to) };
    },
    conclude(reached) {
      outcome = reached;
    },
    rest(seconds, reached) {
      throw new Rests(seconds, reached);
    },
  };
  const beat = setInterval(() => {
    const until = new Date(clock().getTime() + leaseMs);
    renew(db, claimed, until).catch(() => log.warn(`The lease of job ${job.name} was not renewed`));
  }, heartbeatMs);
  beat.unref();
  try {
    if (claimed.attempts > pauses.length + 1) throw new Error('The process ended in mid-job too often');
    if (claimed.owner !== null && (await noteProgress(db, claimed, {}))?.stop) throw new Stopped();
    if (job.begun) scope = await scopeOfOwner();
    await job.run(job.begun ? (claimed.payload as BegunPayload<unknown>).asked : claimed.payload, context);
    if (isDone) return;
    if (claimed.owner === null) await markDone(db, claimed, clock());
    else await db.transaction((tx) => end(tx, { outcome: 'done', ...outcome }));
  } catch (error) {
    if (isDone || error instanceof LeaseLost) return;
    if (error instanceof Rests) return restUntil(db, claimed, new Date(clock().getTime() + error.seconds * 1_000), error.sofar);
    if (error instanceof Stopped)
      return db.transaction(async (tx) => {
        const says = await job.stopped?.(claimed.payload, { tenant, now: clock(), scope: system, tx });
        await end(tx, says === undefined ? stopped() : { ...sofar, outcome: 'cancelled', says });
      });
    if (job.begun && error instanceof Refusal && error.status < 500)
      return db.transaction((tx) => end(tx, { ...sofar, outcome: 'refused', says: error.message, result: error.more }));
    const known = error instanceof Error ? error : new Error(String(error));
    // The server ends and the job was not to blame: whoever claims it next goes on.
    if (signal.aborted) log.warn(`Job ${job.name} was cut off by the server's end`, { tenant: tenant.key });
    else {
      services.auth.figures.add('panel_job_failures_total', { job: job.name });
      log.error(`Job ${job.name} failed`, { error: known.name, tenant: tenant.key });
    }
    await settle(known);
  } finally {
    clearInterval(beat);
  }

  function stopped(): Told {
    const { says } = sofar;
    return { ...sofar, outcome: 'cancelled', says: says ? `Przerwano. ${says}` : 'Przerwano, nic nie zmieniono.' };
  }

  /** By the rights that who began it has now; nobody's work goes on once they are no longer of the firm. */
  async function scopeOfOwner(): Promise<Scope> {
    const { by } = claimed.payload as BegunPayload<unknown>;
    const who = await principalById(db, tenant, by.id);
    if (!who) throw forbidden();
    const { at, id: _, ...asked } = by;
    return { tenant, who, ...asked, now: new Date(at) };
  }

  /** Who looks on sees how it ended; who has left finds it at the bell. */
  async function end(tx: Tx, told: Told): Promise<void> {
    const at = clock();
    await markDone(tx, claimed, at, told);
    if (claimed.owner === null) return;
    tellOwner(tx, tenant.id, claimed.id, claimed.owner);
    const watched = await watchedAt(tx, claimed);
    if (watched && at.getTime() - watched.getTime() < watchingMs) return;
    await tellEnded(tx, system, claimed.owner, { nazwa: claimed.title ?? '', wynik: told.says ?? 'Gotowe.' });
  }

  /** What an error says may hold what a person typed, so it goes to the firm's own list and not to the log. */
  async function settle(error: Error): Promise<void> {
    const says = cut(`${error.name}: ${error.message}`, 300);
    const pause = pauses[claimed.attempts - 1];
    const at = clock();
    if (pause !== undefined) return postpone(db, claimed, new Date(at.getTime() + pause * 1_000), says);
    await held(async (tx) => {
      if (job.buried) await job.buried(claimed.payload, { tenant, now: at, scope: system, tx });
      else await tellBuried(tx, system, claimed.title ?? job.label ?? job.name);
      await bury(tx, claimed, at, says);
      tellOwner(tx, tenant.id, claimed.id, claimed.owner);
    });
  }
}
