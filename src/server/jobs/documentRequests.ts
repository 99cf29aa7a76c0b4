import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { lateRequests, requestsToRemind } from '../db/documentRequests';
import { keepRequest } from '../handlers/documents/completeness';
import { tellOfMissing } from '../handlers/documents/tell';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { defineJob } from './define';

/** How long before the due day a client is reminded, and how long after a reminder the next one comes, in days. */
const ahead = 2;
const pause = 3;

/** Every working morning: requests whose day has passed are late, and who still owes documents is reminded. */
export const documentRequestsDaily = defineJob({
  name: 'document-requests.daily',
  daily: '08:00',
  async run(_payload, { db, tenant, today, now, scope, transaction }) {
    if (tenant.config.modules.documents?.enabled !== true) return;
    for (const id of await lateRequests(db, tenant.id, today)) await transaction((tx) => keepRequest(id, { tx, scope }));
    for (const id of await requestsToRemind(db, tenant.id, {
      today,
      ahead,
      before: new Date(now.getTime() - pause * 86_400_000),
    }))
      await transaction(async (tx) => {
        const request = await patch(tx, trailOf(scope), resources['document-requests'], id, { last_reminder_at: toWarsaw(now) });
        if (request) await tellOfMissing(request as never, { tx, scope });
      });
  },
});
