import type { Allowance } from '../limits';

/** Counts what each key did in its window, in this process's memory. */
export interface RateCounter {
  /** Counts one more; answers the milliseconds to wait, or 0 where it is still allowed. */
  hit(key: string, allowance: Allowance, now: number): number;
}

interface Window {
  ends: number;
  count: number;
}

const sweepEvery = 10_000;

/** V10. Windows are fixed; those that ended are swept out, so memory follows who is active. */
export function createRateCounter(): RateCounter {
  const windows = new Map<string, Window>();
  let hits = 0;
  return {
    hit(key, { most, windowMs }, now) {
      hits += 1;
      if (hits % sweepEvery === 0) for (const [old, { ends }] of windows) if (ends <= now) windows.delete(old);
      const window = windows.get(key);
      if (!window || window.ends <= now) {
        windows.set(key, { ends: now + windowMs, count: 1 });
        return most > 0 ? 0 : windowMs;
      }
      window.count += 1;
      return window.count > most ? window.ends - now : 0;
    },
  };
}
