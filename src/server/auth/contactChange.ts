import type { Tx } from '../db/database';
import { contactChanged } from '../mail/catalogue';
import { writeMessage } from '../mail/queue';
import { fieldKeys } from '../records/start';
import type { Scope } from '../scope';
import { envelope } from './context';

/** Tells the owner of an account by e-mail that its telephone is another one now (A19); written in the change's own transaction. */
export async function tellContactChanged(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  account: { email: string; status: string },
): Promise<void> {
  if (account.status !== 'active') return;
  const { tenant, now, sessionId } = scope;
  const [session] = await tx.query<{ user_agent: string }>({
    text: 'select user_agent from sessions where tenant_id = $1 and id = $2',
    values: [tenant.id, sessionId],
  });
  const message = contactChanged(envelope({ tenant }, account.email), {
    at: now,
    what: 'phone',
    ...(session ? { device: session.user_agent } : {}),
  });
  await writeMessage(tx, fieldKeys(), tenant.id, message, now);
}
