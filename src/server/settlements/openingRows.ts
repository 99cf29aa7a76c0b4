import type { Tx } from '../db/database';

/** A company whose month is to be opened. */
export interface OpeningCompany {
  id: string;
  owner_id: string;
  payroll_owner_id: string | null;
  /** Null where the card leaves it open. */
  vat_status: string | null;
  suspended: boolean;
}

/** Companies kept by the office that have no settlement of the month yet. Parallel openings of one firm wait for each other here. */
export async function companiesToOpen(
  tx: Tx,
  tenantId: number,
  firstDay: string,
  lastDay: string,
  among: readonly string[] | null = null,
): Promise<OpeningCompany[]> {
  await tx.query({ name: 'settlements.openLock', text: 'select id from tenants where id = $1 for update', values: [tenantId] });
  return tx.query<OpeningCompany>({
    // Two plans: one for the whole firm, one that looks at the named companies alone.
    name: among ? 'settlements.toOpenAmong' : 'settlements.toOpen',
    text: `select c.id, c.owner_id, c.payroll_owner_id,
        coalesce((select l.vat_status from profile_lines l where l.tenant_id = $1 and l.company_id = c.id and l.deleted_at is null
          and l.subject = 'vat' and (l.valid_from is null or l.valid_from <= $4::date)
          order by l.valid_from desc nulls last limit 1), c.vat_status) as vat_status,
        (c.suspended_from is not null and c.suspended_from <= $3::date and (c.suspended_to is null or c.suspended_to >= $4::date)
          or exists (select 1 from profile_lines l where l.tenant_id = $1 and l.company_id = c.id and l.deleted_at is null
            and l.subject = 'suspension' and l.valid_from <= $3::date and (l.valid_to is null or l.valid_to >= $4::date)))
          as suspended
      from companies c
      where c.tenant_id = $1 and c.deleted_at is null and c.status in ('active', 'suspended', 'notice', 'onboarding')
        and c.accounting_type is distinct from 'none'
        and (c.closed_at is null or c.closed_at >= $3::date)
        and not exists (select 1 from settlements s where s.tenant_id = $1 and s.company_id = c.id and s.period = $2 and s.deleted_at is null)
        ${among ? 'and c.id = any ($5::uuid[])' : ''}
      order by c.id`,
    values: [tenantId, firstDay.slice(0, 7), firstDay, lastDay, ...(among ? [among] : [])],
  });
}

/** Companies' stage of the month after their month was opened, all at once; a row that says so already is not written anew, with all its indexes. */
export async function keepOpenedStatuses(tx: Tx, tenantId: number, period: string, companyIds: readonly string[]): Promise<void> {
  await tx.query({
    text: `update companies c set accounting_status = s.status from settlements s
      where c.tenant_id = $1 and c.id = any ($3::uuid[]) and s.tenant_id = $1 and s.company_id = c.id and s.period = $2
        and s.deleted_at is null and s.status <> 'not_applicable' and c.accounting_status is distinct from s.status
        and not exists (select 1 from settlements n where n.tenant_id = $1 and n.company_id = c.id and n.deleted_at is null
          and n.period > $2 and n.status not in ('closed', 'not_applicable'))`,
    values: [tenantId, period, companyIds],
  });
}
