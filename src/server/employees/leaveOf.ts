import { type LeaveYear, leaveYear } from '../../domain/hr/leave';
import { hoursByYear, workingDaysByYear } from '../../domain/hr/leaveHours';
import { LEAVE_DAY_HOURS } from '../../domain/hr/leaveRules';
import type { AbsenceRow, StaffRow } from './staffRows';

/** Kinds of absence that are taken from the year's leave. */
export const leaveKinds = ['leave', 'on_demand'];

/** Kinds that decide how much of it there is: an unpaid leave makes it less. */
export const leaveDeciding = [...leaveKinds, 'unpaid'];

/**
 * A person's leave by what was written down of them, of the year of `on` as it stands on that day. Of an office that counts it elsewhere the number
 * of the card stands where it is the greater.
 */
export function leaveOf(row: StaffRow, absences: readonly AbsenceRow[], today: string, on = today): LeaveYear | null {
  const all = absences.filter(({ employee_id }) => employee_id === row.id);
  const own = all.filter(({ kind }) => leaveKinds.includes(kind));
  const unpaid = all.filter(({ kind, planned }) => kind === 'unpaid' && !planned);
  const taken = hoursByYear(own.filter(({ planned }) => !planned));
  const year = today.slice(0, 4);
  const said = (row.leave_used_days ?? 0) * LEAVE_DAY_HOURS;
  return leaveYear(
    { ...row, unpaid },
    on,
    { ...taken, [year]: Math.max(taken[year] ?? 0, said) },
    hoursByYear(own.filter(({ planned }) => planned)),
  );
}

/** Days of leave at a day's notice that were taken in a year, whatever part of a day's hours they were (art. 167² KP). */
export const onDemandDays = (absences: readonly AbsenceRow[], employee: string, year: number): number =>
  absences
    .filter(({ employee_id, kind, planned }) => employee_id === employee && kind === 'on_demand' && !planned)
    .reduce((sum, { from, to }) => sum + (workingDaysByYear(from, to ?? from)[year] ?? 0), 0);
