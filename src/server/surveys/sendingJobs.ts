import { resources } from '../../../resources';
import { countOf } from '../../lib/text';
import type { Tx } from '../db/database';
import { defineJob, type JobContext } from '../jobs/define';
import { countPieces } from '../jobs/pieces';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import type { Survey } from './form';
import { askedKey, invitedAlready, silentInvitations } from './invitationRows';
import { inviteThese } from './inviting';
import { remind } from './reminding';
import { type Inviting, invitingJob, type Reminding, remindingJob } from './sending';

/** The survey while it is open, held: closed meanwhile, nobody else is told of it. */
async function openSurvey(tx: Tx, { tenant }: Pick<Scope, 'tenant'>, id: string): Promise<Survey | null> {
  const survey = (await lockRecord(tx, tenant.id, resources.surveys, id, [])) as Survey | null;
  return survey?.status === 'open' ? survey : null;
}

const receivers = (count: number) => countOf(count, 'odbiorcę', 'odbiorców', 'odbiorców');

/** Invites many, each once however often the job begins again. */
export const surveyInvitations = defineJob<Inviting>({
  name: invitingJob,
  label: 'Zaproszenia do ankiety',
  async run({ survey: id, asked }, { scope, transaction, tally: tallyFrom, progress, conclude }: JobContext) {
    const tally = tallyFrom(0);
    const says = () => `Zaproszono ${receivers(tally.sum)}.`;
    await countPieces(asked.slice(tally.done), {
      transaction,
      tally,
      async work(tx, piece) {
        const survey = await openSurvey(tx, scope, id);
        if (!survey) return 0;
        const known = await invitedAlready(tx, scope.tenant.id, id);
        const fresh = piece.filter((each) => !known.has(askedKey(each)));
        await inviteThese(survey, fresh, { tx, scope });
        return piece.length;
      },
      add: (sum, count) => sum + count,
      between: () => progress(tally.done, asked.length, says()),
    });
    conclude({ says: says() });
  },
  async stopped({ survey: id }, { tx, scope }) {
    const { size } = await invitedAlready(tx, scope.tenant.id, id);
    return `Przerwano. Zaproszono ${receivers(size)}; pozostali nie dostaną zaproszenia.`;
  },
});

/** Reminds many of those who are silent still, each once. */
export const surveyReminders = defineJob<Reminding>({
  name: remindingJob,
  label: 'Przypomnienia o ankiecie',
  async run({ survey: id, invitations, since }, { scope, transaction, tally: tallyFrom, progress, conclude }: JobContext) {
    const tally = tallyFrom(0);
    const says = () => `Przypomniano ${countOf(tally.sum, 'odbiorcy', 'odbiorcom', 'odbiorcom')}.`;
    await countPieces(invitations.slice(tally.done), {
      transaction,
      tally,
      async work(tx, ids) {
        const survey = await openSurvey(tx, scope, id);
        if (!survey) return 0;
        const silent = await silentInvitations(tx, scope.tenant.id, id, { ids, before: new Date(since) });
        return remind(survey, silent, { tx, scope });
      },
      add: (sum, count) => sum + count,
      between: () => progress(tally.done, invitations.length, says()),
    });
    conclude({ says: says() });
  },
});
