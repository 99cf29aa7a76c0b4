import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

export interface Passkey {
  id: string;
  user_id: string;
  /** In base64url, as the public key. */
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}
const columns = 'id, user_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at, last_used_at';

/** Someone's keys, the oldest first. */
export function passkeysOf(db: Db, tenantId: number, userId: string): Promise<Passkey[]> {
  return db.query<Passkey>({
    name: 'passkeys.of',
    text: `select ${columns} from passkeys where tenant_id = $1 and user_id = $2 order by created_at, id`,
    values: [tenantId, userId],
  });
}

export async function passkeyByCredential(db: Db, tenantId: number, credentialId: string): Promise<Passkey | null> {
  const [found] = await db.query<Passkey>({
    name: 'passkeys.credential',
    text: `select ${columns} from passkeys where tenant_id = $1 and credential_id = $2`,
    values: [tenantId, credentialId],
  });
  return found ?? null;
}

/** False where the firm knows the key already. */
export async function addPasskey(db: Db, tenantId: number, passkey: Passkey): Promise<boolean> {
  const { id, user_id, credential_id, public_key, counter, transports, name, created_at } = passkey;
  const added = await db.query({
    text: `insert into passkeys (tenant_id, id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (tenant_id, credential_id) do nothing returning id`,
    values: [tenantId, id, user_id, credential_id, public_key, counter, transports, name, created_at],
  });
  return added.length === 1;
}

/** Notes a use; false where the device's count did not grow, as of a key that was copied out of it. Keys that count nothing stay at 0. */
export async function countUse(db: Db, tenantId: number, id: string, counter: number, now: Date): Promise<boolean> {
  const used = await db.query({
    text: `update passkeys set counter = $3, last_used_at = $4
      where tenant_id = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning id`,
    values: [tenantId, id, counter, now],
  });
  return used.length === 1;
}

/** Answers the name of what went; null where it is not theirs. */
export async function removePasskey(db: Db, tenantId: number, userId: string, id: string): Promise<string | null> {
  const [gone] = await db.query<{ name: string }>({
    text: 'delete from passkeys where tenant_id = $1 and user_id = $2 and id = $3 returning name',
    values: [tenantId, userId, id],
  });
  return gone?.name ?? null;
}
