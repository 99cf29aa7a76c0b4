import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import type { Limits } from '../limits';
import { addToday, addUsage, readUsage } from '../records/fileUsage';
import { dayIsFull, firmIsFull } from './refusals';

type Db = Pick<Tx, 'query'>;
interface Whose {
  tenantId: number;
  /** Null is the server itself, whom no day limits. */
  userId: string | null;
  now: Date;
}

/** How many bytes and files more there is room for. */
export interface Room {
  firmBytes: number;
  firmFiles: number;
  dayBytes: number;
}

/** The day that uploads are counted by: Warsaw's. */
export const dayOf = (now: Date): string => toWarsaw(now).slice(0, 10);

/** What is left to a person and their firm, to stop reading an upload that can't be kept (F02). */
export async function roomFor(db: Db, { tenantId, userId, now }: Whose, limits: Limits['files']): Promise<Room> {
  const used = await readUsage(db, tenantId, userId, dayOf(now));
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
  const firm = await addUsage(tx, tenantId, { bytes, files });
  if (firm.bytes > limits.tenantBytes || firm.files > limits.tenantFiles) throw firmIsFull();
  if (userId !== null && (await addToday(tx, tenantId, userId, dayOf(now), bytes)) > limits.dayBytes) throw dayIsFull();
}
