import type { Connection } from 'pg';
import { columnTypes } from './columnTypes';
import type { Statement } from './database';
import { wireValue } from './wireValues';

/** What of the driver's connection a statement needs; the driver's own types leave half of it out. */
export interface Wire {
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

export const wireOf = (connection: Connection) => connection as unknown as Wire;

/**
 * One statement with values or a name, sent and read as a part of a batch. The driver's own query has the columns described anew for
 * every answer, which for one wide row is as much work as the row.
 */
export class RowQuery<Row extends object = object> {
  readonly text: string;
  readonly name: string | undefined;
  /** What it answered; complete once the batch is over. */
  readonly rows: Row[] = [];
  /** PostgreSQL's word for what was done, `COMMIT` or `INSERT 0 1`. */
  command = '';
  /** Why an answer could not be read. */
  failure: Error | null = null;
  readonly #values: readonly (string | Buffer | null)[];
  readonly #aside: Record<string, unknown> | undefined;
  #wire: Wire | null = null;
  #shape: Shape | null = null;

  /** Throws where a value has no form on the wire. */
  constructor({ text, name, values = [], aside }: Statement) {
    this.text = text;
    this.name = name;
    this.#values = values.map(wireValue);
    this.#aside = aside;
  }

  /** What speaks against sending it. */
  clash(wire: Wire): Error | null {
    const sent = this.#sentAs(wire);
    return sent !== undefined && sent !== this.text ? new Error(`Two statements are called "${this.name}"`) : null;
  }

  #sentAs({ parsedStatements, submittedNamedStatements }: Wire): string | undefined {
    return this.name === undefined ? undefined : (parsedStatements[this.name] ?? submittedNamedStatements[this.name]);
  }

  /** Writes it without asking for the answer. */
  send(wire: Wire): void {
    const { text, name } = this;
    const isSent = this.#sentAs(wire) !== undefined;
    const known = isSent && name !== undefined ? described.get(wire)?.get(name) : undefined;
    this.#wire = wire;
    this.#shape = known ?? null;
    if (!isSent) wire.parse({ text, ...(name === undefined ? {} : { name }) });
    if (!isSent && name !== undefined) wire.submittedNamedStatements[name] = text;
    wire.bind({ values: this.#values, ...(name === undefined ? {} : { statement: name }) });
    if (known === undefined) wire.describe({ type: 'P', name: '' });
    wire.execute({});
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#shape = shapeOf(fields, this.#aside !== undefined);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.failure) return;
    try {
      this.rows.push(this.#read(fields) as Row);
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  #read(fields: readonly (string | null)[]): Record<string, unknown> {
    if (!this.#shape) throw new Error(`The columns of "${this.name ?? this.text}" were never described`);
    const row: Record<string, unknown> = { ...this.#shape.blank };
    const isFirst = this.rows.length === 0;
    let index = 0;
    for (const { name, isAside, read } of this.#shape.columns) {
      const text = fields[index++] ?? null;
      if (!isAside && text !== null) row[name] = read(text);
      else if (isAside && isFirst && this.#aside) this.#aside[name] = text === null ? null : read(text);
    }
    return row;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.command = text;
    if (this.name === undefined || !this.#wire) return;
    const shapes = described.get(this.#wire) ?? new Map<string, Shape | null>();
    described.set(this.#wire, shapes);
    shapes.set(this.name, this.#shape);
  }
}
