import { defineJob } from './define';
import { forgetJobs } from './rows';

const day = 86_400_000;

/** Keeps the queue small: done work goes after a week, work that must never be done twice after more than a year. */
export const jobsUpkeep = defineJob({
  name: 'jobs.upkeep',
  label: 'Porządki w kolejce zadań',
  daily: '03:30',
  run: (_payload, { db, tenant, now }) =>
    forgetJobs(db, tenant.id, { unkeyed: new Date(now.getTime() - 7 * day), keyed: new Date(now.getTime() - 400 * day) }),
});
