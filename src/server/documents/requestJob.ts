import { resources } from '../../../resources';
import { addDays, daysBetween, toWarsaw } from '../../lib/dates';
import { defineJob } from '../jobs/define';
import { firstTime } from '../notices/rows';
import { type Rule, ruleOf } from '../notices/rules';
import { farthest, stageAfter, stageBefore } from '../notices/stages';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { keepRequest } from './completeness';
import { type AskingRequest, askingRequests, lateRequests } from './requestRows';
import { missingEvent, tellOfMissing } from './telling';

const requests = resources['document-requests'];

/** Every morning: requests whose day has passed are late, and who still owes documents is reminded by the firm's rule. */
export const documentRequestsDaily = defineJob({
  name: 'document-requests.daily',
  daily: '08:00',
  async run(_payload, { db, tenant, today, now, scope, transaction }) {
    if (tenant.config.modules.documents?.enabled !== true) return;
    for (const id of await lateRequests(db, tenant.id, today)) await transaction((tx) => keepRequest(id, { tx, scope }));
    const rule = await ruleOf(db, tenant.id, missingEvent);
    if (!rule.enabled) return;
    for (const asking of await askingRequests(db, tenant.id, addDays(today, farthest(rule)))) {
      const stage = stageOf(rule, asking, today);
      if (stage === null) continue;
      const mark = { event: missingEvent, recordId: asking.id, stage: `${asking.due_date} ${stage}`, now };
      await transaction(async (tx) => {
        if (!(await firstTime(tx, tenant.id, mark))) return;
        const request = await lockRecord(tx, tenant.id, requests, asking.id, []);
        const told = request ? await tellOfMissing(request as never, { tx, scope }) : [];
        if (told.length > 0) await patch(tx, trailOf(scope), requests, asking.id, { last_reminder_at: toWarsaw(now) });
      });
    }
  },
});

/** Which of the rule's reminders is due; one whose day had come when the client was last told of the request is not given again. */
function stageOf(rule: Rule, { due_date, told_on }: AskingRequest, today: string): string | null {
  const left = daysBetween(today, due_date);
  const stage = left < 0 ? stageAfter(rule, -left) : stageBefore(rule, left);
  if (stage === null) return null;
  const after = left < 0 ? 1 + Number(stage.replace('late ', '')) * (rule.repeat_every_days ?? 0) : -Number(stage);
  return addDays(due_date, after) > told_on ? stage : null;
}
