import { takesCodes } from '../../domain/identifiers/phoneNumbers';
import { wrongCode } from '../errors';
import { loginCode as codeMail, secondFactorChanged } from '../mail/catalogue';
import type { Account } from './accounts';
import { type Auth, envelope, type Origin, occasion } from './context';
import { hashCode, isCode, loginCode, readCode } from './crypto/codes';
import { decryptField } from './crypto/fields';
import { findRecoveryCode, readRecoveryCode } from './crypto/recoveryCodes';
import { hashToken, opaqueToken } from './crypto/tokens';
import { verifyTotp } from './crypto/totp';
import { maskedEmail, maskedPhone } from './hints';
import { count, forget, refuseWhileFull, throttleKey, uncapped } from './throttle';

export interface Attempt {
  id: string;
  user_id: string;
  email: string;
  channel: 'email' | 'sms' | 'totp';
  code_hash: string | null;
  code_until: Date;
}

/** Opens a login attempt after a right password and sends its code; the ticket goes into the browser's cookie (A05). */
export async function openAttempt(auth: Auth, origin: Origin, account: Account) {
  const now = auth.clock();
  const channel = account.totp_secret ? 'totp' : account.second_factor === 'sms' && takesCodes(account.phone) ? 'sms' : 'email';
  const ticket = opaqueToken(auth.random);
  const attempt = { id: auth.newId() };
  await auth.db.query({
    text: `insert into login_attempts (tenant_id, id, user_id, email, ticket_hash, channel, code_until, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      origin.tenant.id,
      attempt.id,
      account.id,
      account.email,
      hashToken(ticket),
      channel,
      now,
      now,
      new Date(now.getTime() + auth.limits.ticketMs),
    ],
  });
  if (channel !== 'totp') await sendCode(auth, origin, account, { ...attempt, channel });
  return { ticket, channel, hint: hintOf(account, channel), expires_in: auth.limits.code.lifeMs / 1_000 };
}

/** A new code for the attempt kills the old one; tries go on (A08). At the limit nothing is sent and the answer is the same. */
async function sendCode(auth: Auth, origin: Origin, account: Account, attempt: { id: string; channel: 'email' | 'sms' }) {
  const now = auth.clock();
  const code = auth.demoCode ?? loginCode(auth.random);
  await auth.db.transaction(async (tx) => {
    for (const [index, { most, windowMs }] of auth.limits.resend.entries()) {
      if (index === 0) continue;
      const sent = await count(
        tx,
        origin.tenant.id,
        codesSentKey(index, account.id),
        { most: uncapped, windowMs, waitMs: 0 },
        now,
      );
      if (sent > most) return;
    }
    await tx.query({
      text: 'update login_attempts set code_hash = $3, code_until = $4 where tenant_id = $1 and id = $2',
      values: [
        origin.tenant.id,
        attempt.id,
        hashCode(auth.keys, attempt.id, code),
        new Date(now.getTime() + auth.limits.code.lifeMs),
      ],
    });
    const to = attempt.channel === 'sms' && account.phone ? account.phone : account.email;
    const message = codeMail(
      { ...envelope(origin, to), channel: attempt.channel },
      { code, validMinutes: auth.limits.code.lifeMs / 60_000 },
    );
    await auth.mail.enqueue(tx, origin.tenant.id, message, now);
  });
  auth.mail.kick();
}

const codesSentKey = (index: number, accountId: string) => throttleKey(`code${index}`, accountId);

/** Counts codes afresh: whoever came in by the last one received it, and may log in again without waiting out the hour (A08). */
export async function forgetCodesSent(auth: Auth, tenantId: number, accountId: string): Promise<void> {
  await forget(
    auth.db,
    tenantId,
    auth.limits.resend.map((_, index) => codesSentKey(index, accountId)),
  );
}

/** Sends another code for the browser's attempt, at most one a minute; never says whether there is one. */
export async function resend(
  auth: Auth,
  origin: Origin,
  ticket: string | null,
  accountOf: (id: string) => Promise<Account | null>,
): Promise<void> {
  if (!ticket) return;
  const now = auth.clock();
  const [attempt] = await auth.db.query<Attempt>({
    text: `select id, user_id, channel from login_attempts where tenant_id = $1 and ticket_hash = $2 and state = 'sent' and expires_at > $3 and code_until <= $4`,
    values: [
      origin.tenant.id,
      hashToken(ticket),
      now,
      new Date(now.getTime() + auth.limits.code.lifeMs - (auth.limits.resend[0]?.windowMs ?? 0)),
    ],
  });
  const account = attempt ? await accountOf(attempt.user_id) : null;
  if (attempt && account && attempt.channel !== 'totp')
    await sendCode(auth, origin, account, { id: attempt.id, channel: attempt.channel });
}

/**
 * Takes one try of the browser's attempt, in one statement, so that fifty at once are five (A09); null is a wrong, used or old
 * attempt. The e-mail must be the one whose password was right.
 */
export async function takeTry(auth: Auth, origin: Origin, ticket: string | null, email: string): Promise<Attempt | null> {
  if (!ticket) return null;
  const [attempt] = await auth.db.query<Attempt>({
    name: 'attempt.try',
    text: `update login_attempts set tries = tries + 1
      where tenant_id = $1 and ticket_hash = $2 and email = $3 and state = 'sent' and tries < $4 and expires_at > $5
      returning id, user_id, email, channel, code_hash, code_until`,
    values: [origin.tenant.id, hashToken(ticket), email, auth.limits.code.tries, auth.clock()],
  });
  return attempt ?? null;
}

/** Is it the attempt's code? An application's code and a recovery code are used up by the answer. */
export async function isRight(auth: Auth, origin: Origin, attempt: Attempt, account: Account, typed: string): Promise<boolean> {
  const code = readCode(typed);
  if (attempt.channel !== 'totp') {
    return (
      code !== null &&
      attempt.code_hash !== null &&
      attempt.code_until > auth.clock() &&
      isCode(auth.keys, attempt.id, code, attempt.code_hash)
    );
  }
  return (code !== null && (await spendTotp(auth, origin, account, code))) || spendRecoveryCode(auth, origin, account, typed);
}

/** A code of the authenticator application: right, and of a step later than the last used (A18). */
export async function spendTotp(auth: Auth, { tenant }: Origin, account: Account, code: string): Promise<boolean> {
  if (!account.totp_secret) return false;
  const secret = decryptField(auth.keys, String(tenant.id), 'totp_secret', account.totp_secret);
  const step = verifyTotp({ secret, code, now: auth.clock(), lastStep: account.totp_last_step });
  if (step === null) return false;
  const used = await auth.db.query({
    text: `update credentials set totp_last_step = $3 where tenant_id = $1 and user_id = $2 and coalesce(totp_last_step, -1) < $3 returning user_id`,
    values: [tenant.id, account.id, step],
  });
  return used.length === 1;
}

async function spendRecoveryCode(auth: Auth, origin: Origin, account: Account, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  const hash = code && findRecoveryCode(auth.keys, account.id, code, account.recovery_hashes);
  if (!hash) return false;
  const used = await auth.db.query({
    text: 'update credentials set recovery_hashes = array_remove(recovery_hashes, $3) where tenant_id = $1 and user_id = $2 and $3 = any(recovery_hashes) returning user_id',
    values: [origin.tenant.id, account.id, hash],
  });
  if (used.length === 1) {
    await auth.mail.send(
      origin.tenant.id,
      secondFactorChanged(envelope(origin, account.email), { ...occasion(auth, origin), change: 'recovery_code_used' }),
    );
  }
  return used.length === 1;
}

/** Marks the attempt verified, once, for two minutes (A10). */
export async function markVerified(auth: Auth, { tenant }: Origin, attempt: Attempt): Promise<void> {
  const now = auth.clock();
  const marked = await auth.db.query({
    text: `update login_attempts set state = 'verified', verified_until = $3 where tenant_id = $1 and id = $2 and state = 'sent' returning id`,
    values: [tenant.id, attempt.id, new Date(now.getTime() + auth.limits.verifiedMs)],
  });
  if (marked.length === 0) throw wrongCode();
}

/** Uses the verified attempt up: the one key to a session, whatever password is known (A11). */
export async function consume(auth: Auth, { tenant }: Origin, ticket: string | null, userId: string): Promise<boolean> {
  if (!ticket) return false;
  const used = await auth.db.query({
    text: `update login_attempts set state = 'used' where tenant_id = $1 and ticket_hash = $2 and user_id = $3 and state = 'verified' and verified_until > $4 returning id`,
    values: [tenant.id, hashToken(ticket), userId, auth.clock()],
  });
  return used.length === 1;
}

/** A17: too many wrong codes in a day, and unknown devices are given none. */
export function wrongCodeKey(userId: string): string {
  return throttleKey('codes', userId);
}
export async function refuseAfterManyWrongCodes(
  auth: Auth,
  origin: Origin,
  userId: string,
  knownDevice: string | null,
): Promise<void> {
  if (!knownDevice) await refuseWhileFull(auth.db, origin.tenant.id, [wrongCodeKey(userId)], auth.clock());
}

function hintOf({ email, phone }: Account, channel: 'email' | 'sms' | 'totp'): string {
  if (channel === 'totp') return 'aplikacja uwierzytelniająca';
  return channel === 'sms' && phone ? maskedPhone(phone) : maskedEmail(email);
}
