import type { Database } from '../../src/server/db/database';
import { openForTest } from '../support/openForTest';
import { indexesAgree, inspect } from './inspect';
import type { Trial } from './writerProcess';

/** What a trial found; of these `missing` to `openFailures` must be 0. */
export interface Figures {
  interrupted: number;
  acknowledged: number;
  missing: number;
  torn: number;
  indexFaults: number;
  /** Also a database that opened without its tables. */
  openFailures: number;
  /** Milliseconds, one for each time. */
  reopenings: number[];
}

export const noFigures = (): Figures => ({
  interrupted: 0,
  acknowledged: 0,
  missing: 0,
  torn: 0,
  indexFaults: 0,
  openFailures: 0,
  reopenings: [],
});

/** How many faults a trial found. */
export const faults = ({ missing, torn, indexFaults, openFailures }: Figures): number =>
  missing + torn + indexFaults + openFailures;

/** Reopens the database after an interruption, adds what it finds to the figures, and answers the last number used. */
export async function examine(trial: Trial, figures: Figures, acknowledged: ReadonlySet<number>): Promise<number> {
  figures.interrupted += 1;
  figures.acknowledged = acknowledged.size;
  const start = performance.now();
  let db: Database | null = null;
  let last = Math.max(0, ...acknowledged);
  try {
    db = await openForTest(trial);
    figures.reopenings.push(Math.round(performance.now() - start));
    const found = await inspect(db, acknowledged);
    figures.missing += found.missing;
    figures.torn += found.torn;
    last = found.last;
    if (figures.interrupted % 5 === 1 && !(await indexesAgree(db))) figures.indexFaults += 1;
    trial.tell?.(`${figures.interrupted}: ${acknowledged.size} acknowledged, ${figures.missing} missing, ${figures.torn} torn`);
  } catch (error) {
    figures.openFailures += 1;
    trial.tell?.(`${figures.interrupted}: ${String(error)}`);
  } finally {
    await db?.close();
  }
  return last;
}
