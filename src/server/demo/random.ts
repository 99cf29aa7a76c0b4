/** A seeded source of chance: the same seed tells the same story on every machine. */
export interface Chance {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  yes(probability: number): boolean;
}

/** mulberry32: small, fast, and good enough to make up companies with. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [never, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new Error('Nothing to choose from');
    },
    yes: (probability) => next() < probability,
  };
}

/** An id that sorts by its moment, like the server's own, made of chance alone. */
export function idOf(luck: Chance, moment: number): string {
  const hex = (count: number) => Array.from({ length: count }, () => luck.whole(0, 15).toString(16)).join('');
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${luck.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
