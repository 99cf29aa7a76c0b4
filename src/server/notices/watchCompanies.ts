import type { ZusScheme } from '../../domain/deadlines/taxProfile';
import { holidayWindow } from '../../domain/zus/holiday/window';
import { stageEnd } from '../../domain/zus/ladder/currentStage';
import { schemeRule } from '../../domain/zus/schemes';
import { addDays, daysBetween, formatDate, formatMonth } from '../../lib/dates';
import { notify } from './notify';
import { clientsOf } from './people';
import { firstTime } from './rows';
import { ruleOf } from './rules';
import { stageBefore } from './stages';
import { holidayCompanies, type OfCompany, type PersonStage, personStages } from './watchedCompanies';
import type { Watch } from './watching';

/** Tells keepers and clients of contributions that change, and of the year's last window for a contribution holiday. */
export async function watchCompanies(watch: Watch): Promise<void> {
  await watchStages(watch);
  await watchHolidays(watch);
}

async function watchStages(watch: Watch): Promise<void> {
  const { db, scope, today } = watch;
  const rule = await ruleOf(db, scope.tenant.id, 'zus_step_change');
  if (!rule.enabled) return;
  for (const row of await personStages(db, scope.tenant.id)) {
    const { ends_on, next } = endOf(row, today);
    const stage = ends_on && stageBefore(rule, daysBetween(today, ends_on));
    if (!ends_on || !stage) continue;
    const now = schemeRule(row.zus_scheme as ZusScheme, row.zus_scheme_from)?.label ?? 'obecne składki';
    const then = (next && schemeRule(next, addDays(ends_on, 1))?.label) ?? 'do ustalenia';
    const powod = `${row.person}: ${now} do ${formatDate(ends_on)}, potem ${then}`;
    await tell(watch, 'zus_step_change', row, {
      mark: { recordId: row.id, stage: `${ends_on} ${stage}` },
      values: { termin: formatDate(addDays(ends_on, 1)), powod },
    });
  }
}

/** The months of Mały ZUS Plus are counted by the office: its end is known only where it is typed. */
function endOf({ zus_scheme, zus_scheme_from, zus_scheme_to }: PersonStage, today: string) {
  return stageEnd({ zus_scheme: zus_scheme as ZusScheme, zus_scheme_from, zus_scheme_to }, today);
}

async function watchHolidays(watch: Watch): Promise<void> {
  const { db, scope, today } = watch;
  const rule = await ruleOf(db, scope.tenant.id, 'zus_vacation_window');
  const { month, last_day } = holidayWindow(`${today.slice(0, 4)}-12`);
  const stage = rule.enabled ? stageBefore(rule, daysBetween(today, last_day)) : null;
  if (stage === null) return;
  const rows = await holidayCompanies(db, scope.tenant.id, Number(today.slice(0, 4)));
  const values = { okres: formatMonth(month), termin: formatDate(last_day) };
  const mark = `${last_day} ${stage}`;
  for (const row of rows) {
    const told = { mark: { recordId: row.company_id, stage: mark }, values };
    await tell(watch, 'zus_vacation_window', { ...row, keepers: [] }, told);
  }
  for (const keeper of new Set(rows.flatMap(({ keepers }) => keepers)))
    await tellKeeper(watch, keeper, mark, { rows: rows.filter(({ keepers }) => keepers.includes(keeper)), values });
}

/** Companies that a keeper's notice names; of more it says how many. */
const named = 3;
function listed(rows: readonly OfCompany[]): string {
  const more = rows.length > named ? [`i jeszcze ${rows.length - named}`] : [];
  return [...rows.slice(0, named).map(({ company }) => company), ...more].join(', ');
}

/** A keeper hears once of all their companies. */
async function tellKeeper(
  { scope, signal, transaction }: Watch,
  keeper: string,
  stage: string,
  { rows, values }: { rows: readonly OfCompany[]; values: Record<string, string> },
): Promise<void> {
  signal.throwIfAborted();
  await transaction(async (tx) => {
    const event = 'zus_vacation_window';
    if (!(await firstTime(tx, scope.tenant.id, { event, recordId: keeper, stage, now: scope.now }))) return;
    await notify(tx, scope, {
      event,
      to: [keeper],
      list: 'companies',
      named: { resource: 'companies', ids: rows.slice(0, named).map(({ company_id }) => company_id) },
      isPlanned: true,
      values: { ...values, firma: listed(rows) },
    });
  });
}

interface Told {
  mark: { recordId: string; stage: string };
  values: Record<string, string>;
}

async function tell(
  { scope, signal, transaction }: Watch,
  event: 'zus_step_change' | 'zus_vacation_window',
  { company, company_id, keepers }: OfCompany,
  { mark, values }: Told,
): Promise<void> {
  signal.throwIfAborted();
  await transaction(async (tx) => {
    if (!(await firstTime(tx, scope.tenant.id, { event, ...mark, now: scope.now }))) return;
    await notify(tx, scope, {
      event,
      to: [...keepers, ...(await clientsOf(tx, scope.tenant.id, company_id))],
      record: { resource: 'companies', id: company_id },
      isPlanned: true,
      values: { firma: company, ...values },
    });
  });
}
