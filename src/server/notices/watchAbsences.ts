import { addDays, daysBetween, formatDate } from '../../lib/dates';
import { notify } from './notify';
import { firstTime } from './rows';
import { farthest, stageBefore } from './stages';
import { type Absence, absences, clientsKeptBy } from './watchedCompanies';
import type { Watch } from './watching';

/** Tells the deputy and the keeper's clients, before an absence of a day or more, who stands in. */
export async function watchAbsences(watch: Watch): Promise<void> {
  const { db, scope, today, signal } = watch;
  const rule = watch.ruleOf('keeper_absence');
  if (!rule.enabled) return;
  for (const absence of await absences(db, scope.tenant.id, today, addDays(today, farthest(rule)))) {
    signal.throwIfAborted();
    const stage = stageBefore(rule, daysBetween(today, absence.from));
    if (stage !== null) await tell(watch, absence, `${absence.from} ${absence.deputy_id} ${stage}`);
  }
}

async function tell({ scope, transaction }: Watch, absence: Absence, stage: string): Promise<void> {
  const { id } = scope.tenant;
  const { from, to, person, deputy } = absence;
  await transaction(async (tx) => {
    if (!(await firstTime(tx, id, { event: 'keeper_absence', recordId: absence.id, stage, now: scope.now }))) return;
    const termin = from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
    const telling = { event: 'keeper_absence', isPlanned: true, values: { osoba: person, termin, opiekun: deputy } } as const;
    await notify(tx, scope, { ...telling, to: [absence.deputy_id], list: 'schedule-entries' });
    await notify(tx, scope, { ...telling, to: await clientsKeptBy(tx, id, absence.user_id) });
  });
}
