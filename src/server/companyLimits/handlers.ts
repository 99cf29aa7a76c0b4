import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { conflict } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { type Counted, standingOf } from './standing';
import { tellOfLimit } from './telling';

/** A company's use of a yearly limit: typed by hand, or left to its monthly settlements by an empty amount. */
export const companyLimits = defineHandlers(resources['company-limits'], {
  async create(values, context) {
    const { company_id, limit_code, year } = values;
    if (!company_id || !limit_code || !year) return {};
    return standing(
      { used_amount: null, started_on: null, not_applicable: false, ...values, company_id, limit_code, year },
      context,
    );
  },
  update(changes, before, context) {
    const typed = changes.used_amount !== undefined && changes.used_amount !== before.used_amount;
    const used = typed || before.updated_from === 'manual' ? { ...before, ...changes }.used_amount : null;
    return standing({ ...before, ...changes, used_amount: used ?? null }, context);
  },
  saved: tellOfLimit,
  remove({ updated_from }) {
    if (updated_from === 'settlement')
      throw conflict('Ten limit liczy się z rozliczeń. Zaznacz „Nie dotyczy tej firmy”, aby go pominąć.', undefined, 'counted');
  },
});

async function standing(counted: Counted, { tx, scope }: HookContext) {
  return (await standingOf(tx, scope.tenant.id, toWarsaw(scope.now).slice(0, 10), counted)) ?? {};
}
