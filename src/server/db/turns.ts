import type { Tx } from './database';

/** What is done by one transaction of a firm at a time. */
export type Turn =
  | 'task-dependencies'
  | 'recurring-tasks'
  | 'time-closings'
  | 'ticket-categories'
  | 'notification-rules'
  | 'campaigns'
  | 'ready-sets';

/** Waits for the others of the firm and keeps them waiting until the transaction ends; those that only share it wait for no sharer. */
export async function takeTurn(
  tx: Pick<Tx, 'query'>,
  tenantId: number,
  turn: Turn,
  how: 'alone' | 'shared' = 'alone',
): Promise<void> {
  await tx.query({
    name: `turn.${how}`,
    text: `select pg_advisory_xact_lock${how === 'shared' ? '_shared' : ''}(hashtextextended($1, 0))`,
    values: [`${turn}:${tenantId}`],
  });
}
