import type { Database } from './database';
import { faultOf, Unavailable } from './faults';

/** Connections that one resource may hold of the pool's ten. */
export const perLane = 4;
/** Connections that all those hold together which came upon a lock or a slow statement lately. */
export const perTroubled = 3;

const troubledMs = 15_000;
/** As long as a free connection is waited for. */
const longestWait = 3_000;

interface Slots {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** So many at once; the others wait in their order, and no longer than they may. */
function slots(most: number): Slots {
  let taken = 0;
  const waiting = new Set<() => void>();

  function take(): Promise<void> | null {
    if (taken < most) {
      taken += 1;
      return null;
    }
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(enter);
        reject(new Unavailable('Others of the same resource hold the connections that it may'));
      }, longestWait);
      const enter = () => {
        clearTimeout(late);
        resolve();
      };
      waiting.add(enter);
    });
  }

  return {
    async run(work) {
      const turn = take();
      if (turn) await turn;
      try {
        return await work();
      } finally {
        const [next] = waiting;
        if (next) {
          waiting.delete(next);
          next();
        } else taken -= 1;
      }
    },
  };
}

/** Gives each resource a part of the connections. */
export type Lanes = () => Database;

/**
 * O07: a lock held on one table makes everything wait that touches it, three seconds each; were they to wait on all connections, nothing else
 * would be answered. So each lane has but a few, and lanes that had to give up waiting share fewer still, until one of them gets through.
 * One connection serves the embedded engine, and nobody else holds locks there.
 */
export function lanesOf(db: Database, now: () => number = () => performance.now()): Lanes {
  if (db.engine === 'embedded') return () => db;
  const shared = slots(perTroubled);
  return () => {
    const own = slots(perLane);
    let troubledAt: number | null = null;
    const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const slot = troubledAt === null ? own : shared;
      const since = now();
      try {
        const result = await slot.run(work);
        if (troubledAt !== null && since - troubledAt >= troubledMs) troubledAt = null;
        return result;
      } catch (error) {
        if (faultOf(error)?.kind === 'timeout') troubledAt = now();
        throw error;
      }
    };
    return {
      ...db,
      query: (statement) => run(() => db.query(statement)),
      transaction: (work) => run(() => db.transaction(work)),
    };
  };
}
