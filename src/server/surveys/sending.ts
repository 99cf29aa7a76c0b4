import type { Tx } from '../db/database';
import type { HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { newId } from '../records/start';
import { actorOf } from '../scope';
import type { Survey } from './form';
import type { Asked } from './invitationRows';
import { inviteThese, toInvite } from './inviting';
import { remind } from './reminding';

/** The jobs that invite and remind many, piece by piece. */
export const invitingJob = 'surveys.invite';
export const remindingJob = 'surveys.remind';

/** So many firms or people are told within a request, in less than two seconds; more as work that goes on beside it (O07). */
export const toldAtOnce = 100;

export interface Inviting {
  survey: string;
  asked: Asked[];
}
export interface Reminding {
  survey: string;
  invitations: string[];
  /** Nobody is reminded again who was after this moment. */
  since: string;
}

/** Invites whoever is not invited yet, now or as work that goes on. Throws 409 where there is nobody to invite. */
export async function sendInvitations(survey: Survey, context: HookContext): Promise<void> {
  const asked = await toInvite(survey, context);
  if (asked.length <= toldAtOnce) return inviteThese(survey, asked, context);
  const payload: Inviting = { survey: survey.id, asked };
  await goOn(invitingJob, payload, survey, { key: survey.id, title: 'Zaproszenia do ankiety', total: asked.length }, context);
}

/** Reminds those who are silent, now or as work that goes on; answers how many invitations that is. */
export async function sendReminders(
  survey: Survey,
  silent: readonly (Asked & { id: string })[],
  context: HookContext,
): Promise<number> {
  if (silent.length <= toldAtOnce) return remind(survey, silent, context);
  const invitations = silent.map(({ id }) => id);
  const payload: Reminding = { survey: survey.id, invitations, since: context.scope.now.toISOString() };
  await goOn(remindingJob, payload, survey, { key: newId(), title: 'Przypomnienia o ankiecie', total: silent.length }, context);
  return silent.length;
}

function goOn(
  job: string,
  payload: Inviting | Reminding,
  { title, author_id }: Survey,
  { key, title: what, total }: { key: string; title: string; total: number },
  { tx, scope }: { tx: Tx } & HookContext,
): Promise<boolean> {
  const shown = { owner: actorOf(scope) ?? author_id, title: `${what} „${title}”`, unit: 'zaproszeń', total };
  return enqueue(tx, scope.tenant.id, job, payload, { key, shown });
}
