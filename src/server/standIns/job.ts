import { resources } from '../../../resources';
import { dueStandIns } from '../db/standIns';
import { defineJob } from '../jobs/define';
import { lockRecord } from '../records/current';
import { transition } from '../records/transition';
import { handMore } from './handlers';

const standInsOf = resources['stand-ins'];

/** After midnight: work goes over where an absence begins, comes back the day after it ends, and what came meanwhile goes to the deputy. */
export const standInsDaily = defineJob({
  name: 'stand-ins.daily',
  label: 'Zastępstwa: przekazanie i zwrot pracy',
  daily: '00:20',
  async run(_payload, { db, scope, today, signal, transaction }) {
    for (const { id, does } of await dueStandIns(db, scope.tenant.id, today)) {
      signal.throwIfAborted();
      await transaction(async (tx) => {
        if (does !== 'go_on') return void (await transition(tx, scope, standInsOf, id, does));
        const standIn = await lockRecord(tx, scope.tenant.id, standInsOf, id, []);
        if (standIn) await handMore(standIn, { tx, scope });
      });
    }
  },
});
