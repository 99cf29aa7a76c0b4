import type { Database, Tx } from '../db/database';

/** Does the work in the transaction given, or in one of its own where the database is given. */
export function within<Result>(on: Database | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return 'transaction' in on ? on.transaction(work) : work(on);
}
