import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Account } from './accounts';
import type { Auth, Origin } from './context';
import { hashToken } from './crypto/tokens';
import { countUse, type Passkey, passkeyByCredential, passkeysOf } from './passkeyRows';

/** The package that reads what devices sign; loaded by the first who has a key, for most never have. */
export const webauthn = () => import('@simplewebauthn/server');

/** Whose keys they are: the firm's panel at the address of the configuration, never of a request (A24). */
export function relyingParty({ panelUrl }: Auth, { tenant }: Origin) {
  const { hostname, origin } = new URL(panelUrl(tenant.key));
  return { id: hostname, origin, name: tenant.config.tenant.name };
}

type Purpose = 'add' | 'second_factor' | 'login' | 'step_up';

/** Random bytes for a device to sign, kept hashed until they are answered or five minutes are over. */
export async function newChallenge(auth: Auth, { tenant }: Origin, purpose: Purpose, userId: string | null) {
  const bytes = Uint8Array.from(auth.random(32));
  await auth.db.query({
    text: 'insert into passkey_challenges (tenant_id, challenge_hash, purpose, user_id, expires_at) values ($1, $2, $3, $4, $5)',
    values: [
      tenant.id,
      hashToken(Buffer.from(bytes).toString('base64url')),
      purpose,
      userId,
      new Date(auth.clock().getTime() + auth.limits.challengeMs),
    ],
  });
  return bytes;
}

/** Whether it was asked of this person for this purpose; used up by being asked. */
export async function takeChallenge(
  auth: Auth,
  { tenant }: Origin,
  purpose: Purpose,
  userId: string | null,
  challenge: string,
): Promise<boolean> {
  const taken = await auth.db.query({
    text: `delete from passkey_challenges where tenant_id = $1 and challenge_hash = $2 and purpose = $3
      and user_id is not distinct from $4::uuid and expires_at > $5 returning challenge_hash`,
    values: [tenant.id, hashToken(challenge), purpose, userId, auth.clock()],
  });
  return taken.length === 1;
}

/** What any of the person's keys may sign instead of typing a code; null for who has none. */
export const askSecondFactor = (auth: Auth, origin: Origin, account: Account) => askKnown(auth, origin, account, 'second_factor');

/** What any of their keys may sign to confirm once more who they are, with a finger, a face or a PIN; null for who has none. */
export const askStepUp = (auth: Auth, origin: Origin, account: Account) => askKnown(auth, origin, account, 'step_up');

async function askKnown(auth: Auth, origin: Origin, account: Account, purpose: 'second_factor' | 'step_up') {
  const keys = await passkeysOf(auth.db, origin.tenant.id, account.id);
  if (keys.length === 0) return null;
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(auth, origin).id,
    allowCredentials: keys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    challenge: await newChallenge(auth, origin, purpose, account.id),
    userVerification: purpose === 'step_up' ? 'required' : 'preferred',
    timeout: auth.limits.challengeMs,
  });
}

/** What a key that says itself whose it is has to sign, with its owner's finger, face or PIN. */
export async function askLogin(auth: Auth, origin: Origin) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(auth, origin).id,
    challenge: await newChallenge(auth, origin, 'login', null),
    userVerification: 'required',
    timeout: auth.limits.challengeMs,
  });
}

interface Asked {
  purpose: Exclude<Purpose, 'add'>;
  /** Null where the key says who it is. */
  userId: string | null;
}

/**
 * The key that signed what it was asked to; null for one that is not known, another's, or whose signature, origin, count or challenge
 * is not right. A key that stands alone must have asked its owner for a finger, a face or a PIN: whoever holds the device is not enough.
 */
export async function signedBy(
  auth: Auth,
  origin: Origin,
  response: AuthenticationResponseJSON,
  { purpose, userId }: Asked,
): Promise<Passkey | null> {
  const passkey = await passkeyByCredential(auth.db, origin.tenant.id, response.id);
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const party = relyingParty(auth, origin);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(auth, origin, purpose, userId, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: purpose !== 'second_factor',
    // What the package refuses it refuses by throwing: a wrong answer of somebody's device is none of the server's faults.
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) return null;
  const isUsed = await countUse(auth.db, origin.tenant.id, passkey.id, authenticationInfo.newCounter, auth.clock());
  return isUsed ? passkey : null;
}
