import { deviceName } from '../../lib/device';
import type { Database, Tx } from '../db/database';
import { audit } from '../records/audit';
import { within } from '../records/within';
import type { Auth, Origin } from './context';

/** What happens to somebody's login, as the trail names it. */
export const accountEvents = [
  'login',
  'login_refused',
  'logout',
  'logout_all',
  'session_ended',
  'token_reuse',
  'foreign_device',
  'password_changed',
  'step_up',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'invited',
  'registered',
  'reset_asked',
  'device_link_asked',
  'entry_opened',
  'entry_code',
  'entry_ended',
] as const;
type Event = (typeof accountEvents)[number];

interface Circumstances {
  details?: Record<string, string>;
  sessionId?: string | null;
  /** Who did it, where that is not the account's owner. */
  actor?: string;
  /** The transaction that it belongs to. */
  on?: Database | Tx;
}

/** Writes what happened to somebody's login into the audit trail, without codes, passwords or addresses (A26, U01). */
export async function recordEvent(
  { db, clock }: Auth,
  origin: Origin,
  userId: string | null,
  action: Event,
  { details = {}, sessionId = null, actor = userId ?? undefined, on = db }: Circumstances = {},
): Promise<void> {
  await within(on, (tx) =>
    audit(tx, {
      tenantId: origin.tenant.id,
      at: clock(),
      actor: actor ?? null,
      sessionId,
      ipPrefix: origin.network,
      device: deviceName(origin.userAgent),
      requestId: origin.requestId,
      action,
      entity: 'users',
      id: userId,
      changes: Object.fromEntries(Object.entries(details).map(([key, value]) => [key, { before: null, after: value }])),
    }),
  );
}
