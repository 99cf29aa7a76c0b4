import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** A company that nobody was asked of for the month, and the day on which its documents are due. */
export interface ToAsk {
  id: string;
  documents_due: string | null;
}

/** Companies at work with somebody who sends documents, and no living request for that month. */
export function toAskMonthly(db: Db, tenantId: number, period: string): Promise<ToAsk[]> {
  const text = `select c.id, (
      select max(s.documents_due)::text from settlements s where s.tenant_id = c.tenant_id and s.company_id = c.id and s.period = $2
        and s.deleted_at is null and not s.superseded) as documents_due
    from companies c
    where c.tenant_id = $1 and c.deleted_at is null and c.status = 'active'
      and exists (select 1 from memberships m where m.tenant_id = c.tenant_id and m.company_id = c.id and m.deleted_at is null
        and m.role <> 'viewer')
      and not exists (select 1 from document_requests r where r.tenant_id = c.tenant_id and r.company_id = c.id and r.period = $2
        and r.deleted_at is null and r.status <> 'cancelled' and r.created_from = 'rule')
    order by c.id`;
  return db.query<ToAsk>({ name: 'documentRequests.monthly', text, values: [tenantId, period] });
}
