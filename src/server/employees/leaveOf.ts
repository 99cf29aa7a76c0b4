import { type LeaveYear, leaveYear } from '../../domain/hr/leave';
import { hoursByYear } from '../../domain/hr/leaveHours';
import { LEAVE_DAY_HOURS } from '../../domain/hr/leaveRules';
import type { AbsenceRow, StaffRow } from './staffRows';

/** Kinds of absence that are taken from the year's leave. */
export const leaveKinds = ['leave', 'on_demand'];

/**
 * A person's leave of this year by what was written down of them. Of an office that counts it elsewhere the number of the card stands where it is
 * the greater.
 */
export function leaveOf(row: StaffRow, absences: readonly AbsenceRow[], today: string): LeaveYear | null {
  const own = absences.filter(({ employee_id, kind }) => employee_id === row.id && leaveKinds.includes(kind));
  const taken = hoursByYear(own.filter(({ planned }) => !planned));
  const year = today.slice(0, 4);
  const said = (row.leave_used_days ?? 0) * LEAVE_DAY_HOURS;
  return leaveYear(
    row,
    today,
    { ...taken, [year]: Math.max(taken[year] ?? 0, said) },
    hoursByYear(own.filter(({ planned }) => planned)),
  );
}
