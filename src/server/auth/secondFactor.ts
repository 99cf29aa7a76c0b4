import type { Tx } from '../db/database';
import { conflict, invalid, notFound } from '../errors';
import { secondFactorChanged } from '../mail/catalogue';
import { type Account, accountById } from './accounts';
import { type Auth, envelope, type Origin, occasion } from './context';
import { readCode } from './crypto/codes';
import { decryptField, encryptField } from './crypto/fields';
import { hashRecoveryCode, recoveryCodes } from './crypto/recoveryCodes';
import { totpPicture, totpSecret, totpUrl, verifyTotp } from './crypto/totp';
import { recordEvent } from './events';

/** Starts setting up an authenticator application: the seed waits until its first code proves that it was read (A18). */
export async function beginTotp(auth: Auth, origin: Origin, userId: string) {
  const account = await found(auth, origin, userId);
  if (account.totp_secret) throw conflict('Logowanie kodem z aplikacji jest już włączone.');
  const secret = totpSecret(auth.random);
  await auth.db.query({
    text: `insert into credentials (tenant_id, user_id, totp_waiting) values ($1, $2, $3)
      on conflict (tenant_id, user_id) do update set totp_waiting = excluded.totp_waiting`,
    values: [origin.tenant.id, userId, encryptField(auth.keys, String(origin.tenant.id), 'totp_secret', secret, auth.random)],
  });
  const url = totpUrl({ secret, account: account.email, issuer: origin.tenant.config.tenant.name });
  return { secret, url, picture: await totpPicture(url) };
}

/** Switches it on with the first right code; answers ten recovery codes, shown this once. */
export async function confirmTotp(
  auth: Auth,
  origin: Origin,
  userId: string,
  typed: string,
): Promise<{ recovery_codes: string[] }> {
  const account = await found(auth, origin, userId);
  if (!account.totp_waiting) throw conflict('Najpierw zeskanuj kod QR.');
  const secret = decryptField(auth.keys, String(origin.tenant.id), 'totp_secret', account.totp_waiting);
  const code = readCode(typed);
  const step = code ? verifyTotp({ secret, code, now: auth.clock(), lastStep: null }) : null;
  if (step === null) throw invalid({ code: 'Kod się nie zgadza. Sprawdź zegar telefonu i przepisz bieżący kod.' });
  const codes = recoveryCodes(auth.random);
  await auth.db.transaction(async (tx) => {
    await tx.query({
      text: 'update credentials set totp_secret = totp_waiting, totp_waiting = null, totp_last_step = $3, recovery_hashes = $4 where tenant_id = $1 and user_id = $2',
      values: [origin.tenant.id, userId, step, codes.map((one) => hashRecoveryCode(auth.keys, userId, one))],
    });
    await setFactor(auth, origin, tx, account, 'app');
  });
  auth.mail.kick();
  return { recovery_codes: codes };
}

/** Switches it off; codes go by e-mail again. */
export async function endTotp(auth: Auth, origin: Origin, userId: string): Promise<void> {
  const account = await found(auth, origin, userId);
  if (!account.totp_secret) throw conflict('Logowanie kodem z aplikacji nie jest włączone.');
  await auth.db.transaction(async (tx) => {
    await tx.query({
      text: "update credentials set totp_secret = null, totp_waiting = null, totp_last_step = null, recovery_hashes = '{}' where tenant_id = $1 and user_id = $2",
      values: [origin.tenant.id, userId],
    });
    await setFactor(auth, origin, tx, account, 'email');
  });
  auth.mail.kick();
}

/** With the line of the trail (U01) and the word to the owner that belong to it. */
async function setFactor(auth: Auth, origin: Origin, tx: Tx, account: Account, factor: 'app' | 'email'): Promise<void> {
  const now = auth.clock();
  await tx.query({
    text: 'update users set second_factor = $3, version = version + 1, updated_at = $4 where tenant_id = $1 and id = $2',
    values: [origin.tenant.id, account.id, factor, now],
  });
  const change = factor === 'app' ? 'on' : 'off';
  await recordEvent(auth, origin, account.id, `second_factor_${change}`, { on: tx });
  const letter = secondFactorChanged(envelope(origin, account.email), { ...occasion(auth, origin), change });
  await auth.mail.enqueue(tx, origin.tenant.id, letter, now);
}

async function found(auth: Auth, origin: Origin, userId: string): Promise<Account> {
  const account = await accountById(auth.db, origin.tenant.id, userId);
  if (!account) throw notFound();
  return account;
}
