import type { EmployeeTerm, TermCode } from '../../contract/employeeTerms';
import { bhpState } from '../../domain/hr/bhp';
import { medicalState } from '../../domain/hr/medical';
import type { HrState } from '../../domain/hr/state';
import { watchedDates } from '../../domain/hr/watch';
import { countOf } from '../../lib/text';
import { leaveOf } from './leaveOf';
import type { AbsenceRow, StaffRow } from './staffRows';

const steps = [90, 60, 30, 14, 7, 0];

/** All dates of an employee that ask for something within ninety days or are over; of their health where `closed` may be known. */
export function termsOf(row: StaffRow, absences: readonly AbsenceRow[], today: string, closed: boolean): EmployeeTerm[] {
  const watched = watchedOf(row, absences, today, steps).map((state) =>
    termOf(row, state.code, state.code === 'contract_end' ? withLeave(state, row, absences, today) : state),
  );
  const medical = closed ? [termOf(row, 'medical', medicalOf(row, absences, today))] : [];
  const bhp = bhpState({ ...row, bhp_periodic_date: null, low_risk_office: null, required: null }, today, steps);
  return [...watched, ...medical, termOf(row, 'bhp', bhp)].filter((term) => term !== null);
}

/** The dates of an employee that the law watches, as they stand on a day; overdue leave is counted from what was taken. */
export function watchedOf(row: StaffRow, absences: readonly AbsenceRow[], today: string, before: readonly number[]) {
  const overdue_leave_days = leaveOf(row, absences, today)?.overdue ?? 0;
  return watchedDates({ ...row, overdue_leave_days, sick_leaves: sickLeavesOf(row, absences) }, today, before);
}

/** Certificates of sickness of a person. */
export const sickLeavesOf = ({ id }: StaffRow, absences: readonly AbsenceRow[]) =>
  absences.filter(({ employee_id, kind, planned }) => employee_id === id && kind === 'sick' && !planned);

/** The end of a contract with the leave that is to be taken or paid for by then (art. 171 KP). */
function withLeave<State extends HrState & { valid_to: string }>(
  state: State,
  row: StaffRow,
  absences: readonly AbsenceRow[],
  today: string,
): State {
  const left = leaveOf(row, absences, today, state.valid_to)?.balance ?? 0;
  if (!state.act || left <= 0) return state;
  const days = countOf(left, 'dzień', 'dni', 'dni', 'dnia');
  return { ...state, act: `${state.act} Urlop do wykorzystania lub ekwiwalentu: ${days} (art. 171 KP).` };
}

/** How somebody's examinations stand, with the sickness that asks for another. */
export function medicalOf(row: StaffRow, absences: readonly AbsenceRow[], today: string) {
  const { medical_exam_type, medical_exam_date, medical_exam_valid_to, start_date } = row;
  const exam = {
    kind: medical_exam_type ?? ('periodic' as const),
    performed_on: medical_exam_date ?? start_date,
    valid_to: medical_exam_valid_to,
    fit: true,
  };
  return medicalState(
    {
      ...row,
      exams: medical_exam_date || medical_exam_valid_to ? [exam] : [],
      sick_leaves: sickLeavesOf(row, absences),
      referred_on: null,
      required: null,
      on_long_leave: row.status === 'leave',
    },
    today,
    steps,
  );
}

function termOf(row: StaffRow, code: TermCode, state: HrState): EmployeeTerm | null {
  const { tone, says, act, basis, certainty, valid_to, days_left } = state;
  if (tone === 'ok' || says === null) return null;
  return {
    key: `${row.id} ${code}`,
    code,
    employee: { id: row.id, name: row.person },
    company: { id: row.company_id, title: row.company },
    date: valid_to,
    days_left,
    tone,
    says,
    act,
    basis,
    certainty,
    refer: code === 'medical',
  };
}
