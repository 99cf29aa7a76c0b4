import type { Database } from './database';
import { TookTooLong } from './faults';

/**
 * A database whose transactions end after so many milliseconds as a whole, on either engine: the next statement is refused, and so is the
 * commit, and nothing of it stands. A server bounds single statements, waits for locks and silences besides; the embedded engine can't end a
 * statement that runs.
 */
export function bounded(db: Database, longestMs: number, now: () => number = () => performance.now()): Database {
  const transaction: Database['transaction'] = (work) =>
    db.transaction(async (tx) => {
      const ends = now() + longestMs;
      const refuseLate = () => {
        if (now() > ends) throw new TookTooLong('The transaction took longer than a request may');
      };
      const result = await work({
        ...tx,
        async query(statement) {
          refuseLate();
          return tx.query(statement);
        },
        later(statement) {
          refuseLate();
          tx.later(statement);
        },
      });
      refuseLate();
      return result;
    });
  return { ...db, query: (statement) => db.query(statement), transaction };
}
