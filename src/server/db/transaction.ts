import type { PoolClient } from 'pg';
import type { Notice, Statement, Tx } from './database';
import { isConflict, isConnectionLost, named, Unavailable } from './faults';
import { RowQuery } from './rowQuery';

/** Borrows a connection for as long as `work` runs, and gives a broken one back as broken. */
export type Borrow = <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/** Commits and sees to the notices in whatever way the engine delivers them. */
export type Commit = (client: PoolClient, notices: readonly Notice[]) => Promise<void>;

const LARGEST_PAYLOAD = 7_999;

/** Runs one statement on a connection already borrowed; only a text without values and name may hold several. */
export async function run<Row extends object>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const { text, values = [], name } = statement;
  if (values.length === 0 && name === undefined) return (await client.query<Row>(text)).rows;
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      client.query(new RowQuery<Row>(statement, (error, rows = []) => (error ? reject(error) : resolve(rows))));
    });
  } catch (error) {
    // Where the statement was sent from, and not where its answer was read.
    if (error instanceof Error) Error.captureStackTrace(error, run);
    throw error;
  }
}

/** Refuses what a server could not deliver, on either engine. */
export function notice(channel: string, payload: string): Notice {
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD)
    throw new Error(`The notice on "${channel}" is over ${LARGEST_PAYLOAD} bytes: send an id`);
  return { channel, payload };
}

/** PostgreSQL answers the commit of a failed transaction with a quiet rollback; here that is an error. */
export async function commitOrThrow(client: PoolClient, before = ''): Promise<void> {
  const answer = await client.query(`${before}commit`);
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  if (last?.command !== 'COMMIT')
    throw new Error('The transaction was rolled back: an error of one of its statements was swallowed');
}

async function rollBack(client: PoolClient, reason: unknown): Promise<void> {
  await client.query('rollback').catch(() => {
    throw new Unavailable('The connection broke while a transaction was being rolled back', { cause: reason });
  });
}

async function once<Result>(client: PoolClient, work: (tx: Tx) => Promise<Result>, commit: Commit): Promise<Result> {
  const notices: Notice[] = [];
  let over = false;
  const tx: Tx = {
    async query(statement) {
      if (over) throw new Error('The transaction is over: one of its statements was not awaited');
      return run(client, statement);
    },
    notify: (channel, payload) => void notices.push(notice(channel, payload)),
  };
  try {
    await client.query('begin');
    const result = await work(tx);
    over = true;
    await commit(client, notices);
    return result;
  } catch (error) {
    over = true;
    if (!isConnectionLost(error)) await rollBack(client, error);
    throw error;
  }
}

/** Runs `work` in a transaction, a second time if it crossed another one. */
export async function transact<Result>(borrow: Borrow, work: (tx: Tx) => Promise<Result>, commit: Commit): Promise<Result> {
  try {
    return await borrow((client) => once(client, work, commit));
  } catch (error) {
    if (!isConflict(error)) throw named(error);
  }
  return borrow((client) => once(client, work, commit)).catch((error: unknown) => {
    throw named(error);
  });
}
