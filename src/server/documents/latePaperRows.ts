import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** The price list's item that a correction after completeness costs on a day; null where the firm has none. */
export async function correctionItem(db: Db, tenantId: number, day: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'latePapers.item',
    text: `select id from price_items where tenant_id = $1 and counts_from = 'corrections' and active and deleted_at is null
        and coalesce(valid_from <= $2::date, true) and coalesce(valid_to >= $2::date, true)
      order by code nulls last, name limit 1`,
    values: [tenantId, day],
  });
  return row?.id ?? null;
}

/** Whether a paper of that month with its client's consent to a correction still waits at the office: further papers go along with it. */
export async function hasAgreedCorrection(
  db: Db,
  tenantId: number,
  { company_id, period, besides = null }: { company_id: string; period: string; besides?: string | null },
): Promise<boolean> {
  const rows = await db.query({
    name: 'latePapers.agreed',
    text: `select 1 from documents d where d.tenant_id = $1 and d.company_id = $2 and d.late_for = $3 and d.late_accepted
        and d.deleted_at is null and d.status in ('new', 'in_check') and d.id is distinct from $4::uuid limit 1`,
    values: [tenantId, company_id, period, besides],
  });
  return rows.length > 0;
}
