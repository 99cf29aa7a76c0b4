import { addWorkingDays, isWorkingDay } from '../../domain/calendar/workingDays';
import { addDays } from '../../lib/dates';
import type { Employee } from './employees';
import { type Chance, idOf } from './random';

/**
 * Leaves taken and planned, and some sickness, of people under a contract of employment; one in many was ill for longer than thirty days. Nobody is
 * on leave and ill at once, nor away before they came.
 */
export function absences(luck: Chance, moment: number, employees: readonly Employee[], today: string) {
  const about = (one: Employee) => ({ id: idOf(luck, moment), employee_id: one.id, company_id: one.company_id });
  const leave = (one: Employee, day: string, days: number, planned: boolean) => {
    const from = isWorkingDay(day) ? day : addWorkingDays(day, 1);
    const hours = Math.round(days * 8 * ((one.fte ?? 10_000) / 100));
    return { ...about(one), kind: 'leave', from, to: addWorkingDays(from, days - 1), hours, planned };
  };
  const ill = (one: Employee) => {
    const from = addDays(today, -luck.whole(45, 90));
    return { ...about(one), kind: 'sick', from, to: addDays(from, luck.pick([4, 6, 9, 34])), hours: null, planned: false };
  };
  return employees
    .filter(({ contract_type, start_date }) => contract_type.startsWith('employment') && start_date < addDays(today, -200))
    .flatMap((one) => [
      leave(one, addDays(today, -luck.whole(110, 190)), 5, false),
      ...(luck.yes(0.5) ? [leave(one, addDays(today, luck.whole(20, 60)), 3, true)] : []),
      ...(luck.yes(0.15) ? [ill(one)] : []),
    ]);
}
