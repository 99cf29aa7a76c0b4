import type { Body } from './body';

/** Rows that were read so far, by their records' ids and by what tells records apart. A row that is read again, after a deadlock, is no second one. */
export class Known {
  readonly #ids = new Map<string, number>();
  readonly #keys = new Map<string, number>();

  /** The row that names the same record by its keys, which a trial may have undone meanwhile. */
  before(keys: readonly string[] | null, body: Body, row: number): number | undefined {
    if (!keys || keys.some((key) => (body[key] ?? null) === null)) return undefined;
    const told = JSON.stringify(keys.map((key) => body[key]));
    const earlier = this.#keys.get(told);
    if (earlier === undefined) this.#keys.set(told, row);
    return earlier === row ? undefined : earlier;
  }

  same(id: string, row: number): number | undefined {
    const earlier = this.#ids.get(id);
    if (earlier === undefined) this.#ids.set(id, row);
    return earlier === row ? undefined : earlier;
  }
}
