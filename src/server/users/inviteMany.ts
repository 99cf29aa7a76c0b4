import type { InvitedMany } from '../../contract/invitations';
import { countOf } from '../../lib/text';
import { accountByEmail } from '../auth/accounts';
import type { Origin } from '../auth/context';
import { type Invitation, invite } from '../auth/invitations';
import { Refusal } from '../errors';
import { defineBegun } from '../jobs/define';
import type { Scope } from '../scope';

export const inviteManyJob = 'users.invite-many';

/** Invites clients one by one, each by the checks of one invitation; who is refused keeps nobody else waiting. */
export const invitationsOfMany = defineBegun<{ people: Invitation[] }>({
  name: inviteManyJob,
  label: 'Zapraszanie klientów',
  async run({ people }, { db, scope, tools: { auth }, transaction, progress, conclude }) {
    const result: InvitedMany = { invited: 0, refused: [] };
    for (const [done, person] of people.entries()) {
      await progress(done, people.length, saidOf(result));
      try {
        await transaction((tx) => invite(auth, originOf(scope), scope, tx, person));
        result.invited += 1;
      } catch (error) {
        if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'step_up') throw error;
        // Begun again after the server's end, the work meets those whom it had invited already.
        const account = await accountByEmail(db, scope.tenant.id, person.email);
        if (account?.status === 'invited') result.invited += 1;
        else result.refused.push({ email: person.email, says: Object.values(error.more.errors ?? {})[0] ?? error.message });
      }
    }
    auth.mail.kick();
    conclude({ says: saidOf(result), result });
  },
});

function saidOf({ invited, refused }: InvitedMany): string {
  const sent = `Zaproszono: ${countOf(invited, 'osobę', 'osoby', 'osób')}.`;
  return refused.length > 0 ? `${sent} Bez zaproszenia: ${refused.length}.` : sent;
}

const originOf = ({ tenant, ipPrefix, userAgent, requestId }: Scope): Origin => ({
  tenant,
  network: ipPrefix,
  userAgent,
  requestId,
  deviceToken: null,
});
