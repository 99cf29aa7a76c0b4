import type { Glance } from '../../contract/entry';
import { takesCodes } from '../../domain/identifiers/phoneNumbers';
import { type Account, accountById } from '../auth/accounts';
import { isRight, refuseAfterManyWrongCodes } from '../auth/attempts';
import { type Auth, envelope, type Origin, occasion } from '../auth/context';
import { hashCode, loginCode } from '../auth/crypto/codes';
import { hashToken, opaqueToken } from '../auth/crypto/tokens';
import { knownDevice } from '../auth/devices';
import { recordEvent } from '../auth/events';
import { refuseWhileWaiting } from '../auth/failures';
import { maskedPhone } from '../auth/hints';
import { countWrongCode } from '../auth/login';
import { principalById } from '../auth/sessionPrincipals';
import { count, refuseWhileFull, throttleKey } from '../auth/throttle';
import { linkGone, wrongCode } from '../errors';
import { entryCode, entryEnded } from '../mail/entryLetters';
import type { Scope } from '../scope';
import { glanceOf } from './glance';
import { mayEnterByLink } from './grant';
import { awaitsCode, endGrant, type Grant, insertView, livingView, takeOpening, takeTry, useView, writeCode } from './rows';

/** What the link shows, and a ticket of this browser by which a code may be asked for. Unknown, used up, old, ended and switched off are one 404. */
export async function openEntry(auth: Auth, origin: Origin, token: string): Promise<{ glance: Glance; ticket: string }> {
  const { tenant } = origin;
  const now = auth.clock();
  const { entry } = auth.limits;
  await refuseWhileFull(auth.db, tenant.id, [networkKey(origin)], now);
  const ticket = opaqueToken(auth.random);
  const grant = await auth.db.transaction(async (tx) => {
    if (!tenant.config.switches.entryLinks) return null;
    const taken = await takeOpening(tx, tenant.id, hashToken(token), now, entry.opens);
    if (!taken) return null;
    const expires_at = new Date(now.getTime() + entry.viewMs);
    const view = {
      id: auth.newId(),
      grant_id: taken.id,
      user_id: taken.user_id,
      ticket_hash: hashToken(ticket),
      now,
      expires_at,
    };
    await insertView(tx, tenant.id, view);
    await recordEvent(auth, origin, taken.user_id, 'entry_opened', { details: { record: placeOf(taken) }, on: tx });
    return taken;
  });
  const glance = grant && (await glanceNow(auth, origin, grant, false));
  if (glance) return { glance, ticket };
  await count(auth.db, tenant.id, networkKey(origin), entry.network, now);
  throw linkGone();
}

/** Sends the code of the browser's opening by SMS, as often as may be; never says whether it did. */
export async function sendEntryCode(auth: Auth, origin: Origin, ticket: string | null): Promise<void> {
  const { tenant } = origin;
  const { code: rule, entry } = auth.limits;
  const now = auth.clock();
  const isOn = tenant.config.switches.entryLinks;
  const view = isOn && ticket ? await livingView(auth.db, tenant.id, hashToken(ticket), now) : null;
  const account = view ? await accountById(auth.db, tenant.id, view.user_id) : null;
  if (!view || account?.status !== 'active' || channelOf(account) !== 'sms' || !account.phone) return;
  const { phone } = account;
  const code = auth.demoCode ?? loginCode(auth.random);
  const hash = hashCode(auth.keys, view.id, code);
  await auth.db.transaction(async (tx) => {
    if (!(await awaitsCode(tx, tenant.id, view.id, new Date(now.getTime() - entry.pauseMs)))) return;
    if ((await count(tx, tenant.id, throttleKey('entry-code', account.id), entry.codes, now)) > entry.codes.most) return;
    await writeCode(tx, tenant.id, { id: view.id, hash, now, until: new Date(now.getTime() + rule.lifeMs) });
    const message = entryCode(envelope(origin, phone), { code, validMinutes: rule.lifeMs / 60_000 });
    await auth.mail.enqueue(tx, tenant.id, message, now);
  });
  auth.mail.kick();
}

/** The whole record for the right code, once. Wrong ones count as those of a login do (A13, A17), and ten of them end the link. */
export async function openByCode(auth: Auth, origin: Origin, ticket: string | null, code: string): Promise<Glance> {
  const { tenant } = origin;
  const now = auth.clock();
  const most = { view: auth.limits.code.tries, grant: auth.limits.entry.tries };
  const tried = ticket ? await takeTry(auth.db, tenant.id, hashToken(ticket), now, most) : null;
  const account = tried ? await accountById(auth.db, tenant.id, tried.user_id) : null;
  const channel = account && channelOf(account);
  if (!tried || account?.status !== 'active' || !channel || !tenant.config.switches.entryLinks) {
    await refuseWhileFull(auth.db, tenant.id, [networkKey(origin)], now);
    await count(auth.db, tenant.id, networkKey(origin), auth.limits.entry.network, now);
    throw wrongCode();
  }
  const device = (await knownDevice(auth, origin, account.id))?.id ?? null;
  await refuseWhileWaiting(auth, origin, account.email, device);
  await refuseAfterManyWrongCodes(auth, origin, account.id, device);
  const attempt = { ...tried, id: tried.view_id, email: account.email, channel };
  if (!(await isRight(auth, origin, attempt, account, code))) {
    await countWrongCode(auth, origin, account, device);
    if (tried.grant_tries >= most.grant) await endGuessed(auth, origin, account, tried.grant_id);
    throw wrongCode();
  }
  await auth.db.transaction(async (tx) => {
    if (!(await useView(tx, tenant.id, tried.view_id, now))) throw wrongCode();
    const details = { record: placeOf(tried), factor: channel };
    await recordEvent(auth, origin, account.id, 'entry_code', { details, on: tx });
  });
  const glance = await glanceNow(auth, origin, tried, true);
  if (!glance) throw linkGone();
  return glance;
}

async function endGuessed(auth: Auth, origin: Origin, account: Account, grantId: string): Promise<void> {
  await auth.db.transaction(async (tx) => {
    if (!(await endGrant(tx, origin.tenant.id, grantId, 'too_many_codes', auth.clock()))) return;
    await recordEvent(auth, origin, account.id, 'entry_ended', { details: { because: 'too_many_codes' }, on: tx });
    await auth.mail.enqueue(
      tx,
      origin.tenant.id,
      entryEnded(envelope(origin, account.email), occasion(auth, origin)),
      auth.clock(),
    );
  });
  auth.mail.kick();
}

/** Read with the eyes that the link's person has by now: who left, or lost the company, sees nothing by an old link. */
async function glanceNow(auth: Auth, origin: Origin, grant: Grant, isOpened: boolean): Promise<Glance | null> {
  const { tenant, network, userAgent, requestId } = origin;
  const who = await principalById(auth.db, tenant, grant.user_id);
  const account = who && (await accountById(auth.db, tenant.id, grant.user_id));
  if (!who || !account || !mayEnterByLink(tenant, who, grant.resource)) return null;
  const scope: Scope = { tenant, who, sessionId: null, ipPrefix: network, userAgent, requestId, now: auth.clock() };
  const glance = await glanceOf(auth.db, scope, grant, isOpened);
  if (!glance) return null;
  const channel = channelOf(account);
  const hint = channel === 'sms' && account.phone ? maskedPhone(account.phone) : 'aplikacja uwierzytelniająca';
  return { ...glance, code: channel && glance.closed.length > 0 ? { channel, hint } : null };
}

/** Another way than the link's own, which is the mail. */
function channelOf({ totp_secret, phone }: Account): 'sms' | 'totp' | null {
  if (totp_secret) return 'totp';
  return takesCodes(phone) ? 'sms' : null;
}

/** Links and tickets that open nothing are counted by the network that shows them. */
const networkKey = ({ network }: Origin) => throttleKey('entry', network);

const placeOf = ({ resource, record_id }: Grant) => `${resource}/${record_id}`;
