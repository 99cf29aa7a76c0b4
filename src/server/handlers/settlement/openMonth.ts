import { resources } from '../../../../resources';
import { addMonths, lastDayOf, monthOf } from '../../../lib/dates';
import type { Database } from '../../db/database';
import { companiesToOpen, keepOpenedStatuses } from '../../db/settlements';
import { invalid } from '../../errors';
import { audit, trailOf } from '../../records/audit';
import { fill } from '../../records/fill';
import { announce } from '../../records/notices';
import { todayOf } from '../../records/present';
import { newId } from '../../records/start';
import { viewOf } from '../../records/view';
import type { Scope } from '../../scope';
import { closingChecklist } from './checklist';

/** The day by which documents of a month are asked for, in the next one. */
const DOCUMENTS_DAY = '05';

/**
 * Makes the month's settlement for each company that has none, all in one transaction; suspended ones do not apply. Opened again it
 * makes only what is missing. Answers how many it made.
 */
export function openMonth(db: Database, scope: Scope, period: string): Promise<{ opened: number; not_applicable: number }> {
  const { settlements } = resources;
  viewOf(scope, settlements, 'create');
  if (period > addMonths(monthOf(todayOf(scope)), 1)) throw invalid({ period: 'Ten miesiąc jest za daleko w przyszłości' });
  return db.transaction(async (tx) => {
    const companies = await companiesToOpen(tx, scope.tenant.id, `${period}-01`, lastDayOf(period));
    const records = companies.map((company) => ({
      id: newId(),
      company_id: company.id,
      period,
      status: company.suspended ? 'not_applicable' : 'not_started',
      owner_id: company.owner_id,
      payroll_owner_id: company.payroll_owner_id,
      documents_due: `${addMonths(period, 1)}-${DOCUMENTS_DAY}`,
      checklist: closingChecklist(company),
    }));
    const [first] = records;
    const skipped = records.filter(({ status }) => status === 'not_applicable').length;
    if (!first) return { opened: 0, not_applicable: 0 };
    const trail = trailOf(scope);
    await fill(tx, { tenantId: scope.tenant.id, at: scope.now }, settlements, records);
    const ids = companies.map(({ id }) => id);
    await keepOpenedStatuses(tx, scope.tenant.id, period, ids);
    announce(tx, scope.tenant.id, settlements, first.id, 'create');
    announce(tx, scope.tenant.id, resources.companies, first.company_id, 'update');
    await audit(tx, {
      ...trail,
      action: 'import',
      entity: settlements.name,
      id: null,
      changes: { period: { before: null, after: period }, count: { before: null, after: records.length } },
    });
    return { opened: records.length, not_applicable: skipped };
  });
}
