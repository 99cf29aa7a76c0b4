import type { Tx } from '../db/database';

/** The living settlement of a company's month and where it stands, held until the transaction ends. */
export async function settlementOfMonth(
  tx: Tx,
  tenantId: number,
  companyId: string,
  period: string,
): Promise<{ id: string; status: string } | null> {
  const [row] = await tx.query<{ id: string; status: string }>({
    name: 'monthDeclarations.settlement',
    text: `select id, status from settlements where tenant_id = $1 and company_id = $2 and period = $3 and deleted_at is null
      order by created_at desc limit 1 for no key update`,
    values: [tenantId, companyId, period],
  });
  return row ?? null;
}

/** Whether the month was declared complete and not taken back; declarations of one company wait for each other. */
export async function isDeclared(tx: Tx, tenantId: number, companyId: string, period: string): Promise<boolean> {
  await tx.query({
    name: 'monthDeclarations.lock',
    text: 'select id from companies where tenant_id = $1 and id = $2 for update',
    values: [tenantId, companyId],
  });
  const text = `select 1 from month_declarations
    where tenant_id = $1 and company_id = $2 and period = $3 and status = 'declared' and deleted_at is null limit 1`;
  return (await tx.query({ name: 'monthDeclarations.declared', text, values: [tenantId, companyId, period] })).length > 0;
}
