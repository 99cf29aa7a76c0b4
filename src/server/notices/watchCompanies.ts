import { holidayWindow } from '../../domain/zus/holiday/window';
import { addDays, daysBetween, formatDate, formatMonth } from '../../lib/dates';
import { daysLeft } from './daysLeft';
import { notify } from './notify';
import { clientsOf } from './people';
import { firstTime } from './rows';
import { farthest, stageBefore } from './stages';
import { certificates, holidayCompanies, type OfCompany, residenceCertificates } from './watchedCompanies';
import type { Watch } from './watching';

/** Tells keepers and clients of the year's last window for a contribution holiday, of KSeF certificates and those of contractors' residence that end. */
export async function watchCompanies(watch: Watch): Promise<void> {
  await watchHolidays(watch);
  await watchCertificates(watch);
  await watchResidence(watch);
}

async function watchCertificates(watch: Watch): Promise<void> {
  const { db, scope, today } = watch;
  const rule = watch.ruleOf('ksef_certificate_expiring');
  if (!rule.enabled) return;
  for (const row of await certificates(db, scope.tenant.id, today, addDays(today, farthest(rule)))) {
    const stage = stageBefore(rule, daysBetween(today, row.valid_to));
    if (stage === null) continue;
    await tell(watch, 'ksef_certificate_expiring', row, {
      mark: { recordId: row.company_id, stage: `${row.valid_to} ${stage}` },
      values: { termin: formatDate(row.valid_to), dni: daysLeft(daysBetween(today, row.valid_to)) },
    });
  }
}

async function watchResidence(watch: Watch): Promise<void> {
  const { db, scope, today } = watch;
  const rule = watch.ruleOf('residence_certificate_expiring');
  if (!rule.enabled) return;
  for (const row of await residenceCertificates(db, scope.tenant.id, today, addDays(today, farthest(rule)))) {
    const stage = stageBefore(rule, daysBetween(today, row.valid_to));
    if (stage === null) continue;
    await tell(watch, 'residence_certificate_expiring', row, {
      mark: { recordId: row.company_id, stage: `${row.contractor} ${row.valid_to} ${stage}` },
      values: { nazwa: row.contractor, termin: formatDate(row.valid_to), dni: daysLeft(daysBetween(today, row.valid_to)) },
    });
  }
}

async function watchHolidays(watch: Watch): Promise<void> {
  const { db, scope, today } = watch;
  const rule = watch.ruleOf('zus_vacation_window');
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
  event: 'zus_vacation_window' | 'ksef_certificate_expiring' | 'residence_certificate_expiring',
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
