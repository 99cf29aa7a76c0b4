import type { Connection, Submittable } from 'pg';
import { type RowQuery, type Wire, wireOf } from './rowQuery';

/** One statement of a batch, and who waits for its answer. */
export interface Part {
  query: RowQuery;
  done(error: Error | null): void;
}

/**
 * Statements that travel together and are answered together, in one round trip: after one that is refused, those behind it are not
 * run and are refused for the same reason.
 */
export class Batch implements Submittable {
  /** The driver puts its time limit around it. */
  callback: (error: Error | null) => void = () => undefined;
  readonly #parts: readonly Part[];
  #at = 0;
  #wire: Wire | null = null;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** The statement that is answered at the moment, as the driver keeps the books of what is prepared. */
  get #current(): RowQuery | undefined {
    return this.#parts[this.#at]?.query;
  }
  get name(): string | undefined {
    return this.#current?.name;
  }
  get text(): string | undefined {
    return this.#current?.text;
  }

  /** Sends everything at once; an error that comes back instead was found before anything was sent. */
  submit(connection: Connection): Error | null {
    const wire = wireOf(connection);
    for (const { query } of this.#parts) {
      const clash = query.clash(wire);
      if (clash) return clash;
    }
    this.#wire = wire;
    wire.stream.cork();
    for (const { query } of this.#parts) query.send(wire);
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription(message: Parameters<RowQuery['handleRowDescription']>[0]): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: Parameters<RowQuery['handleDataRow']>[0]): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: Parameters<RowQuery['handleCommandComplete']>[0]): void {
    this.#current?.handleCommandComplete(message);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    this.#settle(this.#parts.length, null);
  }

  handleError(error: Error): void {
    for (const { query } of this.#parts.slice(this.#at + 1))
      if (query.name !== undefined) delete this.#wire?.submittedNamedStatements[query.name];
    this.#settle(this.#at, error);
  }

  /** Answers those before `end`, and refuses the others. */
  #settle(end: number, error: Error | null): void {
    this.callback(error);
    for (const [index, { query, done }] of this.#parts.entries()) done(index < end ? query.failure : error);
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(): void {
    this.#wire?.sendCopyFail('Rows are copied from nowhere');
  }

  handleCopyData(): void {}
}
