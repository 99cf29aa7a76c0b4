import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import type { Limits } from '../limits';
import { dayIsFull, firmIsFull } from './refusals';

type Db = Pick<Tx, 'query'>;
interface Whose {
  tenantId: number;
  /** Null is the server itself, whom no day limits. */
  userId: string | null;
  now: Date;
}

/** How many bytes and files more there is room for; the nearest limit is said when it is reached. */
export interface Room {
  firmBytes: number;
  firmFiles: number;
  dayBytes: number;
}

const dayOf = (now: Date) => toWarsaw(now).slice(0, 10);

/** What is left to a person and their firm, to stop reading an upload that can't be kept (F02). */
export async function roomFor(db: Db, { tenantId, userId, now }: Whose, limits: Limits['files']): Promise<Room> {
  const text = `select coalesce((select bytes from file_usage where tenant_id = $1), 0)::bigint as bytes,
      coalesce((select files from file_usage where tenant_id = $1), 0) as files,
      coalesce((select bytes from file_days where tenant_id = $1 and user_id = $2 and day = $3), 0)::bigint as today`;
  const [used = { bytes: 0, files: 0, today: 0 }] = await db.query<{ bytes: number; files: number; today: number }>({
    text,
    values: [tenantId, userId, dayOf(now)],
  });
  return {
    firmBytes: limits.tenantBytes - used.bytes,
    firmFiles: limits.tenantFiles - used.files,
    dayBytes: limits.dayBytes - used.today,
  };
}

/** Refuses what there is no room for. */
export function requireRoom({ firmBytes, firmFiles, dayBytes }: Room, bytes: number, files: number): void {
  if (bytes > firmBytes || files > firmFiles) throw firmIsFull();
  if (bytes > dayBytes) throw dayIsFull();
}

/** Counts what is kept, in its transaction: the counted rows are held, so that two uploads at once never pass a limit together. */
export async function countKept(
  tx: Db,
  { tenantId, userId, now }: Whose,
  bytes: number,
  files: number,
  limits: Limits['files'],
): Promise<void> {
  const [firm] = await tx.query<{ bytes: number; files: number }>({
    text: `insert into file_usage as u (tenant_id, bytes, files) values ($1, $2, $3)
      on conflict (tenant_id) do update set bytes = u.bytes + excluded.bytes, files = u.files + excluded.files returning bytes, files`,
    values: [tenantId, bytes, files],
  });
  if (!firm || firm.bytes > limits.tenantBytes || firm.files > limits.tenantFiles) throw firmIsFull();
  if (userId === null) return;
  const [today] = await tx.query<{ bytes: number }>({
    text: `insert into file_days as d (tenant_id, user_id, day, bytes) values ($1, $2, $3, $4)
      on conflict (tenant_id, user_id, day) do update set bytes = d.bytes + excluded.bytes returning bytes`,
    values: [tenantId, userId, dayOf(now), bytes],
  });
  if (!today || today.bytes > limits.dayBytes) throw dayIsFull();
}

/** Forgets the counts of days gone by. */
export async function forgetDays(db: Db, tenantId: number, now: Date): Promise<void> {
  await db.query({ text: 'delete from file_days where tenant_id = $1 and day < $2', values: [tenantId, dayOf(now)] });
}
