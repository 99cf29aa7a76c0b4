import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { invalid, notFound } from '../errors';
import { accountById } from './accounts';
import { spendTotp } from './attempts';
import type { Auth, Origin } from './context';
import { readCode } from './crypto/codes';
import { knownDevice } from './devices';
import { guessed } from './failures';
import { signedBy } from './webauthn';

/** What a person confirms with: one of them. */
export interface Proof {
  password?: string;
  code?: string;
  passkey?: AuthenticationResponseJSON;
}
export type ProofField = keyof Proof;

/** Asks a logged-in person again who they are, by password, application code or a key of their device; wrong ones count like those of login (A13). 422 on the field, since 401 would mean an old token. */
export async function confirmPerson(
  auth: Auth,
  origin: Origin,
  userId: string,
  proof: Proof,
  field: string = fieldOf(proof),
): Promise<void> {
  const account = await accountById(auth.db, origin.tenant.id, userId);
  if (!account) throw notFound();
  const device = (await knownDevice(auth, origin, account.id))?.id ?? null;
  const right = await guessed(auth, origin, account.email, device, async () => {
    if (proof.passkey) return signedBy(auth, origin, proof.passkey, { purpose: 'step_up', userId });
    const code = proof.code === undefined ? null : readCode(proof.code);
    if (code) return (await spendTotp(auth, origin, account, code)) || null;
    if (proof.password === undefined || account.password_hash === null) return null;
    return (await auth.hasher.verify(account.password_hash, proof.password)).matches || null;
  });
  if (right) return;
  throw invalid({ [field]: refusals[fieldOf(proof)] });
}

const refusals: Record<ProofField, string> = {
  password: 'Hasło się nie zgadza.',
  code: 'Kod się nie zgadza.',
  passkey: 'Ten klucz nie potwierdza, że to Ty. Użyj hasła albo kodu z aplikacji.',
};

export function fieldOf({ code, passkey }: Proof): ProofField {
  if (passkey) return 'passkey';
  return code === undefined ? 'password' : 'code';
}
