import { resources } from '../../../resources';
import { addDays, daysBetween, formatDate } from '../../lib/dates';
import type { EventCode } from './catalogue';
import { daysLeft } from './daysLeft';
import { notify } from './notify';
import { firstTime } from './rows';
import { farthest, stageBefore } from './stages';
import { endingPowers, type PaperDate, reviewsDue } from './watchedPapers';
import type { Watch } from './watching';

/** Tells keepers of powers that run out and of AML files to be looked at again; clients hear nothing of either. */
export async function watchPapers(watch: Watch): Promise<void> {
  await watchOf(watch, 'power_expiring', 'powers', async (from, to) =>
    (await endingPowers(watch.db, watch.scope.tenant.id, from, to)).map((row) => ({
      ...row,
      name: resources.powers.fields.kind.choices?.[row.kind]?.label ?? row.kind,
    })),
  );
  await watchOf(watch, 'aml_review_due', 'aml-reviews', (from, to) => reviewsDue(watch.db, watch.scope.tenant.id, from, to));
}

async function watchOf(
  { scope, today, signal, transaction, ruleOf }: Watch,
  event: EventCode,
  resource: string,
  found: (from: string, to: string) => Promise<(PaperDate & { name?: string })[]>,
): Promise<void> {
  const { id } = scope.tenant;
  const rule = ruleOf(event);
  if (!rule.enabled) return;
  for (const row of await found(today, addDays(today, farthest(rule)))) {
    signal.throwIfAborted();
    const left = daysBetween(today, row.date);
    const stage = stageBefore(rule, left);
    if (stage === null) continue;
    await transaction(async (tx) => {
      const mark = { event, recordId: row.id, stage: `${row.date} ${stage}`, now: scope.now };
      if (!(await firstTime(tx, id, mark))) return;
      await notify(tx, scope, {
        event,
        to: row.keepers,
        record: { resource, id: row.id },
        isPlanned: true,
        values: { firma: row.company, nazwa: row.name ?? '', termin: formatDate(row.date), dni: daysLeft(left) },
      });
    });
  }
}
