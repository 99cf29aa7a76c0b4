import { AsyncLocalStorage } from 'node:async_hooks';

/** Finds calls to the pool from inside a transaction, which wait for themselves where one connection serves all. */
export interface NestedCalls {
  inside<Result>(work: () => Promise<Result>): Promise<Result>;
  refuse(): void;
}

/** Costs a little in every promise, so it watches in development and tests only. */
export function nestedCalls(watch: boolean): NestedCalls {
  if (!watch) return { inside: (work) => work(), refuse: () => undefined };
  const running = new AsyncLocalStorage<true>();
  return {
    inside: (work) => running.run(true, work),
    refuse() {
      if (running.getStore())
        throw new Error('The database was called from inside a transaction: use the query of the transaction itself');
    },
  };
}
