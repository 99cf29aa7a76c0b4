import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** Bytes and files that a firm keeps. */
export interface FirmUsage {
  bytes: number;
  files: number;
}

/** What a firm keeps, and how many bytes a person added on that day. */
export async function readUsage(
  db: Db,
  tenantId: number,
  userId: string | null,
  day: string,
): Promise<FirmUsage & { today: number }> {
  const text = `select coalesce((select bytes from file_usage where tenant_id = $1), 0)::bigint as bytes,
      coalesce((select files from file_usage where tenant_id = $1), 0) as files,
      coalesce((select bytes from file_days where tenant_id = $1 and user_id = $2 and day = $3), 0)::bigint as today`;
  const [used] = await db.query<FirmUsage & { today: number }>({ text, values: [tenantId, userId, day] });
  return used ?? { bytes: 0, files: 0, today: 0 };
}

/** Adds to what a firm keeps and holds the row until the transaction ends; answers what it is then. */
export async function addUsage(tx: Db, tenantId: number, { bytes, files }: FirmUsage): Promise<FirmUsage> {
  const text = `insert into file_usage as u (tenant_id, bytes, files) values ($1, $2, $3)
    on conflict (tenant_id) do update set bytes = u.bytes + excluded.bytes, files = u.files + excluded.files returning bytes, files`;
  const [now] = await tx.query<FirmUsage>({ name: 'files.usage', text, values: [tenantId, bytes, files] });
  return now ?? { bytes, files };
}

/** The same for what a person added on a day. */
export async function addToday(tx: Db, tenantId: number, userId: string, day: string, bytes: number): Promise<number> {
  const text = `insert into file_days as d (tenant_id, user_id, day, bytes) values ($1, $2, $3, $4)
    on conflict (tenant_id, user_id, day) do update set bytes = d.bytes + excluded.bytes returning bytes`;
  const [now] = await tx.query<{ bytes: number }>({ name: 'files.today', text, values: [tenantId, userId, day, bytes] });
  return now?.bytes ?? bytes;
}

/** Forgets the counts of days before this one. */
export async function forgetDays(db: Db, tenantId: number, day: string): Promise<void> {
  await db.query({ text: 'delete from file_days where tenant_id = $1 and day < $2', values: [tenantId, day] });
}
