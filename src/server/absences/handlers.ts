import { resources } from '../../../resources';
import { isWorkingDay } from '../../domain/calendar/workingDays';
import { LEAVE_DAY_HOURS } from '../../domain/hr/leaveRules';
import { addDays } from '../../lib/dates';
import { invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { employmentOf } from './rows';

/** Days that an absence may reach over, so that its working days can be counted. */
const longest = 3_660;

/** An absence is of its person's company, and without hours it takes the working days at their part of full-time work. */
export const absences = defineHandlers(resources.absences, {
  create: (values, context) => completed(values, context),
  async update(changes, before, context) {
    const moved = ['from', 'to'].some((key) => key in changes) && !('hours' in changes);
    const hours = moved ? { hours: null } : {};
    return { ...changes, ...(await completed({ ...before, ...changes, ...hours }, context)) };
  },
});

interface Given {
  employee_id?: string | null;
  kind?: string | null;
  from?: string | null;
  to?: string | null;
  hours?: number | null;
}

async function completed({ employee_id, kind, from, to, hours }: Given, { tx, scope }: HookContext) {
  const job = employee_id ? await employmentOf(tx, scope.tenant.id, employee_id) : undefined;
  if (!job) return {};
  const known = hours ?? (from && to ? Math.round(workingDays(from, to) * LEAVE_DAY_HOURS * ((job.fte ?? 10_000) / 100)) : null);
  // The ground of a sickness stands with sickness alone, which the payroll grant closes.
  return { company_id: job.company_id, hours: known, ...(kind === 'sick' ? {} : { benefit_ground: null }) };
}

function workingDays(from: string, to: string): number {
  let count = 0;
  let day = from;
  for (let nth = 0; day <= to; nth += 1, day = addDays(day, 1)) {
    if (nth > longest) throw invalid({ to: 'Najwyżej 10 lat' });
    if (isWorkingDay(day)) count += 1;
  }
  return count;
}
