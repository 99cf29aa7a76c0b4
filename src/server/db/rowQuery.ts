import type { Connection, Submittable } from 'pg';
import { columnTypes } from './columnTypes';
import type { Statement } from './database';
import { wireValue } from './wireValues';

/** What of the driver's connection a statement needs; the driver's own types leave half of it out. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  /** Texts by name: those that the server knows, and those on their way to it. */
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(message: { name?: string; text: string }): void;
  bind(message: { statement?: string; values: readonly (string | Buffer | null)[] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: object): void;
  sync(): void;
  sendCopyFail(message: string): void;
}

interface Column {
  name: string;
  dataTypeID: number;
}

/** How the rows of a statement are read; `blank` has every key, so that its copies have one shape and V8 keeps them small and fast. */
interface Shape {
  columns: readonly { name: string; isAside: boolean; read(text: string): unknown }[];
  blank: Readonly<Record<string, unknown>>;
}

/** By connection and name; null for a statement that answers no rows. A change of a table's columns makes the server refuse the statement. */
const described = new WeakMap<object, Map<string, Shape | null>>();

function shapeOf(described: readonly Column[], hasAside: boolean): Shape {
  const columns = described.map(({ name, dataTypeID }) => ({
    name,
    isAside: hasAside && name.startsWith('_'),
    read: columnTypes.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
  }));
  const own = columns.filter(({ isAside }) => !isAside).map(({ name }) => [name, null]);
  // Keys set one by one on a wide object would leave it a slow dictionary; parsed JSON never is one.
  return { columns, blank: JSON.parse(JSON.stringify(Object.fromEntries(own))) as Shape['blank'] };
}

/**
 * One statement with values or a name, as the driver takes it. The driver's own query has the columns described anew for every
 * answer, which for one wide row is as much work as the row.
 */
export class RowQuery<Row extends object> implements Submittable {
  readonly text: string;
  readonly name: string | undefined;
  /** The driver puts its time limit around it. */
  callback: (error: Error | null, rows?: Row[]) => void;
  readonly #values: readonly unknown[];
  readonly #aside: Record<string, unknown> | undefined;
  readonly #rows: Row[] = [];
  #wire: Wire | null = null;
  #shape: Shape | null = null;
  #failure: Error | null = null;

  constructor({ text, name, values = [], aside }: Statement, callback: (error: Error | null, rows?: Row[]) => void) {
    this.text = text;
    this.name = name;
    this.#values = values;
    this.#aside = aside;
    this.callback = callback;
  }

  /** Sends everything at once; an error that comes back instead was found before anything was sent. */
  submit(connection: Connection): Error | null {
    const wire = connection as unknown as Wire;
    const { text, name } = this;
    const sent = name === undefined ? undefined : (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
    if (sent !== undefined && sent !== text) return new Error(`Two statements are called "${name}"`);
    let values: (string | Buffer | null)[];
    try {
      values = this.#values.map(wireValue);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
    this.#wire = wire;
    const known = sent === undefined || name === undefined ? undefined : described.get(wire)?.get(name);
    this.#shape = known ?? null;
    wire.stream.cork();
    if (sent === undefined) wire.parse({ text, ...(name === undefined ? {} : { name }) });
    if (sent === undefined && name !== undefined) wire.submittedNamedStatements[name] = text;
    wire.bind({ values, ...(name === undefined ? {} : { statement: name }) });
    if (known === undefined) wire.describe({ type: 'P', name: '' });
    wire.execute({});
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#shape = shapeOf(fields, this.#aside !== undefined);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#rows.push(this.#read(fields) as Row);
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  #read(fields: readonly (string | null)[]): Record<string, unknown> {
    if (!this.#shape) throw new Error(`The columns of "${this.name ?? this.text}" were never described`);
    const row: Record<string, unknown> = { ...this.#shape.blank };
    const isFirst = this.#rows.length === 0;
    let index = 0;
    for (const { name, isAside, read } of this.#shape.columns) {
      const text = fields[index++] ?? null;
      if (!isAside && text !== null) row[name] = read(text);
      else if (isAside && isFirst && this.#aside) this.#aside[name] = text === null ? null : read(text);
    }
    return row;
  }

  handleCommandComplete(): void {
    if (this.name === undefined || !this.#wire) return;
    const shapes = described.get(this.#wire) ?? new Map<string, Shape | null>();
    described.set(this.#wire, shapes);
    shapes.set(this.name, this.#shape);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback(this.#failure);
    else this.callback(null, this.#rows);
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(): void {
    this.#wire?.sendCopyFail('Rows are copied from nowhere');
  }

  handleCopyData(): void {}
}
