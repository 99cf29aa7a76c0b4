import { invalid, notFound } from '../errors';
import { accountById } from './accounts';
import { spendTotp } from './attempts';
import type { Auth, Origin } from './context';
import { readCode } from './crypto/codes';
import { knownDevice } from './devices';
import { guessed } from './failures';

/** Asks a logged-in person again who they are, by password or application code; wrong ones count like those of login (A13). 422 on the field, since 401 would mean an old token. */
export async function confirmPerson(
  auth: Auth,
  origin: Origin,
  userId: string,
  proof: { password?: string; code?: string },
  field: string,
): Promise<void> {
  const account = await accountById(auth.db, origin.tenant.id, userId);
  if (!account) throw notFound();
  const device = (await knownDevice(auth, origin, account.id))?.id ?? null;
  const right = await guessed(auth, origin, account.email, device, async () => {
    const code = proof.code === undefined ? null : readCode(proof.code);
    if (code) return (await spendTotp(auth, origin, account, code)) || null;
    if (proof.password === undefined || account.password_hash === null) return null;
    return (await auth.hasher.verify(account.password_hash, proof.password)).matches || null;
  });
  if (right) return;
  throw invalid({ [field]: proof.code === undefined ? 'Hasło się nie zgadza.' : 'Kod się nie zgadza.' });
}
