import { notLoggedIn, wrongCode, wrongPassword } from '../errors';
import { loginAfterFailures, newDevice, tokenReuse, tooManyWrongCodes } from '../mail/catalogue';
import { type Account, accountByEmail, accountById, normaliseEmail, storePassword } from './accounts';
import {
  consume,
  forgetCodesSent,
  isRight,
  markVerified,
  openAttempt,
  refuseAfterManyWrongCodes,
  takeTry,
  wrongCodeKey,
} from './attempts';
import { type Auth, envelope, type Origin, occasion } from './context';
import { knowDevice, knownDevice, touchDevice } from './devices';
import { recordEvent } from './events';
import { countFailure, forgetFailures, guessed, refuseWhileWaiting, toldKey } from './failures';
import { exchange, openSession } from './sessions';
import { count, counted } from './throttle';
import { askSecondFactor } from './webauthn';

/**
 * The password of an account, or 401; the same work, answer and counting for one that does not exist (A06, A13).
 * A hash made with less than today's cost is made anew (A01).
 */
export async function checkPassword(
  auth: Auth,
  origin: Origin,
  typedEmail: string,
  password: string,
): Promise<{ account: Account; device: string | null }> {
  const email = normaliseEmail(typedEmail);
  const account = await accountByEmail(auth.db, origin.tenant.id, email);
  const device = account ? ((await knownDevice(auth, origin, account.id))?.id ?? null) : null;
  const stored = account?.status === 'active' ? account.password_hash : null;
  const right = await guessed(auth, origin, email, device, async () => {
    if (!stored) return (await auth.hasher.dummyVerify(password)) || null;
    const verified = await auth.hasher.verify(stored, password);
    return verified.matches ? verified : null;
  });
  if (!account || !right) {
    await recordEvent(auth, origin, account?.id ?? null, 'login_refused', { details: { factor: 'password' } });
    throw wrongPassword();
  }
  if (right.needsRehash)
    await storePassword(auth.db, origin.tenant.id, account.id, await auth.hasher.hash(password), auth.clock());
  return { account, device };
}

/** Step 1: a right password opens an attempt in this browser and sends its code; who has keys may sign with one instead. */
export async function check(auth: Auth, origin: Origin, email: string, password: string) {
  const { account, device } = await checkPassword(auth, origin, email, password);
  await refuseAfterManyWrongCodes(auth, origin, account.id, device);
  const opened = await openAttempt(auth, origin, account);
  const passkey = await askSecondFactor(auth, origin, account);
  return { ...opened, ...(passkey ? { passkey } : {}) };
}

/** Step 2: the right code verifies the browser's attempt, once. */
export async function verify(auth: Auth, origin: Origin, ticket: string | null, typedEmail: string, code: string): Promise<void> {
  const email = normaliseEmail(typedEmail);
  const attempt = await takeTry(auth, origin, ticket, email);
  const account = attempt ? await accountById(auth.db, origin.tenant.id, attempt.user_id) : null;
  const device = account ? ((await knownDevice(auth, origin, account.id))?.id ?? null) : null;
  if (!attempt || !account) {
    await refuseWhileWaiting(auth, origin, email, device);
    await countFailure(auth, origin, email, device);
    throw wrongCode();
  }
  await refuseAfterManyWrongCodes(auth, origin, account.id, device);
  if (!(await isRight(auth, origin, attempt, account, code))) {
    await countWrongCode(auth, origin, account, device);
    throw wrongCode();
  }
  await markVerified(auth, origin, attempt);
}

export async function countWrongCode(auth: Auth, origin: Origin, account: Account, device: string | null) {
  await countFailure(auth, origin, account.email, device);
  await recordEvent(auth, origin, account.id, 'login_refused', { details: { factor: 'code' } });
  const rule = auth.limits.wrongCodes;
  const wrong = await count(auth.db, origin.tenant.id, wrongCodeKey(account.id), rule, auth.clock());
  if (wrong === rule.most) {
    await auth.mail.send(
      origin.tenant.id,
      tooManyWrongCodes(envelope(origin, account.email), { ...occasion(auth, origin), pauseHours: rule.waitMs / 3_600_000 }),
    );
  }
}

/** Step 3a: password again, with the verified attempt of this browser, opens the session. The code alone or the password alone opens nothing (A11). */
export async function open(auth: Auth, origin: Origin, ticket: string | null, email: string, password: string) {
  const { account, device: known } = await checkPassword(auth, origin, email, password);
  if (!(await consume(auth, origin, ticket, account.id))) throw notLoggedIn();
  return enter(auth, origin, account, known);
}

/** Opens the session of who has proved who they are, in a browser that is known or is from now on; the trail says how. */
export async function enter(
  auth: Auth,
  origin: Origin,
  account: Account,
  known: string | null,
  how: Record<string, string> = {},
) {
  const now = auth.clock();
  const failures = await counted(auth.db, origin.tenant.id, toldKey(account.email), auth.limits.failures.account.windowMs, now);
  const device = known ? { id: known, token: origin.deviceToken ?? '' } : await knowDevice(auth, origin, account.id);
  if (known) await touchDevice(auth, origin.tenant.id, known);
  const details = { device: known ? 'known' : 'new', ...how };
  const session = await openSession(auth, origin, account.id, device.id, async (tx, sessionId) => {
    await tx.query({
      text: 'update users set last_login_at = $3 where tenant_id = $1 and id = $2',
      values: [origin.tenant.id, account.id, now],
    });
    await recordEvent(auth, origin, account.id, 'login', { details, sessionId, on: tx });
  });
  await forgetFailures(auth, origin, account.email, known);
  await forgetCodesSent(auth, origin.tenant.id, account.id);
  await tellOwner(auth, origin, account, known !== null, failures);
  return { refresh: session.refresh, deviceToken: device.token };
}

/** A26: the owner hears of a login from a new device, or after failures; not of the first login ever. */
async function tellOwner(auth: Auth, origin: Origin, account: Account, known: boolean, failures: number) {
  const to = envelope(origin, account.email);
  if (failures >= auth.limits.tellAfterFailures) {
    await auth.mail.send(origin.tenant.id, loginAfterFailures(to, { ...occasion(auth, origin), failures }));
    return;
  }
  if (known) return;
  const devices = await auth.db.query({
    text: 'select 1 as one from devices where tenant_id = $1 and user_id = $2 limit 2',
    values: [origin.tenant.id, account.id],
  });
  if (devices.length > 1) await auth.mail.send(origin.tenant.id, newDevice(to, occasion(auth, origin)));
}

/** Step 3b: the next pair of tokens. A token used twice ends the family, and its owner hears of it (S03). */
export async function refresh(auth: Auth, origin: Origin, token: string) {
  const result = await exchange(auth, origin, token, async (tx, { kind, ...told }) => {
    if (!('sessionId' in told) || kind === 'fresh') return;
    const event = kind === 'reuse' ? 'token_reuse' : 'foreign_device';
    await recordEvent(auth, origin, told.userId, event, { sessionId: told.sessionId, on: tx });
  });
  if (result.kind === 'fresh') return { access_token: result.pair.access, refresh_token: result.pair.refresh };
  if (result.kind !== 'unknown') {
    auth.alarms.count('tokenReuse', origin.tenant);
    const account = await accountById(auth.db, origin.tenant.id, result.userId);
    if (account) await auth.mail.send(origin.tenant.id, tokenReuse(envelope(origin, account.email), occasion(auth, origin)));
  }
  throw notLoggedIn();
}
