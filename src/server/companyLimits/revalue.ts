import { resources } from '../../../resources';
import { affectedBy } from '../../domain/limits/affected';
import { readCode } from '../../domain/limits/entered';
import { defineJob } from '../jobs/define';
import { update } from '../records/update';
import { measuredWith } from './valueRows';

export const limitsRevalueName = 'limits.revalue';

/** Measures companies' limits anew after the office entered, changed or took back the value of one for a year, or of one that they follow from. */
export const limitsRevalue = defineJob<{ limit_code: string; year: number }>({
  name: limitsRevalueName,
  async run({ limit_code, year }, { db, tenant, scope, signal, transaction }) {
    for (const id of await measuredWith(db, tenant.id, affectedBy(readCode(limit_code).key), year)) {
      signal.throwIfAborted();
      await transaction((tx) => update(tx, scope, resources['company-limits'], id, {}));
    }
  },
});
