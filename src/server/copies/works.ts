import { cut } from '../../lib/text';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { endWork, holdWork, knowWork, takeWork } from '../db/housekeeping';

const leaseMs = 3 * 60_000;
const heartbeatMs = 30_000;

/** Somebody else is at it. */
export class UnderWay extends Error {
  override readonly name = 'UnderWay';
  constructor() {
    super('Ta sama praca właśnie trwa w innym procesie. Spróbuj za chwilę.');
  }
}

export interface Work<Result> {
  name: 'copy' | 'drill';
  /** When it is due for the first time, and again after it was begun. */
  first(now: Date): Date;
  next(began: Date): Date;
  /** Sooner than that after a failure. */
  retryMs: number;
  run(): Promise<Result>;
}

interface Parts {
  db: Database;
  clock: Clock;
}

/**
 * Does a work for the whole house in this process, if it is due or asked for, and writes down how it ended; null where there is nothing to
 * do. Throws what it failed of, written down already.
 */
export async function doWork<Result>({ db, clock }: Parts, work: Work<Result>, isAsked = false): Promise<Result | null> {
  const began = clock();
  await knowWork(db, work.name, work.first(began));
  const lease = await takeWork(db, work.name, began, new Date(began.getTime() + leaseMs), isAsked);
  if (lease === null) {
    if (isAsked) throw new UnderWay();
    return null;
  }
  const beat = setInterval(() => {
    void holdWork(db, work.name, lease, new Date(clock().getTime() + leaseMs)).catch(() => undefined);
  }, heartbeatMs);
  beat.unref();
  try {
    const result = await work.run();
    await endWork(db, work.name, lease, { at: began, due: work.next(began), result });
    return result;
  } catch (error) {
    const says = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const due = new Date(Math.min(work.next(began).getTime(), clock().getTime() + work.retryMs));
    await endWork(db, work.name, lease, { at: began, due, error: cut(says, 300) });
    throw error;
  } finally {
    clearInterval(beat);
  }
}
