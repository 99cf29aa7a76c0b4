import type { ClientConfig } from 'pg';
import { columnTypes } from '../columnTypes';

/** What a request waits for, in milliseconds. */
export interface RequestWaits {
  /** A statement's end. */
  statement: number;
  lock: number;
  /** A free connection. Longer than for a lock: who waits behind others that do is served after them. */
  connection: number;
}

const REQUEST: RequestWaits = { statement: 5_000, lock: 3_000, connection: 4_000 };

/** Longer than for a statement, for a server that vanished without a word. */
const unanswered = ({ statement }: RequestWaits) => 2 * statement;

const COMMON: ClientConfig = {
  application_name: 'panel-biura',
  keepAlive: true,
  options: '-c synchronous_commit=on -c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres',
  types: columnTypes,
};

/** Connections that serve requests. */
export const forRequests = (connectionString: string, waits = REQUEST): ClientConfig => ({
  ...COMMON,
  statement_timeout: waits.statement,
  lock_timeout: waits.lock,
  idle_in_transaction_session_timeout: 2 * waits.statement,
  connectionTimeoutMillis: waits.connection,
  query_timeout: unanswered(waits),
  connectionString,
});

/** The one connection that hears notices; it asks for a sign of life, so it must notice silence. */
export const forNotices = (connectionString: string): ClientConfig => ({
  ...COMMON,
  connectionTimeoutMillis: REQUEST.connection,
  query_timeout: unanswered(REQUEST),
  connectionString,
});

/** A connection of the schema's owner: a migration may take as long as it needs, and a busy server half a minute to let it in. */
export const forOwner = (connectionString: string): ClientConfig => ({
  ...COMMON,
  connectionTimeoutMillis: 30_000,
  connectionString,
});
