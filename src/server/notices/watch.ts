import type { DailyPayload, JobContext } from '../jobs/define';
import { defineJob } from '../jobs/define';
import { watchAbsences } from './watchAbsences';
import { watchAccounts } from './watchAccounts';
import { watchCompanies } from './watchCompanies';
import { watchStaff } from './watchStaff';
import { watchTasks } from './watchTasks';

/** What the watching of dates works with. Each telling is a transaction of its own, and is marked in it, so that it may begin again. */
export type Watch = Pick<JobContext, 'db' | 'scope' | 'today' | 'now' | 'signal' | 'transaction' | 'services'>;

/** Early each day: what is due soon, late, or runs out. */
export const watchDates = defineJob<DailyPayload>({
  name: 'notices.watch',
  label: 'Przypomnienia o terminach',
  daily: '06:00',
  async run(_payload, context) {
    await watchTasks(context);
    await watchStaff(context);
    await watchCompanies(context);
    await watchAbsences(context);
    await watchAccounts(context);
  },
});
