import { resources } from '../../../resources';
import { reminderDue } from '../../domain/campaigns/reminders';
import { campaignNamed } from '../../domain/campaigns/table';
import { toWarsaw } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { defineBegun, defineJob } from '../jobs/define';
import { countPieces } from '../jobs/pieces';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import type { Survey } from '../surveys/form';
import { silentInvitations } from '../surveys/invitationRows';
import { remind } from '../surveys/reminding';
import { silentClients } from './rows';
import { sendTo } from './send';

const { surveys, 'campaign-clients': clients } = resources;

export const campaignSending = 'campaigns.send';

export interface Sending {
  campaign: string;
  year: number;
  companies: string[];
}

const askedText = (count: number) => `Wysłano ankietę do ${countOf(count, 'firmy', 'firm', 'firm')}.`;

/** Sends a campaign's survey to many at a person's word; whoever was asked is not asked again. */
export const campaignSendingBegun = defineBegun<Sending>({
  name: campaignSending,
  label: 'Kampania: wysyłanie ankiety',
  async run({ campaign: id, year, companies }, { scope, transaction, tally: tallyFrom, progress, conclude }) {
    const campaign = campaignNamed(id);
    const tally = tallyFrom(0);
    await countPieces(campaign ? companies.slice(tally.done) : [], {
      transaction,
      tally,
      work: (tx, piece) => (campaign ? sendTo(tx, scope, campaign, year, piece) : Promise.resolve(0)),
      add: (sum, count) => sum + count,
      between: () => progress(tally.done, companies.length, askedText(tally.sum)),
    });
    conclude({ says: askedText(tally.sum), result: { sent: tally.sum } });
  },
});

/** Every morning: the silent are reminded 14, 7 and 3 days before the deadline, once at each step however often it runs. */
export const campaignsDaily = defineJob({
  name: 'campaigns.daily',
  label: 'Przypomnienia kampanii',
  daily: '09:05',
  async run(_payload, { db, tenant, scope, today, now, transaction, signal }) {
    if (tenant.config.modules.surveys?.enabled !== true) return;
    for (const each of await silentClients(db, tenant.id, today)) {
      const step = reminderDue(today, each.due_date, each.reminded_step);
      if (step === null || each.sent_on === today || !each.invitation_id || !each.survey_id) continue;
      signal.throwIfAborted();
      const [survey_id, invitation] = [each.survey_id, each.invitation_id];
      await transaction(async (tx) => {
        const held = await lockRecord(tx, tenant.id, clients, each.id, []);
        if (!held || held.reminded_step === step) return;
        const survey = (await lockRecord(tx, tenant.id, surveys, survey_id, [])) as Survey | null;
        if (survey?.status !== 'open') return;
        const silent = await silentInvitations(tx, tenant.id, survey_id, { ids: [invitation] });
        if ((await remind(survey, silent, { tx, scope })) === 0) return;
        await patch(tx, trailOf(scope), clients, each.id, { reminded_step: step, reminded_at: toWarsaw(now) });
      });
    }
  },
});
