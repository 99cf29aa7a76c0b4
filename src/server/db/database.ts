import type { Pool } from 'pg';

/** One SQL statement; `name` makes it a prepared one, so a name must stand for one text alone. */
export interface Statement {
  text: string;
  /** A Date becomes timestamptz, an array a PostgreSQL array, an object JSON; a JSON array must be stringified first. */
  values?: readonly unknown[];
  name?: string;
  /**
   * With a name: planned once and for all values. For what costs more to plan than to answer, and whose way to its rows is the same whatever
   * the values are; else PostgreSQL weighs at each call whether a plan of its own pays, and plans a long statement anew.
   */
  plannedOnce?: true;
  /** Gets, from the first row, the columns whose names begin with an underscore, which the rows themselves then do not have. */
  aside?: Record<string, unknown>;
}

/** A notice to every listener of a channel; over a server its payload must stay under 8 000 bytes. */
export interface Notice {
  channel: string;
  payload: string;
}

/** Called with a notice's payload. */
export type NoticeHandler = (payload: string) => void;

/** One transaction. It must wait for nothing but its own statements: the embedded engine serves nobody else meanwhile. */
export interface Tx {
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /** Nobody waits for the answer: it is done, in its turn, along with the next statement or the commit, which fails if it does. */
  later(statement: Statement): void;
  /** Delivered to listeners after the commit, and never after a rollback. */
  notify(channel: string, payload: string): void;
}

/** The database of the product, the same on both engines. Columns read as `columnTypes.ts` says. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  /** For the query layer's own needs; `pool.query` drops the connection at every SQL error, so prefer `query`. */
  readonly pool: Pool;
  /** One statement on its own, committed when the promise resolves. */
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /** Commits when `work` resolves and rolls back when it throws; `work` runs twice after a deadlock or a serialization failure. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction as the schema's owner (`adminUrl`), without the time limits of requests: for migrations. */
  asOwner<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * One moment of the whole database, read for as long as it takes while everybody else goes on: a copy of it on the embedded engine, which
   * serves nobody but for the seconds that its files are copied; a transaction without time limits on a server.
   */
  snapshot<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Resolves when the channel is heard, with how to stop; `missed` is called when a broken connection may have lost notices. */
  listen(channel: string, handler: NoticeHandler, missed?: () => void): Promise<() => void>;
  notify(channel: string, payload: string): Promise<void>;
  /** Waits for statements under way, checkpoints the embedded engine, and frees everything. */
  close(): Promise<void>;
}

/** Where the database tells what it does; texts are for the operator's console. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
