import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { conflict, invalid, notFound } from '../errors';
import { passkeysChanged } from '../mail/catalogue';
import { type Account, accountById } from './accounts';
import { type Auth, envelope, type Origin, occasion } from './context';
import { recordEvent } from './events';
import { addPasskey, type Passkey, passkeysOf, removePasskey } from './passkeyRows';
import { newChallenge, relyingParty, takeChallenge, webauthn } from './webauthn';

/** What a device needs to make a key for this person; it refuses where it holds one already. */
export async function beginPasskey(auth: Auth, origin: Origin, userId: string) {
  const account = await found(auth, origin, userId);
  const kept = await passkeysOf(auth.db, origin.tenant.id, userId);
  if (kept.length >= auth.limits.passkeys)
    throw conflict(`Masz już ${auth.limits.passkeys} kluczy. Usuń ten, którego nie używasz.`, undefined, 'too_many');
  const { id, name } = relyingParty(auth, origin);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(userId),
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    challenge: await newChallenge(auth, origin, 'add', userId),
    attestationType: 'none',
    excludeCredentials: kept.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Keeps the public half of the key that a device made, and tells its owner (A19). 422 where it is not what was asked for. */
export async function keepPasskey(
  auth: Auth,
  origin: Origin,
  userId: string,
  { name, passkey: response }: { name: string; passkey: RegistrationResponseJSON },
): Promise<Passkey> {
  const account = await found(auth, origin, userId);
  const party = relyingParty(auth, origin);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(auth, origin, 'add', userId, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // As at the asking: a stick without a PIN is a second factor, if no way in of its own.
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw invalid({ passkey: 'To urządzenie odpowiedziało inaczej, niż trzeba. Spróbuj jeszcze raz.' });
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey: Passkey = {
    id: auth.newId(),
    user_id: userId,
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
    name: name.trim(),
    created_at: auth.clock(),
    last_used_at: null,
  };
  await auth.db.transaction(async (tx) => {
    if (!(await addPasskey(tx, origin.tenant.id, passkey))) throw conflict('Ten klucz jest już dodany.', undefined, 'known');
    await recordEvent(auth, origin, userId, 'passkey_added', { details: { passkey: passkey.name }, on: tx });
    const letter = passkeysChanged(envelope(origin, account.email), { ...occasion(auth, origin), change: 'added', name });
    await auth.mail.enqueue(tx, origin.tenant.id, letter, auth.clock());
  });
  auth.mail.kick();
  return passkey;
}

/** The key opens nothing from now on; its owner hears of it (A19). 404 for another's. */
export async function forgetPasskey(auth: Auth, origin: Origin, userId: string, id: string): Promise<void> {
  const account = await found(auth, origin, userId);
  await auth.db.transaction(async (tx) => {
    const name = await removePasskey(tx, origin.tenant.id, userId, id);
    if (name === null) throw notFound();
    await recordEvent(auth, origin, userId, 'passkey_removed', { details: { passkey: name }, on: tx });
    const letter = passkeysChanged(envelope(origin, account.email), { ...occasion(auth, origin), change: 'removed', name });
    await auth.mail.enqueue(tx, origin.tenant.id, letter, auth.clock());
  });
  auth.mail.kick();
}

async function found(auth: Auth, origin: Origin, userId: string): Promise<Account> {
  const account = await accountById(auth.db, origin.tenant.id, userId);
  if (!account) throw notFound();
  return account;
}
