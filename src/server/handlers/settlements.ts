import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { keepAccountingStatus } from '../db/accountingStatus';
import { announce } from '../records/notices';
import { defineHandlers } from './define';

/** States in which nothing more is done about a month. */
const ended = ['closed', 'not_applicable'];

/** A month's settlement; where the newest open one stands is shown at its company. */
export const settlements = defineHandlers(resources.settlements, {
  transitions: { close: (_settlement, { scope }) => ({ closed_at: toWarsaw(scope.now) }) },
  async saved(after, before, { tx, scope }) {
    const company = after?.company_id ?? before?.company_id;
    if (!company || (after && before && after.status === before.status)) return;
    await keepAccountingStatus(tx, scope.tenant.id, company, ended);
    announce(tx, scope.tenant.id, resources.companies, company, 'update');
  },
});
