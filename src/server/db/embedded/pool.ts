import pg from 'pg';
import { columnTypes } from '../columnTypes';

/** A request that waits longer for the one connection is answered that the database is away. */
const LONGEST_WAIT = 10_000;

/** One session serves everybody, so a new connection must not find the prepared statements of the one before. */
const forgetStatements = (client: pg.ClientBase) => client.query('deallocate all');

/** The one connection to the engine that listens in `folder`. */
export function openPool(folder: string): pg.Pool {
  const pool = new pg.Pool({
    host: folder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: LONGEST_WAIT,
    types: columnTypes,
    verify: (client, done) => void forgetStatements(client).then(() => done(), done),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
