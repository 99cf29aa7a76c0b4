import { resources } from '../../../resources';
import { addDays, fromWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { enqueue } from '../jobs/enqueue';

/** The job that ends a measuring nobody ended. */
export const uptimeStopJob = 'uptimes.stop';

/** A working day: what runs longer was forgotten. */
const longest = 8 * 60 * 60_000;

/** When a measuring begun at that moment of Warsaw ends by itself: after eight hours, or with the day. */
export function stopsAt(start: string): Date {
  const begun = fromWarsaw(start);
  const midnight = fromWarsaw(`${addDays(start.slice(0, 10), 1)} 00:00:00`);
  if (!begun || !midnight) throw new RangeError(`"${start}" is not a moment`);
  return new Date(Math.min(begun.getTime() + longest, midnight.getTime() - 1_000));
}

interface Measuring {
  id: string;
  start_date: string;
  end_date: string | null;
}

/** Has an entry without an end stopped in its time. */
export async function stopInTime(tx: Tx, tenantId: number, { id, start_date, end_date }: Measuring): Promise<void> {
  if (end_date !== null) return;
  const at = stopsAt(start_date);
  await enqueue(tx, tenantId, uptimeStopJob, { id }, { at, key: `${resources.uptimes.name} ${id} ${start_date}` });
}
