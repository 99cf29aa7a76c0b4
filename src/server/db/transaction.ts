import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Notice, Tx } from './database';
import { isConflict, isConnectionLost, named, Unavailable } from './faults';
import { Pipeline } from './pipeline';

/** Borrows a connection for as long as `work` runs, and gives a broken one back as broken. */
export type Borrow = <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/** Commits and sees to the notices in whatever way the engine delivers them. */
export type Commit = (pipeline: Pipeline, notices: readonly Notice[]) => Promise<void>;

const LARGEST_PAYLOAD = 7_999;

/** Refuses what a server could not deliver, on either engine. */
export function notice(channel: string, payload: string): Notice {
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD)
    throw new Error(`The notice on "${channel}" is over ${LARGEST_PAYLOAD} bytes: send an id`);
  return { channel, payload };
}

/** PostgreSQL answers the commit of a failed transaction with a quiet rollback; here that is an error. */
export async function commitOrThrow(pipeline: Pipeline): Promise<void> {
  if ((await pipeline.command({ name: 'commit', text: 'commit' })) !== 'COMMIT')
    throw pipeline.lost ?? new Error('The transaction was rolled back: an error of one of its statements was swallowed');
}

async function rollBack(client: PoolClient, reason: unknown): Promise<void> {
  await client.query('rollback').catch(() => {
    throw new Unavailable('The connection broke while a transaction was being rolled back', { cause: reason });
  });
}

async function once<Result>(client: PoolClient, work: (tx: Tx) => Promise<Result>, commit: Commit): Promise<Result> {
  const notices: Notice[] = [];
  let over = false;
  const pipeline = new Pipeline(client, [{ name: 'begin', text: 'begin' }]);
  const refuseOver = () => {
    if (over) throw new Error('The transaction is over: one of its statements was not awaited');
  };
  const tx: Tx = {
    async query(statement) {
      refuseOver();
      return pipeline.query(statement);
    },
    later(statement) {
      refuseOver();
      pipeline.later(statement);
    },
    notify: (channel, payload) => void notices.push(notice(channel, payload)),
  };
  try {
    const result = await work(tx);
    over = true;
    await commit(pipeline, notices);
    return result;
  } catch (error) {
    over = true;
    await pipeline.abandon();
    if (pipeline.spoke && !isConnectionLost(error)) await rollBack(client, error);
    throw error;
  }
}

/** Milliseconds that one which was ended leaves to the one it crossed, which waits for its rows: first at them again, it would cross it anew. */
const breath = 50;

/** Runs `work` in a transaction, a second time if it crossed another one. */
export async function transact<Result>(borrow: Borrow, work: (tx: Tx) => Promise<Result>, commit: Commit): Promise<Result> {
  try {
    return await borrow((client) => once(client, work, commit));
  } catch (error) {
    if (!isConflict(error)) throw named(error);
  }
  await pause(breath);
  return borrow((client) => once(client, work, commit)).catch((error: unknown) => {
    throw named(error);
  });
}
