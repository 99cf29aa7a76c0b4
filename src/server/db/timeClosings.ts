import type { Tx } from './database';

const lockKey = 8;

/** Entries look at the closings together; a closing waits until those that looked have ended, and they for it. */
async function hold(tx: Pick<Tx, 'query'>, tenantId: number, how: 'shared' | 'alone'): Promise<void> {
  await tx.query({
    name: `timeClosings.${how}`,
    text: `select pg_advisory_xact_lock${how === 'shared' ? '_shared' : ''}($1, $2)`,
    values: [lockKey, tenantId],
  });
}

/** Keeps entries of the firm from changing until the transaction ends. */
export const holdClosings = (tx: Pick<Tx, 'query'>, tenantId: number): Promise<void> => hold(tx, tenantId, 'alone');

/** The last day of closed working time, Warsaw's date; null where nothing is closed. It stays so until the transaction ends. */
export async function closedThrough(tx: Pick<Tx, 'query'>, tenantId: number): Promise<string | null> {
  await hold(tx, tenantId, 'shared');
  const [row] = await tx.query<{ through: string | null }>({
    name: 'timeClosings.through',
    text: 'select max(through)::text as through from time_closings where tenant_id = $1 and deleted_at is null',
    values: [tenantId],
  });
  return row?.through ?? null;
}
