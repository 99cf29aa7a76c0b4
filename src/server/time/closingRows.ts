import type { Tx } from '../db/database';
import { takeTurn } from '../db/turns';

/** Waits for entries under way, and keeps further ones waiting until the transaction ends. */
export const holdClosings = (tx: Pick<Tx, 'query'>, tenantId: number): Promise<void> => takeTurn(tx, tenantId, 'time-closings');

/** The last day of closed working time, Warsaw's date; null where nothing is closed. It stays so until the transaction ends. */
export async function closedThrough(tx: Pick<Tx, 'query'>, tenantId: number): Promise<string | null> {
  await takeTurn(tx, tenantId, 'time-closings', 'shared');
  const [row] = await tx.query<{ through: string | null }>({
    name: 'timeClosings.through',
    text: 'select max(through)::text as through from time_closings where tenant_id = $1 and deleted_at is null',
    values: [tenantId],
  });
  return row?.through ?? null;
}
