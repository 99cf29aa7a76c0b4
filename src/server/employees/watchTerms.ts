import { healthTerms } from '../../contract/employeeTerms';
import { awaitsControl } from '../../domain/hr/medical';
import { watchRule } from '../../domain/hr/watchRules';
import { daysBetween, formatDate } from '../../lib/dates';
import { type DailyPayload, defineJob } from '../jobs/define';
import type { EventCode } from '../notices/catalogue';
import { daysLeft } from '../notices/daysLeft';
import { notify } from '../notices/notify';
import { firstTime } from '../notices/rows';
import type { Rule } from '../notices/rules';
import { farthest, stageBefore } from '../notices/stages';
import { type Watch, watching } from '../notices/watching';
import { leaveDeciding } from './leaveOf';
import { type AbsenceRow, absencesByPerson, type StaffRow, staffRows } from './staffRows';
import { medicalOf, watchedOf } from './terms';

/** Days for which a date that has passed is still told of where it was not before. */
const passed = 30;

/**
 * Early each day tells keepers of the dates of employees that the law watches and of control examinations; the end of a contract is told with the
 * other notices, to clients too. What tells of health is an event of its own, behind the payroll grant (P08).
 */
export const watchTerms = defineJob<DailyPayload>({
  name: 'employees.watch',
  label: 'Przypomnienia o terminach pracowników',
  daily: '06:05',
  run: async (_payload, context) => watchStaffTerms(await watching(context)),
});

async function watchStaffTerms(watch: Watch): Promise<void> {
  const { db, scope, signal } = watch;
  const open = watch.ruleOf('employee_date_ending');
  const closed = watch.ruleOf('employee_health_date_ending');
  const control = watch.ruleOf('control_exam_needed');
  if (![open, closed, control].some(({ enabled }) => enabled)) return;
  const staff = await staffRows(db, { where: 'e.tenant_id = $1 and e.deleted_at is null', values: [scope.tenant.id] }, true);
  const absent = await absencesByPerson(db, scope.tenant.id, staff, [...leaveDeciding, 'sick']);
  for (const row of staff) {
    signal.throwIfAborted();
    const absences = absent.get(row.id) ?? [];
    await watchDatesOf(watch, row, absences, { open, closed });
    if (control.enabled) await watchControl(watch, row, absences);
  }
}

async function watchDatesOf(
  watch: Watch,
  row: StaffRow,
  absences: readonly AbsenceRow[],
  { open, closed }: { open: Rule; closed: Rule },
): Promise<void> {
  const { today } = watch;
  for (const { code, valid_to } of watchedOf(row, absences, today, [Math.max(farthest(open), farthest(closed))])) {
    if (code === 'contract_end') continue;
    const ofHealth = healthTerms.includes(code);
    const rule = ofHealth ? closed : open;
    const left = daysBetween(today, valid_to);
    const stage = rule.enabled && left >= -passed ? stageBefore(rule, left) : null;
    if (stage === null) continue;
    await tell(watch, ofHealth ? 'employee_health_date_ending' : 'employee_date_ending', row, {
      stage: `${code} ${valid_to} ${stage}`,
      values: { nazwa: watchRule(code).label, termin: formatDate(valid_to), dni: daysLeft(left) },
    });
  }
}

/** A long sickness is told once, when its thirty-first day has come. */
async function watchControl(watch: Watch, row: StaffRow, absences: readonly AbsenceRow[]): Promise<void> {
  const { today } = watch;
  if (medicalOf(row, absences, today).status !== 'control') return;
  const taken = absences.filter(({ kind, planned }) => kind === 'sick' && !planned);
  const spell = awaitsControl({ exams: [], sick_leaves: taken }, today);
  if (spell) await tell(watch, 'control_exam_needed', row, { stage: spell.from, values: {} });
}

async function tell(
  { scope, transaction }: Watch,
  event: EventCode,
  row: StaffRow,
  { stage, values }: { stage: string; values: Record<string, string> },
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await firstTime(tx, scope.tenant.id, { event, recordId: row.id, stage, now: scope.now }))) return;
    await notify(tx, scope, {
      event,
      to: row.keepers,
      record: { resource: 'employees', id: row.id },
      isPlanned: true,
      values: { osoba: row.person, firma: row.company, ...values },
    });
  });
}
