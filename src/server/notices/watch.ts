import { type DailyPayload, defineJob } from '../jobs/define';
import { watchAbsences } from './watchAbsences';
import { watchAccounts } from './watchAccounts';
import { watchCompanies } from './watchCompanies';
import { watching } from './watching';
import { watchPapers } from './watchPapers';
import { watchStaff } from './watchStaff';
import { watchTasks } from './watchTasks';

/** Early each day: what is due soon, late, or runs out. */
export const watchDates = defineJob<DailyPayload>({
  name: 'notices.watch',
  label: 'Przypomnienia o terminach',
  daily: '06:00',
  async run(_payload, context) {
    const watch = await watching(context);
    await watchTasks(watch);
    await watchStaff(watch);
    await watchCompanies(watch);
    await watchPapers(watch);
    await watchAbsences(watch);
    await watchAccounts(watch);
  },
});
