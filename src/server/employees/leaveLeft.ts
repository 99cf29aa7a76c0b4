import { resources } from '../../../resources';
import { grantedCompanies } from '../../access/can';
import type { LeaveLeft } from '../../contract/employeeTerms';
import type { Database } from '../db/database';
import { livingRows } from '../records/conditions';
import { Params } from '../records/params';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import { leaveDeciding, leaveOf } from './leaveOf';
import { absencesByPerson, type StaffRow, staffRows } from './staffRows';

const { employees } = resources;

/**
 * The year's leave of the employees that the asker may know of, of one company where it is named: what is left, not on which days it was taken.
 * Days more for a disability are counted for those who may know of it (P08).
 */
export async function leaveLeft(db: Database, scope: Scope, company: string | null): Promise<LeaveLeft[]> {
  const { rows } = viewOf(scope, employees, 'list');
  const params = new Params(scope.tenant.id);
  const where = [
    livingRows(employees, 'e', rows, params),
    ...(company ? [`e.company_id = ${params.add(company)}::uuid`] : []),
  ].join(' and ');
  const known = grantedCompanies(scope.who);
  const maySee = ({ company_id }: StaffRow) => (known ? known.includes(company_id) : scope.who.payroll);
  const staff = (await staffRows(db, { where, values: params.values }, true)).map((row) =>
    maySee(row) ? row : { ...row, disability_degree: null, disability_since: null, disability_valid_to: null },
  );
  const byPerson = await absencesByPerson(db, scope.tenant.id, staff, leaveDeciding);
  const today = todayOf(scope);
  return staff.flatMap((row) => {
    const leave = leaveOf(row, byPerson.get(row.id) ?? [], today);
    if (!leave) return [];
    const { year, entitled, carried, used, planned, balance, unknown } = leave;
    return [{ employee: row.id, year, entitled, carried, used, planned, balance, provisional: unknown.length > 0 }];
  });
}
