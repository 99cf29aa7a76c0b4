import type { Tx } from '../db/database';

/**
 * Writes into a company where its newest open settlement stands; with none open its newest one, with none at all nothing.
 * Parallel changes of one company's settlements wait for each other.
 */
export async function keepAccountingStatus(tx: Tx, tenantId: number, companyId: string, ended: readonly string[]): Promise<void> {
  await tx.query({
    name: 'accountingStatus.lock',
    text: 'select id from companies where tenant_id = $1 and id = $2 for update',
    values: [tenantId, companyId],
  });
  await tx.query({
    name: 'accountingStatus.keep',
    text: `update companies set accounting_status = (
        select s.status from settlements s
        where s.tenant_id = $1 and s.company_id = $2 and s.deleted_at is null and not s.superseded
        order by (s.status = any ($3::text[])), s.period desc, s.revision desc limit 1)
      where tenant_id = $1 and id = $2`,
    values: [tenantId, companyId, ended],
  });
}
