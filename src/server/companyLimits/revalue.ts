import { resources } from '../../../resources';
import { measuredWith } from '../db/limitValues';
import { defineJob } from '../jobs/define';
import { update } from '../records/update';

export const limitsRevalueName = 'limits.revalue';

/** Measures companies' limits anew after the office entered, changed or took back the value of one for a year. */
export const limitsRevalue = defineJob<{ limit_code: string; year: number }>({
  name: limitsRevalueName,
  async run({ limit_code, year }, { db, tenant, scope, signal, transaction }) {
    for (const id of await measuredWith(db, tenant.id, limit_code, year)) {
      signal.throwIfAborted();
      await transaction((tx) => update(tx, scope, resources['company-limits'], id, {}));
    }
  },
});
