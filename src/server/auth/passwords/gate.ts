import { tooMany } from '../../errors';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `limit` pieces of work run at once; a further one waits in line for up to `waitMs` and is then refused with 429. */
export function createGate({ limit, waitMs }: { limit: number; waitMs: number }): Gate {
  let running = 0;
  const line = new Set<() => void>();

  async function enter() {
    if (running < limit) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const callIn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(callIn);
        reject(tooMany(waitMs / 1000, 'Serwer jest teraz bardzo zajęty. Spróbuj ponownie za chwilę.'));
      }, waitMs);
      line.add(callIn);
    });
  }

  /** The place goes straight to the first in line, so nobody slips in between. */
  function leave() {
    const [first] = line;
    if (!first) {
      running -= 1;
      return;
    }
    line.delete(first);
    first();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
