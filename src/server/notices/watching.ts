import type { JobContext } from '../jobs/define';

/** What the watching of dates works with. Each telling is a transaction of its own, and is marked in it, so that it may begin again. */
export type Watch = Pick<JobContext, 'db' | 'scope' | 'today' | 'now' | 'signal' | 'transaction' | 'tools'>;
