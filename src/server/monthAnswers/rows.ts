import type { Tx } from '../db/database';

/** Answers that stand, by their company. */
export async function knownAnswers(
  tx: Tx,
  tenantId: number,
  companies: readonly string[],
  fact: string,
  period: string,
): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; company_id: string }>({
    name: 'monthAnswers.known',
    text: `select id, company_id from month_answers
      where tenant_id = $1 and company_id = any ($2::uuid[]) and fact = $3 and period = $4 and deleted_at is null`,
    values: [tenantId, companies, fact, period],
  });
  return new Map(rows.map(({ id, company_id }) => [company_id, id]));
}
