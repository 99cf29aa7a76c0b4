import type { Tx } from '../db/database';
import { consentsOf } from './consentRows';
import { passkeysOf } from './passkeyRows';

interface Session {
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
  network: string;
}
interface Device {
  name: string;
  created_at: Date;
  last_used_at: Date;
}
/** What login keeps of a person and no record shows: sessions, remembered devices, statements that they agreed to. Secrets are none of it. */
export async function accountFacts(db: Pick<Tx, 'query'>, tenantId: number, userId: string) {
  const values = [tenantId, userId];
  const sessions = await db.query<Session>({
    text: 'select created_at, last_seen_at, user_agent, network from sessions where tenant_id = $1 and user_id = $2 order by created_at',
    values,
  });
  const devices = await db.query<Device>({
    text: 'select name, created_at, last_used_at from devices where tenant_id = $1 and user_id = $2 order by created_at',
    values,
  });
  const keys = await passkeysOf(db, tenantId, userId);
  const passkeys = keys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at }));
  const entries = await db.query<{ created_at: Date; opens: number; last_opened_at: Date | null }>({
    text: 'select created_at, opens, last_opened_at from entry_grants where tenant_id = $1 and user_id = $2 order by created_at',
    values,
  });
  const hints = await db.query<{ name: string; created_at: Date; seen_at: Date }>({
    text: 'select name, created_at, seen_at from push_devices where tenant_id = $1 and user_id = $2 order by created_at',
    values,
  });
  const consents = await consentsOf(db, tenantId, userId);
  return { sessions, devices, passkeys, entries, hints, consents };
}
