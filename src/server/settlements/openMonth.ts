import { resources } from '../../../resources';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { Database, Tx } from '../db/database';
import { invalid } from '../errors';
import { inPieces } from '../jobs/pieces';
import { audit, trailOf } from '../records/audit';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import { closingChecklist } from './checklist';
import { companiesToOpen, keepOpenedStatuses } from './openingRows';

/** The day by which documents of a month are asked for, in the next one. */
const DOCUMENTS_DAY = '05';

/** What an opening came to. */
export interface Opened {
  opened: number;
  not_applicable: number;
}

interface Opening {
  transaction?: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Called between two transactions; it may end the work by throwing. */
  between?: (done: number, total: number, made: Opened) => Promise<void>;
}

/** Throws where the asker may not open this month; answers how many companies lack its settlement. */
export async function toOpen(db: Database, scope: Scope, period: string): Promise<string[]> {
  viewOf(scope, resources.settlements, 'create');
  if (period > addMonths(monthOf(todayOf(scope)), 1)) throw invalid({ period: 'Ten miesiąc jest za daleko w przyszłości' });
  const companies = await db.transaction(async (tx) => {
    const all = await companiesToOpen(tx, scope.tenant.id, `${period}-01`, lastDayOf(period));
    return onOwnSide(tx, scope, resources.companies, all, ({ id }) => id);
  });
  return companies.map(({ id }) => id);
}

/**
 * Makes the month's settlement for each company that has none, piece by piece; suspended ones do not apply. Opened again, or after it was
 * stopped, it makes only what is missing. Answers how many it made.
 */
export async function openMonth(
  db: Database,
  scope: Scope,
  period: string,
  { transaction = (work) => db.transaction(work), between = async () => undefined }: Opening = {},
): Promise<Opened> {
  const companies = await toOpen(db, scope, period);
  const made: Opened = { opened: 0, not_applicable: 0 };
  await inPieces(companies, {
    transaction,
    work: (tx, piece) => openFor(tx, scope, period, piece),
    between(done, { opened, not_applicable }) {
      made.opened += opened;
      made.not_applicable += not_applicable;
      return between(done, companies.length, made);
    },
    least: 50,
  });
  return made;
}

/** A piece of it; who has a settlement by now is passed over. */
async function openFor(tx: Tx, scope: Scope, period: string, among: readonly string[]): Promise<Opened> {
  const { settlements } = resources;
  const companies = await companiesToOpen(tx, scope.tenant.id, `${period}-01`, lastDayOf(period), among);
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
}
