import type { Tx } from '../db/database';
import { notLoggedIn } from '../errors';
import type { Auth, Origin } from './context';
import { successor, successorGiven, type TokenPair } from './crypto/successor';
import { hashToken, opaqueToken } from './crypto/tokens';

type Because =
  | 'logout'
  | 'logout_all'
  | 'password'
  | 'deactivated'
  | 'token_reuse'
  | 'too_many'
  | 'expired'
  | 'ended_by_owner'
  | 'ended_by_superuser'
  | 'foreign_device';

interface Row {
  id: string;
  user_id: string;
  device_id: string | null;
  refresh_hash: string;
  refresh_until: Date;
  rotated_at: Date | null;
  ends_at: Date;
  ended_at: Date | null;
}

/** How long the firm lets a session rest (S01). */
const idleMs = ({ tenant }: Origin): number => tenant.config.switches.sessionIdleMinutes * 60_000;

/** Opens a session family: one refresh token, worth one exchange. The oldest of more than ten ends (S06); `also` is done in the same transaction. */
export async function openSession(
  auth: Auth,
  origin: Origin,
  userId: string,
  deviceId: string | null,
  also: (tx: Tx, sessionId: string) => Promise<void> = async () => {},
): Promise<{ id: string; refresh: string }> {
  const now = auth.clock();
  const refresh = opaqueToken(auth.random);
  const id = auth.newId();
  const idle = new Date(now.getTime() + idleMs(origin));
  await auth.db.transaction(async (tx) => {
    await tx.query({
      text: `insert into sessions (tenant_id, id, user_id, device_id, refresh_hash, refresh_until, ends_at, created_at, last_seen_at, user_agent, network)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10)`,
      values: [
        origin.tenant.id,
        id,
        userId,
        deviceId,
        hashToken(refresh),
        idle,
        new Date(now.getTime() + auth.limits.absoluteMs),
        now,
        origin.userAgent,
        origin.network,
      ],
    });
    await tx.query({
      text: `update sessions set ended_at = $3, ended_because = 'too_many' where tenant_id = $1 and user_id = $2 and ended_at is null
        and id not in (select id from sessions where tenant_id = $1 and user_id = $2 and ended_at is null and refresh_until > $3 order by created_at desc, id desc limit $4)`,
      values: [origin.tenant.id, userId, now, auth.limits.sessions],
    });
    await also(tx, id);
  });
  return { id, refresh };
}

/** What became of a refresh token that was shown; the routes audit the unhappy ones. */
export type Exchange =
  | { kind: 'fresh'; pair: TokenPair; sessionId: string; userId: string }
  | { kind: 'reuse' | 'foreign_device'; sessionId: string; userId: string }
  | { kind: 'unknown' };

/**
 * Exchanges a refresh token for the next pair (S03). The one before the current, within seconds, gets the same pair again: that is another
 * tab; within a minute from the session's own device, too: that is an answer that never arrived (I06). Any older one is a theft, and the
 * whole family ends.
 */
export async function exchange(
  auth: Auth,
  origin: Origin,
  refresh: string,
  also: (tx: Tx, result: Exchange) => Promise<void> = async () => {},
): Promise<Exchange> {
  return auth.db.transaction(async (tx) => {
    const result = await exchangeIn(auth, tx, origin, refresh);
    await also(tx, result);
    return result;
  });
}

async function exchangeIn(auth: Auth, tx: Tx, origin: Origin, refresh: string): Promise<Exchange> {
  const now = auth.clock();
  const hash = hashToken(refresh);
  const [current] = await tx.query<Row>({
    name: 'session.refresh',
    text: `${select} where tenant_id = $1 and refresh_hash = $2 for update`,
    values: [origin.tenant.id, hash],
  });
  if (current) return rotate(auth, tx, origin, current, refresh, now);
  const [spent] = await tx.query<Row & { spent_at: Date }>({
    text: `${select.replace('from sessions', ', t.spent_at from sessions')} join spent_tokens t on t.tenant_id = sessions.tenant_id and t.session_id = sessions.id
        where sessions.tenant_id = $1 and t.refresh_hash = $2 for update of sessions`,
    values: [origin.tenant.id, hash],
  });
  if (!spent || spent.ended_at) return { kind: 'unknown' };
  const pair = successorGiven(auth.keys, refresh, spent.refresh_hash);
  if (pair && (await mayRepeat(auth, tx, origin, spent, now)))
    return { kind: 'fresh', pair, sessionId: spent.id, userId: spent.user_id };
  await endSession(tx, origin.tenant.id, spent.id, 'token_reuse', now);
  return { kind: 'reuse', sessionId: spent.id, userId: spent.user_id };
}

const select =
  'select sessions.id, sessions.user_id, sessions.device_id, sessions.refresh_hash, sessions.refresh_until, sessions.rotated_at, sessions.ends_at, sessions.ended_at from sessions';

async function rotate(auth: Auth, tx: Tx, origin: Origin, session: Row, refresh: string, now: Date): Promise<Exchange> {
  if (session.ended_at) return { kind: 'unknown' };
  if (session.refresh_until <= now || session.ends_at <= now) {
    await endSession(tx, origin.tenant.id, session.id, 'expired', now);
    return { kind: 'unknown' };
  }
  if ((await deviceShown(tx, origin, session.device_id)) === 'another') {
    await endSession(tx, origin.tenant.id, session.id, 'foreign_device', now);
    return { kind: 'foreign_device', sessionId: session.id, userId: session.user_id };
  }
  const pair = successor(auth.keys, refresh);
  const until = (ms: number) => new Date(Math.min(now.getTime() + ms, session.ends_at.getTime()));
  await tx.query({
    name: 'session.rotate',
    text: `update sessions set access_hash = $3, access_until = $4, refresh_hash = $5, refresh_until = $6, rotated_at = $7, last_seen_at = $7, network = $8
      where tenant_id = $1 and id = $2`,
    values: [
      origin.tenant.id,
      session.id,
      hashToken(pair.access),
      until(auth.limits.accessMs),
      hashToken(pair.refresh),
      until(idleMs(origin)),
      now,
      origin.network,
    ],
  });
  await tx.query({
    name: 'session.spent',
    text: 'insert into spent_tokens (tenant_id, refresh_hash, session_id, spent_at) values ($1, $2, $3, $4)',
    values: [origin.tenant.id, session.refresh_hash, session.id, now],
  });
  return { kind: 'fresh', pair, sessionId: session.id, userId: session.user_id };
}

/** Whether a token spent just now is shown again by the browser that spent it. */
async function mayRepeat({ limits }: Auth, tx: Tx, origin: Origin, spent: Row & { spent_at: Date }, now: Date): Promise<boolean> {
  const age = now.getTime() - spent.spent_at.getTime();
  if (age > limits.repeatMs) return false;
  const device = await deviceShown(tx, origin, spent.device_id);
  return device === 'its own' || (device === 'none' && age <= limits.graceMs);
}

/** S04: a browser that shows another device's cookie is not the one that logged in; none at all is fine. */
async function deviceShown(
  tx: Tx,
  { tenant, deviceToken }: Origin,
  deviceId: string | null,
): Promise<'its own' | 'none' | 'another'> {
  if (!deviceToken || !deviceId) return 'none';
  const [device] = await tx.query<{ id: string }>({
    text: 'select id from devices where tenant_id = $1 and token_hash = $2 order by id = $3 desc limit 1',
    values: [tenant.id, hashToken(deviceToken), deviceId],
  });
  if (!device) return 'none';
  return device.id === deviceId ? 'its own' : 'another';
}

/** Ends a session, and the hints on its device with it; one that only ran out goes on to be told by hints that there is news. */
export async function endSession(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  id: string,
  because: Because,
  now: Date,
): Promise<boolean> {
  const ended = await db.query({
    text: 'update sessions set ended_at = $3, ended_because = $4 where tenant_id = $1 and id = $2 and ended_at is null returning id',
    values: [tenantId, id, now, because],
  });
  if (because !== 'expired')
    await db.query({ text: 'delete from push_devices where tenant_id = $1 and session_id = $2', values: [tenantId, id] });
  return ended.length === 1;
}

/** Ends every session of a person, but one where it is given, with the hints on their devices, and the links that were sent to them; acts on their next request (S02, P13). */
export async function endSessionsOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  userId: string,
  because: Because,
  now: Date,
  except: string | null = null,
): Promise<void> {
  await db.query({
    text: 'update sessions set ended_at = $3, ended_because = $4 where tenant_id = $1 and user_id = $2 and ended_at is null and id is distinct from $5',
    values: [tenantId, userId, now, because, except],
  });
  await db.query({
    text: 'update entry_grants set ended_at = $3, ended_because = $4 where tenant_id = $1 and user_id = $2 and ended_at is null',
    values: [tenantId, userId, now, because],
  });
  await db.query({
    text: 'delete from push_devices where tenant_id = $1 and user_id = $2 and session_id is distinct from $3',
    values: [tenantId, userId, except],
  });
}

/** A person's living sessions, for the profile. */
export async function sessionsOf(db: Pick<Tx, 'query'>, tenantId: number, userId: string, now: Date) {
  return db.query<{ id: string; created_at: Date; last_seen_at: Date; user_agent: string; network: string }>({
    text: `select id, created_at, last_seen_at, user_agent, network from sessions
      where tenant_id = $1 and user_id = $2 and ended_at is null and refresh_until > $3 order by last_seen_at desc`,
    values: [tenantId, userId, now],
  });
}

/** Opens the doors that ask for a password again, for fifteen minutes (S10). */
export async function stepUp(
  { db, clock, limits }: Auth,
  tenantId: number,
  sessionId: string,
  on: Pick<Tx, 'query'> = db,
): Promise<void> {
  const now = clock();
  await on.query({
    text: 'update sessions set step_up_until = $3 where tenant_id = $1 and id = $2',
    values: [tenantId, sessionId, new Date(now.getTime() + limits.stepUpMs)],
  });
}

export async function hasSteppedUp({ db, clock }: Auth, tenantId: number, sessionId: string | null): Promise<boolean> {
  if (!sessionId) throw notLoggedIn();
  return isSteppedUp(db, tenantId, sessionId, clock());
}

/** Whether the session's person confirmed who they are within the last quarter of an hour. */
export async function isSteppedUp(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  sessionId: string | null,
  now: Date,
): Promise<boolean> {
  const rows = await db.query({
    text: 'select id from sessions where tenant_id = $1 and id = $2 and step_up_until > $3',
    values: [tenantId, sessionId, now],
  });
  return rows.length === 1;
}

/** Whose session it is, living or ended; null for one the firm does not have. */
export async function ownerOf({ db }: Auth, tenantId: number, id: string): Promise<string | null> {
  const [session] = await db.query<{ user_id: string }>({
    text: 'select user_id from sessions where tenant_id = $1 and id = $2',
    values: [tenantId, id],
  });
  return session?.user_id ?? null;
}
