import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { defineJob } from '../jobs/define';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { lockWorker } from './rows';
import { stopInTime, stopsAt, uptimeStopJob } from './stops';

type Uptime = RecordOf<typeof resources.uptimes>;

/** Ends a measuring that nobody ended, and marks it so that its person is asked about the end. */
export const uptimeStops = defineJob<{ id: string }>({
  name: uptimeStopJob,
  async run({ id }, { scope, tenant, now, complete }) {
    await complete(async (tx) => {
      const { uptimes } = resources;
      const found = (await lockRecord(tx, tenant.id, uptimes, id, [])) as Uptime | null;
      if (!found || found.end_date !== null) return;
      await lockWorker(tx, tenant.id, found.user_id);
      const end = stopsAt(found.start_date);
      if (end > now) return stopInTime(tx, tenant.id, found);
      await patch(tx, trailOf(scope), uptimes, id, { end_date: toWarsaw(end), auto_stopped: true });
    });
  },
});
