import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { wrongPasskey } from '../errors';
import { accountById, normaliseEmail } from './accounts';
import { markVerified, refuseAfterManyWrongCodes, takeTry } from './attempts';
import type { Auth, Origin } from './context';
import { knownDevice } from './devices';
import { recordEvent } from './events';
import { refuseWhileWaiting } from './failures';
import { countWrongCode, enter } from './login';
import { signedBy } from './webauthn';

/** Step 2 by a key instead of a code: verifies the browser's attempt, once; a wrong one counts as a wrong code does. */
export async function verifyByPasskey(
  auth: Auth,
  origin: Origin,
  ticket: string | null,
  typedEmail: string,
  response: AuthenticationResponseJSON,
): Promise<void> {
  const email = normaliseEmail(typedEmail);
  const attempt = await takeTry(auth, origin, ticket, email);
  const account = attempt ? await accountById(auth.db, origin.tenant.id, attempt.user_id) : null;
  if (!attempt || !account) {
    await refuseWhileWaiting(auth, origin, email, null);
    throw wrongPasskey();
  }
  const device = (await knownDevice(auth, origin, account.id))?.id ?? null;
  await refuseAfterManyWrongCodes(auth, origin, account.id, device);
  if (!(await signedBy(auth, origin, response, { purpose: 'second_factor', userId: account.id }))) {
    await countWrongCode(auth, origin, account, device);
    throw wrongPasskey();
  }
  await markVerified(auth, origin, attempt);
}

/** The whole way in by a key: the device that holds it and what unlocks it are the two factors. */
export async function openByPasskey(auth: Auth, origin: Origin, response: AuthenticationResponseJSON) {
  const passkey = await signedBy(auth, origin, response, { purpose: 'login', userId: null });
  const account = passkey ? await accountById(auth.db, origin.tenant.id, passkey.user_id) : null;
  if (!passkey || account?.status !== 'active') {
    await recordEvent(auth, origin, account?.id ?? null, 'login_refused', { details: { factor: 'passkey' } });
    throw wrongPasskey();
  }
  return enter(auth, origin, account, (await knownDevice(auth, origin, account.id))?.id ?? null, { factor: 'passkey' });
}
