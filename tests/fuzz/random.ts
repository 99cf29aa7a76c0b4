/** Chance that comes out the same for the same seed (mulberry32), so that whatever was found is found again. */
export interface Chance {
  /** From 0 up to but without 1. */
  next(): number;
  below(limit: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** Whether something with this likelihood happens. */
  happens(likelihood: number): boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    one: (items) => items[below(items.length)] as (typeof items)[number],
    happens: (likelihood) => next() < likelihood,
  };
}
