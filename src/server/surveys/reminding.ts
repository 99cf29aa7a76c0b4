import type { HookContext } from '../handlers/define';
import type { Survey } from './form';
import { type Asked, countReminders } from './invitationRows';
import { tell } from './inviting';

/** Reminds those who are silent; answers how many invitations that were. */
export async function remind(
  survey: Pick<Survey, 'id' | 'title' | 'audience' | 'closes_at'>,
  silent: readonly (Asked & { id: string })[],
  { tx, scope }: HookContext,
): Promise<number> {
  if (silent.length === 0) return 0;
  await tell(tx, scope, 'survey_reminder', survey, silent);
  await countReminders(
    tx,
    scope.tenant.id,
    silent.map(({ id }) => id),
    scope.now,
  );
  return silent.length;
}
