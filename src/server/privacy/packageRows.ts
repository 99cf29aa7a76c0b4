import type { PackageKind } from '../../contract/packages';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** An archive that lies in the store until its time is over. */
export interface PackageRow {
  id: string;
  owner_id: string;
  kind: PackageKind;
  resource: string;
  record_id: string;
  name: string;
  storage_key: string;
  bytes: number;
  sha256: Buffer;
  made_at: Date;
  expires_at: Date;
}

const columns = 'id, owner_id, kind, resource, record_id, name, storage_key, bytes, sha256, made_at, expires_at';

export async function insertPackage(db: Db, tenantId: number, row: PackageRow): Promise<void> {
  const { id, owner_id, kind, resource, record_id, name, storage_key, bytes, sha256, made_at, expires_at } = row;
  await db.query({
    text: `insert into packages (tenant_id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [tenantId, id, owner_id, kind, resource, record_id, name, storage_key, bytes, sha256, made_at, expires_at],
  });
}

/** Somebody's own, the newest first, while they last. */
export function packagesOf(db: Db, tenantId: number, ownerId: string, now: Date): Promise<PackageRow[]> {
  const text = `select ${columns} from packages where tenant_id = $1 and owner_id = $2 and expires_at > $3 order by made_at desc, id desc limit 50`;
  return db.query<PackageRow>({ text, values: [tenantId, ownerId, now] });
}

export async function findPackage(db: Db, tenantId: number, ownerId: string, id: string, now: Date): Promise<PackageRow | null> {
  const text = `select ${columns} from packages where tenant_id = $1 and owner_id = $2 and id = $3 and expires_at > $4`;
  const [row] = await db.query<PackageRow>({ text, values: [tenantId, ownerId, id, now] });
  return row ?? null;
}

/** Forgets those whose time is over; answers where their bytes lie. */
export async function forgetPackages(db: Db, tenantId: number, now: Date): Promise<string[]> {
  const text = 'delete from packages where tenant_id = $1 and expires_at <= $2 returning storage_key';
  return (await db.query<{ storage_key: string }>({ text, values: [tenantId, now] })).map(({ storage_key }) => storage_key);
}
