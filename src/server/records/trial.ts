import type { Database, Tx } from '../db/database';

/** Undoes what a trial did. */
class Tried extends Error {}

/** Does work in a transaction that leaves nothing behind, and answers what it answered. */
export async function trial<Result>(
  transaction: (work: (tx: Tx) => Promise<void>) => Promise<void>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const tried: { result?: { of: Result } } = {};
  await transaction(async (tx) => {
    tried.result = { of: await work(tx) };
    throw new Tried();
  }).catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
  if (!tried.result) throw new Error('The trial came to no answer');
  return tried.result.of;
}

/** The same in a transaction of its own. */
export const trialOn = <Result>(db: Database, work: (tx: Tx) => Promise<Result>) =>
  trial((inside) => db.transaction(inside), work);
