import { addDays, daysBetween } from '../../lib/dates';
import { type DailyPayload, defineJob, type JobContext } from '../jobs/define';
import { firstTime } from '../notices/rows';
import { ruleOf } from '../notices/rules';
import { farthest, stageBefore } from '../notices/stages';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { assign } from './assigning';
import { assignJob } from './handlers';
import { completionsResource } from './records';
import { mandatoryTrainings, ranOut, unfinished } from './rows';
import { tellOf } from './telling';

/** Long enough ago for any due day. */
const everBefore = '2000-01-01';
const isOn = ({ tenant }: JobContext) => tenant.config.modules.trainings?.enabled === true;

/** Right after a mandatory training is published, or published anew. */
export const trainingsAssign = defineJob<{ training: string }>({
  name: assignJob,
  async run({ training }, context) {
    if (isOn(context)) await context.transaction((tx) => assign(training, { tx, scope: context.scope }).then(() => {}));
  },
});

/** Every morning: what ran out is asked for again, newcomers get what everybody must know, who is late is late, and reminders go out. */
export const trainingsDaily = defineJob<DailyPayload>({
  name: 'trainings.daily',
  daily: '07:15',
  async run(_payload, context) {
    if (!isOn(context)) return;
    const { db, tenant, today, scope, signal, transaction } = context;
    for (const id of await ranOut(db, tenant.id, today))
      await transaction((tx) => patch(tx, trailOf(scope), completionsResource, id, { status: 'expired' }));
    for (const id of await mandatoryTrainings(db, tenant.id, today)) {
      signal.throwIfAborted();
      await transaction((tx) => assign(id, { tx, scope }));
    }
    for (const { id, status } of await unfinished(db, tenant.id, everBefore, addDays(today, -1)))
      if (status !== 'overdue')
        await transaction((tx) => patch(tx, trailOf(scope), completionsResource, id, { status: 'overdue' }));
    await remind(context);
  },
});

async function remind({ db, tenant, today, now, scope, signal, transaction }: JobContext): Promise<void> {
  const event = 'training_due';
  const rule = await ruleOf(db, tenant.id, event);
  if (!rule.enabled) return;
  for (const due of await unfinished(db, tenant.id, today, addDays(today, farthest(rule)))) {
    signal.throwIfAborted();
    const stage = stageBefore(rule, daysBetween(today, due.due_on));
    if (stage === null) continue;
    await transaction(async (tx) => {
      const mark = { event, recordId: due.id, stage: `${due.due_on} ${stage}`, now };
      if (await firstTime(tx, tenant.id, mark)) await tellOf(event, due, [due.user_id], { tx, scope });
    });
  }
}
