import type { PoolClient } from 'pg';
import { Batch, type Part } from './batch';
import type { Statement } from './database';
import { RowQuery } from './rowQuery';

/** A text of several statements, without values, goes by itself. */
interface Script {
  script: string;
  done(error: Error | null, rows?: object[]): void;
}

const planOnce: Statement = { name: 'plan.once', text: 'set plan_cache_mode = force_generic_plan' };
const planEach: Statement = { name: 'plan.each', text: 'reset plan_cache_mode' };

const isScript = ({ values = [], name }: Statement) => values.length === 0 && name === undefined;

/** Sends one statement on a borrowed connection, outside any transaction. */
export function send<Row extends object>(client: PoolClient, statement: Statement): Promise<Row[]> {
  return new Pipeline(client).query<Row>(statement);
}

/**
 * What is said on one connection, in order. What is asked for in one go travels in one go: everything that was asked while another
 * answer was waited for, or before anybody waited.
 */
export class Pipeline {
  readonly #client: PoolClient;
  #queue: (Part | Script)[] = [];
  #sending: Promise<void> | null = null;
  #lost: Error | null = null;
  /** The failure that somebody was told of last. */
  #told: Error | null = null;
  #spoke = false;

  /** `before` are statements that go ahead of the first one, if there ever is one. */
  constructor(client: PoolClient, before: readonly Statement[] = []) {
    this.#client = client;
    for (const statement of before) this.later(statement);
  }

  /** Whether anything was sent yet. */
  get spoke(): boolean {
    return this.#spoke;
  }

  /** Why a statement failed that nobody waited for, while nobody was told of it. */
  get lost(): Error | null {
    return this.#lost;
  }

  async query<Row extends object>(statement: Statement): Promise<Row[]> {
    try {
      if (isScript(statement)) return await this.#script<Row>(statement.text);
      // All three travel together: where the one between is refused, its transaction takes the setting back with it.
      if (statement.plannedOnce) this.later(planOnce);
      const answer = this.#ask<Row>(statement);
      if (statement.plannedOnce) this.later(planEach);
      return (await answer).rows;
    } catch (error) {
      // Where the statement was sent from, and not where its answer was read.
      if (error instanceof Error) Error.captureStackTrace(error, this.query);
      throw error;
    }
  }

  /** Has it done before the next statement, and lets that one fail if this one does. */
  later(statement: Statement): void {
    const query = new RowQuery(statement);
    this.#queue.push({
      query,
      done: (error: Error | null) => {
        // What travels behind a failure fails with it: kept as lost, it would fail what comes after a savepoint.
        if (error !== this.#told) this.#lost ??= error;
      },
    });
  }

  /** PostgreSQL's word for what the statement did. */
  async command(statement: Statement): Promise<string> {
    return (await this.#ask(statement)).command;
  }

  /** Forgets what was not sent yet, and waits for what was. */
  async abandon(): Promise<void> {
    const forgotten = this.#queue;
    this.#queue = [];
    for (const { done } of forgotten) done(new Error('The transaction is over: one of its statements was not awaited'));
    await this.#sending;
  }

  #ask<Row extends object>(statement: Statement): Promise<RowQuery<Row>> {
    return new Promise((resolve, reject) => {
      const query = new RowQuery<Row>(statement);
      this.#queue.push({ query: query as RowQuery, done: this.#telling(reject, () => resolve(query)) });
      this.#begin();
    });
  }

  #script<Row extends object>(script: string): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const done = this.#telling(reject, (rows?: object[]) => resolve(rows as Row[]));
      this.#queue.push({ script, done });
      this.#begin();
    });
  }

  /** Whoever is told of a failure first is told of the one that began it. */
  #telling<Answer>(reject: (error: Error) => void, resolve: (answer?: Answer) => void) {
    return (error: Error | null, answer?: Answer): void => {
      const lost = this.#lost;
      if (!error) {
        resolve(answer);
        return;
      }
      this.#lost = null;
      this.#told = error;
      reject(lost ?? error);
    };
  }

  #begin(): void {
    this.#sending ??= Promise.resolve().then(() => this.#sendAll());
  }

  async #sendAll(): Promise<void> {
    while (this.#queue.length > 0) {
      const [first] = this.#queue;
      if (first && 'script' in first) {
        this.#queue.shift();
        await this.#sendScript(first);
        continue;
      }
      const end = this.#queue.findIndex((one) => 'script' in one);
      const parts = this.#queue.splice(0, end < 0 ? this.#queue.length : end) as Part[];
      await this.#sendBatch(parts);
    }
    this.#sending = null;
  }

  #sendBatch(parts: readonly Part[]): Promise<void> {
    this.#spoke = true;
    return new Promise((over) => {
      const batch = new Batch(parts);
      batch.callback = () => over();
      this.#client.query(batch);
    });
  }

  async #sendScript({ script, done }: Script): Promise<void> {
    if (this.#lost) return done(this.#lost);
    this.#spoke = true;
    try {
      done(null, (await this.#client.query<object>(script)).rows);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
