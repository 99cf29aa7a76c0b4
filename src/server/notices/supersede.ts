import type { Tx } from '../db/database';
import type { Named } from '../records/seenAmong';
import type { EventCode } from './catalogue';
import { noticeJob } from './outgoing';
import { endDelivery } from './rows';

interface Newer {
  event: EventCode;
  named: Named;
  users: readonly string[];
  now: Date;
}

/**
 * A reminder that waits over the days off says less than the next one of the same thing: it goes no more, so that the first working day
 * brings each receiver one. What is being sent already is left alone.
 */
export async function supersede(tx: Tx, tenantId: number, { event, named, users, now }: Newer): Promise<void> {
  const waiting = await tx.query<{ delivery: string }>({
    name: 'notices.supersede',
    text: `delete from jobs where (tenant_id, id) in (
        select tenant_id, id from jobs where tenant_id = $1 and name = $2 and state = 'waiting' and attempts = 0
          and payload->>'event' = $3 and payload->'named' = $4::jsonb and payload->>'user' = any ($5::text[]) for update skip locked)
      returning payload->>'delivery' as delivery`,
    values: [tenantId, noticeJob, event, JSON.stringify(named), users],
  });
  const ending = { state: 'suppressed', error: 'Zastąpiło je nowsze przypomnienie' } as const;
  for (const { delivery } of waiting) await endDelivery(tx, tenantId, delivery, ending, now);
}
