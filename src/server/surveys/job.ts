import { resources } from '../../../resources';
import { Refusal } from '../errors';
import { defineJob, type JobContext } from '../jobs/define';
import { lockRecord } from '../records/current';
import { transition } from '../records/transition';
import type { Survey } from './form';
import { surveyTimes } from './handlers';
import { silentInvitations } from './invitationRows';
import { surveysDue } from './rows';
import { sendReminders } from './sending';

const { surveys } = resources;

/** Opens and closes surveys whose time has come. */
export const surveyTimesJob = defineJob({
  name: surveyTimes,
  label: 'Otwieranie i zamykanie ankiet',
  run: (_payload, context) => keepTimes(context),
});

/** Every morning the same, for times that changed, and reminders to those who are silent. */
export const surveysDaily = defineJob({
  name: 'surveys.daily',
  label: 'Przypomnienia o ankietach',
  daily: '09:00',
  async run(_payload, context) {
    await keepTimes(context);
    if (!isOn(context)) return;
    const { db, tenant, now, scope, transaction } = context;
    for (const id of (await surveysDue(db, tenant.id, now)).remind)
      await transaction(async (tx) => {
        const survey = (await lockRecord(tx, tenant.id, surveys, id, [])) as Survey | null;
        if (survey?.status !== 'open' || survey.remind_every_days === null) return;
        const before = new Date(now.getTime() - survey.remind_every_days * 86_400_000);
        const silent = await silentInvitations(tx, tenant.id, id, { before, most: survey.remind_most });
        await sendReminders(survey, silent, { tx, scope });
      });
  },
});

const isOn = ({ tenant }: JobContext) => tenant.config.modules[surveys.module ?? '']?.enabled === true;

async function keepTimes(context: JobContext): Promise<void> {
  if (!isOn(context)) return;
  const { db, tenant, now, scope, transaction } = context;
  const { open, close } = await surveysDue(db, tenant.id, now);
  for (const id of close) await transaction((tx) => transition(tx, scope, surveys, id, 'close'));
  for (const id of open)
    try {
      await transaction((tx) => transition(tx, scope, surveys, id, 'open'));
    } catch (error) {
      // A survey that can't open (nobody meets the conditions) stays planned; its author sees it so.
      if (!(error instanceof Refusal)) throw error;
    }
}
