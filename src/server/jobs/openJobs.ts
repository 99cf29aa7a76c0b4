import { daysBetween, toWarsaw } from '../../lib/dates';
import type { Services } from '../services';
import { lastDue, nextDue } from './daily';
import type { Job } from './define';
import { jobsChannel } from './enqueue';
import { jobs as declared } from './index';
import type { Jobs } from './jobs';
import { leaseMs, perform } from './perform';
import { claim, firstDue, planDaily } from './rows';

/** Jobs that run at once in one process. */
const runners = 2;
/** An idle server looks so often even when nothing wakes it, also to notice that somebody moved the clock. */
const idleMs = 5 * 60_000;
/** After the database did not answer. */
const brokenMs = 5_000;

/** Each day another firm comes first: what all firms share, as a register's searches of a day, does not always end before the same ones. */
function inTurn<Firm>(firms: readonly Firm[], today: string): Firm[] {
  const first = firms.length === 0 ? 0 : daysBetween('2026-01-01', today) % firms.length;
  return [...firms.slice(first), ...firms.slice(0, first)];
}

/** Opens the queue of a server; `jobs` are those of the product, or a test's. */
export function openJobs(services: Omit<Services, 'jobs' | 'copies'>, jobs: readonly Job[] = declared): Jobs {
  const { db, clock, log, tenants, config, auth } = services;
  const opened = clock();
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const names = [...byName.keys()];
  const timed = jobs.flatMap(({ name, daily }) => (daily === undefined ? [] : [{ name, daily }]));
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let planned = new Map<string, string>();
  let isOn = false;
  let wanted = false;
  let timer: NodeJS.Timeout | null = null;
  let unlisten: (() => void) | null = null;

  /** Puts the newest time of each daily job into the queue, for every firm; asks the database only about times it has not put there. */
  async function plan(): Promise<void> {
    const now = clock();
    const due = inTurn(tenants.all(), toWarsaw(now).slice(0, 10)).flatMap(({ id: tenantId }) =>
      timed.map(({ name, daily }) => ({ tenantId, name, ...lastDue(daily, now), of: `${tenantId} ${name}` })),
    );
    const fresh = due.filter(({ of, date }) => planned.get(of) !== date);
    if (fresh.length > 0) await planDaily(db, fresh);
    planned = new Map(due.map(({ of, date }) => [of, date]));
  }

  async function runNext(): Promise<boolean> {
    await plan();
    const now = clock();
    const firms = new Map(tenants.all().map((tenant) => [tenant.id, tenant]));
    const claimed = await claim(db, { tenants: [...firms.keys()], names, now, until: new Date(now.getTime() + leaseMs) });
    const job = claimed && byName.get(claimed.name);
    const tenant = claimed && firms.get(claimed.tenant_id);
    if (!claimed || !job || !tenant) return false;
    // What waited while no server ran is not late: it is begun as soon as one does.
    if (claimed.due >= opened && now.getTime() - claimed.due.getTime() > config.limits.jobDelayMs)
      auth.alarms.count('jobDelay', tenant);
    await perform(services, job, tenant, claimed, stopping.signal);
    return true;
  }

  async function work(): Promise<void> {
    do {
      wanted = false;
      while (!stopping.signal.aborted && (await runNext()));
    } while (wanted && !stopping.signal.aborted);
  }

  function kick(): void {
    wanted = true;
    if (!isOn || stopping.signal.aborted) return;
    if (timer) clearTimeout(timer);
    timer = null;
    while (running.size < runners) begin();
  }

  function begin(): void {
    let failed = false;
    const runner = work()
      .catch((error: unknown) => {
        failed = true;
        log.error('The queue of jobs failed', { error: error instanceof Error ? error.name : 'unknown' });
      })
      .finally(() => {
        running.delete(runner);
        if (failed) sleep(brokenMs);
        else if (wanted) kick();
        else void rest();
      });
    running.add(runner);
  }

  /** Sleeps until the next job is due, but not too long: also while the other runner is busy. */
  async function rest(): Promise<void> {
    const now = clock();
    const times = timed.map(({ daily }) => nextDue(daily, now).getTime());
    try {
      const first = await firstDue(db, names);
      const next = Math.min(...times, first?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime();
      sleep(Math.min(Math.max(next, 100), idleMs));
    } catch {
      sleep(brokenMs);
    }
  }

  function sleep(ms: number): void {
    if (!isOn || stopping.signal.aborted || running.size >= runners) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(kick, ms);
    timer.unref();
  }

  return {
    async start() {
      isOn = true;
      unlisten = await db.listen(jobsChannel, kick, kick);
      kick();
    },
    async drain() {
      while (await runNext());
    },
    async stop() {
      stopping.abort();
      unlisten?.();
      if (timer) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
