import type { ClientConfig } from 'pg';
import { columnTypes } from '../columnTypes';

/** A statement of a request: five seconds to run, three to wait for a lock. */
const REQUEST = { statement_timeout: 5_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 };

/** Longer than the server's own limit, for a server that vanished without a word. */
const NO_ANSWER = 10_000;

const COMMON: ClientConfig = {
  application_name: 'panel-biura',
  // Longer than a lock is waited for: who waits behind others that do is served after them.
  connectionTimeoutMillis: 4_000,
  keepAlive: true,
  options: '-c synchronous_commit=on -c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres',
  types: columnTypes,
};

/** Connections that serve requests. */
export const forRequests = (connectionString: string): ClientConfig => ({
  ...COMMON,
  ...REQUEST,
  query_timeout: NO_ANSWER,
  connectionString,
});

/** The one connection that hears notices; it asks for a sign of life, so it must notice silence. */
export const forNotices = (connectionString: string): ClientConfig => ({ ...COMMON, query_timeout: NO_ANSWER, connectionString });

/** A connection of the schema's owner: a migration may take as long as it needs. */
export const forOwner = (connectionString: string): ClientConfig => ({ ...COMMON, connectionString });
