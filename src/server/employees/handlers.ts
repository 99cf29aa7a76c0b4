import { resources } from '../../../resources';
import { addDays } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { defineHandlers } from '../handlers/define';
import { followEvents } from '../happenings/follow';
import { todayOf } from '../records/present';
import { referralPaper } from './referral';

type Employee = RecordOf<typeof resources.employees>;

/** Days that say when something happened which ZUS or the employee must be told of. */
const days = ['start_date', 'end_date', 'contract_signed_on', 'zus_registered_on'] as const;
const telling = [...days, 'contract_type', 'status'] as const;

/** What happened longer ago raises no term now; a file of people employed for years brings none. */
const lately = 62;

/** People whom clients employ, papers for them, and the terms that their employment and its end raise. */
export const employees = defineHandlers(resources.employees, {
  alone: true,
  papers: { skierowanie: referralPaper },
  async saved(after, before, { tx, scope }) {
    const changed = !after || !before || telling.some((key) => after[key] !== before[key]);
    const since = addDays(todayOf(scope), -lately);
    const told = [after, before].filter((each): each is Employee => each !== null);
    const isRecent = told.some((each) => days.some((key) => (each[key] ?? '') >= since));
    const [employee] = told;
    if (employee && changed && isRecent) await followEvents(tx, scope, employee.company_id, [employee.id]);
  },
});
