import type { Tx } from '../db/database';
import { invalid } from '../errors';
import { passwordChanged } from '../mail/catalogue';
import { type Account, storePassword } from './accounts';
import { type Auth, envelope, type Origin, occasion } from './context';
import { recordEvent } from './events';
import { newPasswordFault } from './passwords/newPassword';
import { endSessionsOf } from './sessions';

/** 422 with the reason when a new password is too easy for this person (A03). */
export async function refuseWeakPassword(
  auth: Auth,
  { tenant }: Origin,
  account: Pick<Account, 'id' | 'email' | 'first_name' | 'last_name'>,
  password: string,
): Promise<void> {
  const companies = await auth.db.query<{ title: string }>({
    text: `select c.title from memberships m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
      where m.tenant_id = $1 and m.user_id = $2 and m.deleted_at is null limit 20`,
    values: [tenant.id, account.id],
  });
  const fault = await newPasswordFault(password, {
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    companies: companies.map(({ title }) => title),
    tenant: tenant.config.tenant.name,
  });
  if (fault) throw invalid({ password: fault });
}

/** Keeps the new password, ends the other sessions and tells the owner (A20); `first` is done in the same transaction. */
export async function setPassword(
  auth: Auth,
  origin: Origin,
  account: Account,
  password: string,
  keepSession: string | null,
  first: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await refuseWeakPassword(auth, origin, account, password);
  const hash = await auth.hasher.hash(password);
  const now = auth.clock();
  await auth.db.transaction(async (tx) => {
    await first(tx);
    await storePassword(tx, origin.tenant.id, account.id, hash, now);
    await endSessionsOf(tx, origin.tenant.id, account.id, 'password', now, keepSession);
    await auth.mail.enqueue(tx, origin.tenant.id, passwordChanged(envelope(origin, account.email), occasion(auth, origin)), now);
    await recordEvent(auth, origin, account.id, 'password_changed', { sessionId: keepSession, on: tx });
  });
  auth.mail.kick();
}
