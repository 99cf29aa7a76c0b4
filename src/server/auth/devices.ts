import type { Auth, Origin } from './context';
import { hashToken, opaqueToken } from './crypto/tokens';

export interface Device {
  id: string;
  user_id: string;
}

/** The browser a request comes from, when it has logged in as this user before (A14). */
export async function knownDevice({ db, clock }: Auth, { tenant, deviceToken }: Origin, userId: string): Promise<Device | null> {
  if (!deviceToken) return null;
  const [device] = await db.query<Device>({
    name: 'device.known',
    text: 'select id, user_id from devices where tenant_id = $1 and token_hash = $2 and user_id = $3 and expires_at > $4',
    values: [tenant.id, hashToken(deviceToken), userId, clock()],
  });
  return device ?? null;
}

/** Whether a browser shows a token that the firm itself gave out: one that somebody planted is never taken over (A14). */
async function isOurs({ db, clock }: Auth, { tenant }: Origin, token: string): Promise<boolean> {
  const found = await db.query({
    text: 'select 1 as one from devices where tenant_id = $1 and token_hash = $2 and expires_at > $3 limit 1',
    values: [tenant.id, hashToken(token), clock()],
  });
  return found.length > 0;
}

/** Makes this browser known to the account; answers the device and the token its cookie shall hold. A token shared by people of one browser stays. */
export async function knowDevice(auth: Auth, origin: Origin, userId: string): Promise<{ id: string; token: string }> {
  const now = auth.clock();
  const shown = origin.deviceToken;
  const token = shown && (await isOurs(auth, origin, shown)) ? shown : opaqueToken(auth.random);
  const id = auth.newId();
  await auth.db.query({
    text: `insert into devices (tenant_id, id, user_id, token_hash, name, created_at, last_used_at, expires_at) values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    values: [
      origin.tenant.id,
      id,
      userId,
      hashToken(token),
      origin.userAgent,
      now,
      new Date(now.getTime() + auth.limits.deviceMs),
    ],
  });
  return { id, token };
}

/** The device was used again: its ninety days start anew. */
export async function touchDevice({ db, clock, limits }: Auth, tenantId: number, id: string): Promise<void> {
  const now = clock();
  await db.query({
    name: 'device.touch',
    text: 'update devices set last_used_at = $3, expires_at = $4 where tenant_id = $1 and id = $2',
    values: [tenantId, id, now, new Date(now.getTime() + limits.deviceMs)],
  });
}
