import type { Tx } from '../db/database';

/** Where somebody works and how much, in hundredths of a percent; undefined for nobody known. */
export async function employmentOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  employeeId: string,
): Promise<{ company_id: string; fte: number | null } | undefined> {
  const [row] = await db.query<{ company_id: string; fte: number | null }>({
    name: 'absences.employment',
    text: 'select company_id, fte from employees where tenant_id = $1 and id = $2::uuid and deleted_at is null',
    values: [tenantId, employeeId],
  });
  return row;
}
