import { createHash } from 'node:crypto';
import { decryptField, encryptField } from '../auth/crypto/fields';
import type { Tx } from '../db/database';
import { fieldKeys, newId } from '../records/start';
import { drawPushKeys, type PushAddress, type PushKeys } from './deliver';

type Db = Pick<Tx, 'query'>;

/** A browser that somebody turned on. */
export interface PushDevice {
  id: string;
  user_id: string;
  name: string;
  created_at: Date;
  seen_at: Date;
}

const columns = 'id, user_id, name, created_at, seen_at';
const place = 'push';
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** The firm's own pair, drawn when it is first asked for. Of two who draw at once one wins, and both get what it kept. */
export async function pushKeysOf(db: Db, tenantId: number, now: Date): Promise<PushKeys> {
  const kept = await readKeys(db, tenantId);
  if (kept) return kept;
  const { publicKey, privateKey } = await drawPushKeys();
  await db.query({
    text: 'insert into push_keys (tenant_id, public_key, sealed, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    values: [tenantId, publicKey, encryptField(fieldKeys(), String(tenantId), place, privateKey), now],
  });
  const drawn = await readKeys(db, tenantId);
  if (!drawn) throw new Error('The keys of hints were not kept');
  return drawn;
}

async function readKeys(db: Db, tenantId: number): Promise<PushKeys | null> {
  const [row] = await db.query<{ public_key: string; sealed: string }>({
    name: 'push.keys',
    text: 'select public_key, sealed from push_keys where tenant_id = $1',
    values: [tenantId],
  });
  return row ? { publicKey: row.public_key, privateKey: decryptField(fieldKeys(), String(tenantId), place, row.sealed) } : null;
}

/** Someone's browsers, the oldest first. */
export function pushDevicesOf(db: Db, tenantId: number, userIds: readonly string[]): Promise<PushDevice[]> {
  return db.query<PushDevice>({
    name: 'push.of',
    text: `select ${columns} from push_devices where tenant_id = $1 and user_id = any ($2::uuid[]) order by created_at, id`,
    values: [tenantId, userIds],
  });
}

/** The browser with this address, whoever turned it on. */
export async function pushDeviceAt(db: Db, tenantId: number, endpoint: string): Promise<PushDevice | null> {
  const [row] = await db.query<PushDevice>({
    name: 'push.at',
    text: `select ${columns} from push_devices where tenant_id = $1 and endpoint_hash = $2`,
    values: [tenantId, hashOf(endpoint)],
  });
  return row ?? null;
}

/** Turns a browser on for a person; one that was another's is theirs from now on. */
export async function keepPushDevice(
  db: Db,
  tenantId: number,
  made: { userId: string; sessionId: string | null; address: PushAddress; name: string; now: Date },
): Promise<void> {
  const { userId, sessionId, address, name, now } = made;
  const sealed = encryptField(fieldKeys(), String(tenantId), place, JSON.stringify(address));
  await db.query({
    text: `insert into push_devices (tenant_id, id, user_id, session_id, endpoint_hash, sealed, name, created_at, seen_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
      on conflict (tenant_id, endpoint_hash) do update
      set user_id = excluded.user_id, session_id = excluded.session_id, sealed = excluded.sealed, name = excluded.name, seen_at = excluded.seen_at`,
    values: [tenantId, newId(), userId, sessionId, hashOf(address.endpoint), sealed, name, now],
  });
}

/** The address of a browser, while its person still wants it. */
export async function pushAddressOf(db: Db, tenantId: number, id: string, userId: string): Promise<PushAddress | null> {
  const [row] = await db.query<{ sealed: string }>({
    name: 'push.address',
    text: 'select sealed from push_devices where tenant_id = $1 and id = $2 and user_id = $3',
    values: [tenantId, id, userId],
  });
  return row ? (JSON.parse(decryptField(fieldKeys(), String(tenantId), place, row.sealed)) as PushAddress) : null;
}

/** Answers the name of what went; null where it is not theirs. */
export async function dropPushDevice(db: Db, tenantId: number, userId: string, id: string): Promise<string | null> {
  const [gone] = await db.query<{ name: string }>({
    text: 'delete from push_devices where tenant_id = $1 and user_id = $2 and id = $3 returning name',
    values: [tenantId, userId, id],
  });
  return gone?.name ?? null;
}

/** Forgets browsers that nobody has opened the panel in since then. */
export async function forgetPushDevices(db: Db, tenantId: number, before: Date): Promise<void> {
  await db.query({ text: 'delete from push_devices where tenant_id = $1 and seen_at < $2', values: [tenantId, before] });
}
