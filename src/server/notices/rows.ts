import { resources } from '../../../resources';
import { cut } from '../../lib/text';
import type { Resource } from '../../schema';
import { wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { fill } from '../records/fill';
import { announce } from '../records/notices';

type On = Pick<Tx, 'query'>;
type Row = Readonly<Record<string, unknown>> & { id: string };

/** Writes new notices or deliveries and tells who may know of them. They are the log itself, so the trail has no lines of them. */
export async function addRows(
  tx: Tx,
  { tenantId, at }: { tenantId: number; at: Date },
  name: 'notices' | 'deliveries',
  rows: readonly Row[],
): Promise<void> {
  const resource = resources[name] as Resource;
  await fill(tx, { tenantId, at }, resource, rows);
  for (const { id } of rows) announce(tx, tenantId, resource, id, 'create');
}

/** How a delivery ended. */
export interface Ending {
  state: 'sent' | 'failed' | 'suppressed';
  error?: string;
}

export async function endDelivery(tx: Tx, tenantId: number, id: string, { state, error }: Ending, now: Date): Promise<void> {
  await tx.query({
    name: 'notices.delivery',
    text: `update deliveries set state = $3, error = $4, sent_at = case when $3 = 'sent' then $5::timestamptz end, updated_at = $5, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [tenantId, id, state, error === null || error === undefined ? null : cut(error, 300), wholeSecond(now)],
  });
  announce(tx, tenantId, resources.deliveries as Resource, id, 'update');
}

/** Marks one's own notices as read, those named or all; answers how many were not. */
export async function markRead(
  tx: Tx,
  { tenantId, userId, now }: { tenantId: number; userId: string; now: Date },
  ids: readonly string[] | null,
): Promise<number> {
  const rows = await tx.query<{ id: string }>({
    name: 'notices.read',
    text: `update notices set read_at = $3, updated_at = $3, version = version + 1
      where tenant_id = $1 and user_id = $2 and read_at is null and deleted_at is null and ($4::uuid[] is null or id = any ($4::uuid[])) returning id`,
    values: [tenantId, userId, wholeSecond(now), ids],
  });
  for (const { id } of rows.slice(0, 50)) announce(tx, tenantId, resources.notices as Resource, id, 'update');
  return rows.length;
}

/** Notes a stage of a record's date as told; answers false where it was told before. */
export async function firstTime(
  tx: On,
  tenantId: number,
  mark: { event: string; recordId: string; stage: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'notices.mark',
    text: `insert into notice_marks (tenant_id, event, record_id, stage, at) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    values: [tenantId, mark.event, mark.recordId, mark.stage, mark.now],
  });
  return rows.length > 0;
}

/** Whether the record's company has said no to text messages about settlements. */
export async function refusesSettlementSms(tx: On, tenantId: number, settlementId: string): Promise<boolean> {
  const [row] = await tx.query<{ refuses: boolean | null }>({
    name: 'notices.settlementSms',
    text: `select c.no_settlement_sms as refuses from settlements s join companies c on c.tenant_id = s.tenant_id and c.id = s.company_id
      where s.tenant_id = $1 and s.id = $2`,
    values: [tenantId, settlementId],
  });
  return row?.refuses ?? false;
}
