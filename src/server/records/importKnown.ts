import type { KeySet } from '../../schema';
import { saidBy } from './importKeys';

/** Rows that were read so far, by their records' ids and by what tells records apart. A row that is read again, after a deadlock, is no second one. */
export class Known {
  readonly #ids = new Map<string, number>();
  readonly #keys = new Map<string, number>();

  /** The row that names the same record by its keys, which a trial may have undone meanwhile. */
  before(sets: readonly KeySet[], kept: Readonly<Record<string, unknown>>, row: number): number | undefined {
    for (const set of sets) {
      const said = saidBy(kept, { by: [...set.by, ...(set.apart ?? []).filter((key) => (kept[key] ?? null) !== null)] });
      if (said === null) continue;
      const told = `${set.by.join()} ${said}`;
      const earlier = this.#keys.get(told);
      if (earlier === undefined) this.#keys.set(told, row);
      else if (earlier !== row) return earlier;
      // Whoever is told by a stronger set, as by a PESEL, may share a name with another.
      if (set.apart) return undefined;
    }
    return undefined;
  }

  same(id: string, row: number): number | undefined {
    const earlier = this.#ids.get(id);
    if (earlier === undefined) this.#ids.set(id, row);
    return earlier === row ? undefined : earlier;
  }
}
