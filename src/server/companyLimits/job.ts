import { type DailyPayload, defineJob } from '../jobs/define';
import { refreshCompanyLimits } from './refresh';
import { companiesWithFigures } from './rows';

export const limitsRefreshName = 'limits.refresh';

/** Asked for by a changed settlement for one company and year; a payload without them is the daily round. */
export type LimitsRefresh = { company_id: string; year: number } | DailyPayload;

/** Keeps companies' limits in step with their settlements: at each change, each night where something changed, all on the first of a month. */
export const limitsRefresh = defineJob<LimitsRefresh>({
  name: limitsRefreshName,
  daily: '03:45',
  async run(payload, { db, tenant, today, scope, signal, transaction }) {
    if ('company_id' in payload) {
      await transaction((tx) => refreshCompanyLimits(tx, scope, payload.company_id, payload.year));
      return;
    }
    const year = Number(today.slice(0, 4));
    const which = today.endsWith('-01') ? 'all' : 'changed';
    for (const each of [year - 1, year])
      for (const companyId of await companiesWithFigures(db, tenant.id, each, which)) {
        signal.throwIfAborted();
        await transaction((tx) => refreshCompanyLimits(tx, scope, companyId, each));
      }
  },
});
