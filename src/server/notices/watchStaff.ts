import { addDays, daysBetween, formatDate } from '../../lib/dates';
import type { EventCode } from './catalogue';
import { daysLeft } from './daysLeft';
import { notify } from './notify';
import { clientsOf } from './people';
import { firstTime } from './rows';
import { farthest, stageBefore } from './stages';
import { type StaffColumn, type StaffDate, staffDates } from './watchedRows';
import type { Watch } from './watching';

const watched: readonly (readonly [EventCode, StaffColumn])[] = [
  ['medical_exam_expiring', 'medical'],
  ['bhp_expiring', 'bhp'],
  ['contract_ending', 'contract'],
];
/** Days for which a date that has passed is still told of where it was not before. */
const passed = 30;

/** Tells keepers and clients of employees' examinations, trainings and contracts that run out. */
export async function watchStaff(watch: Watch): Promise<void> {
  const { db, scope, today, signal } = watch;
  for (const [event, column] of watched) {
    const rule = watch.ruleOf(event);
    if (!rule.enabled) continue;
    const found = await staffDates(db, scope.tenant.id, column, addDays(today, -passed), addDays(today, farthest(rule)));
    for (const row of found) {
      signal.throwIfAborted();
      const stage = stageBefore(rule, daysBetween(today, row.date));
      if (stage !== null) await tell(watch, event, row, `${row.date} ${stage}`);
    }
  }
}

async function tell({ scope, today, transaction }: Watch, event: EventCode, row: StaffDate, stage: string): Promise<void> {
  const { id } = scope.tenant;
  await transaction(async (tx) => {
    if (!(await firstTime(tx, id, { event, recordId: row.id, stage, now: scope.now }))) return;
    await notify(tx, scope, {
      event,
      to: [...row.keepers, ...(await clientsOf(tx, id, row.company_id))],
      record: { resource: 'employees', id: row.id },
      isPlanned: true,
      values: {
        osoba: row.person,
        firma: row.company,
        termin: formatDate(row.date),
        dni: daysLeft(daysBetween(today, row.date)),
      },
    });
  });
}
