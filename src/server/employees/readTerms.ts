import { resources } from '../../../resources';
import {
  type EmployeeLeave,
  type EmployeeSickness,
  type EmployeeTerms,
  healthTerms,
  type TermCode,
  type TermTone,
  termsAPage,
} from '../../contract/employeeTerms';
import { CONTRACT_RULES } from '../../domain/hr/contracts';
import type { LeaveYear } from '../../domain/hr/leave';
import { benefitPeriod, sickPay } from '../../domain/hr/sickPay';
import type { Database } from '../db/database';
import { auditAsked } from '../records/closedAsking';
import { livingRows } from '../records/conditions';
import { Params } from '../records/params';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import { leaveDeciding, leaveOf, onDemandDays } from './leaveOf';
import { type AbsenceRow, absencesByPerson, type StaffRow, staffRows } from './staffRows';
import { sickLeavesOf, termsOf } from './terms';

const { employees } = resources;

export interface TermFilters {
  company: string | null;
  employee: string | null;
  keeper: string | null;
  code: TermCode | null;
  tone: TermTone | null;
  within: number;
  page: number;
}

/** Which column each of the dates about health stands in, for the trail; one that follows from absences opens no field, as their list does not. */
const closedKeys: Readonly<Partial<Record<TermCode, string>>> = {
  medical: 'medical_exam_valid_to',
  sanitary: 'sanitary_valid_to',
  other_exam: 'other_exam_valid_to',
  disability: 'disability_valid_to',
};

/**
 * Dates of employees that the asker may know of, the most urgent first; whoever is shown one about health has opened it (P08, P22). Of one
 * company, or of one person, the year's leave of each besides.
 */
export async function employeeTerms(db: Database, scope: Scope, filters: TermFilters): Promise<EmployeeTerms> {
  const { company, employee, keeper, code, tone, within, page } = filters;
  const view = viewOf(scope, employees, 'list');
  const closed = scope.who.payroll;
  const params = new Params(scope.tenant.id);
  const where = [
    livingRows(employees, 'e', view.rows, params),
    ...(company ? [`e.company_id = ${params.add(company)}::uuid`] : []),
    ...(employee ? [`e.id = ${params.add(employee)}::uuid`] : []),
    ...(keeper ? [`${params.add(keeper)}::uuid in (c.owner_id, c.payroll_owner_id)`] : []),
  ].join(' and ');
  const staff = await staffRows(db, { where, values: params.values }, closed);
  const kinds = closed ? [...leaveDeciding, 'sick'] : leaveDeciding;
  const byPerson = await absencesByPerson(db, scope.tenant.id, staff, kinds);
  const today = todayOf(scope);
  const all = staff
    .flatMap((row) => termsOf(row, byPerson.get(row.id) ?? [], today, closed))
    // A person's own page opens no date about health by itself; to payroll it tells of sick pay, whose entries leave no trace either.
    .filter((term) => !employee || !healthTerms.includes(term.code))
    .filter((term) => (!code || term.code === code) && (!tone || term.tone === tone) && (term.days_left ?? 0) <= within)
    .sort((one, other) => (one.days_left ?? -1) - (other.days_left ?? -1) || (one.key < other.key ? -1 : 1));
  const terms = all.slice((page - 1) * termsAPage, page * termsAPage);
  for (const health of healthTerms) {
    const shown = terms.filter((term) => term.code === health).map(({ employee }) => employee.id);
    const key = closedKeys[health];
    if (key) await auditAsked(db, view, [key], shown);
  }
  const leave = company || employee ? staff.flatMap((row) => leaveLine(row, byPerson.get(row.id) ?? [], today)) : null;
  const [only] = employee ? staff : [];
  const sickness = only && closed ? sicknessOf(only, byPerson.get(only.id) ?? [], today) : null;
  return { terms, total: all.length, leave, sickness };
}

/** Of workers: who pays for a sickness, and until when; null where there was none this year. */
function sicknessOf(row: StaffRow, absences: readonly AbsenceRow[], today: string): EmployeeSickness | null {
  if (!CONTRACT_RULES[row.contract_type].worker) return null;
  const entries = sickLeavesOf(row, absences);
  const pay = sickPay(entries, row.birth_date, today);
  const period = benefitPeriod(entries, today);
  return pay.used > 0 || period ? { ...pay, period } : null;
}

const unknowns: Readonly<Record<LeaveYear['unknown'][number], string>> = {
  education: 'ukończona szkoła',
  seniority: 'staż przed zatrudnieniem',
  seniority_other: 'staż ze zleceń i działalności',
  carried: 'urlop zaległy',
};

function leaveLine(row: StaffRow, absences: readonly AbsenceRow[], today: string): EmployeeLeave[] {
  const leave = leaveOf(row, absences, today);
  if (!leave) return [];
  const { year, unknown, overdue_by: _, ...counted } = leave;
  return [
    {
      employee: { id: row.id, name: row.person },
      ...counted,
      on_demand: onDemandDays(absences, row.id, year),
      unknown: unknown.map((each) => unknowns[each]),
    },
  ];
}
