import { resources } from '../../../resources';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { Database, Tx } from '../db/database';
import { invalid } from '../errors';
import { countPieces, type Tally, unkept } from '../jobs/pieces';
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
  tally?: Tally<Opened>;
  /** Called between two transactions; it may end the work by throwing. */
  between?: (done: number, total: number, made: Opened) => Promise<void>;
}

export const noneOpened: Opened = { opened: 0, not_applicable: 0 };

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
 * stopped, it makes only what is missing. Answers how many it made, with what the tally held.
 */
export async function openMonth(
  db: Database,
  scope: Scope,
  period: string,
  { transaction = (work) => db.transaction(work), tally = unkept(noneOpened), between = async () => undefined }: Opening = {},
): Promise<Opened> {
  const companies = await toOpen(db, scope, period);
  const total = tally.done + companies.length;
  await countPieces(companies, {
    transaction,
    tally,
    work: (tx, piece) => openFor(tx, scope, period, piece),
    add: (sum, { opened, not_applicable }) => ({
      opened: sum.opened + opened,
      not_applicable: sum.not_applicable + not_applicable,
    }),
    between: () => between(tally.done, total, tally.sum),
    least: 50,
  });
  return tally.sum;
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
  if (!first) return noneOpened;
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
