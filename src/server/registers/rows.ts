import type { Tx } from '../db/database';

export interface LooseCheck {
  id: string;
  number: string;
}

/** Answers that no company took yet, which this person asked for since then. */
export function looseChecks(tx: Tx, tenantId: number, by: string, since: Date): Promise<LooseCheck[]> {
  return tx.query<LooseCheck>({
    name: 'register_checks.loose',
    text: `select id, number from register_checks
      where tenant_id = $1 and checked_by_id = $2 and created_at >= $3 and company_id is null and deleted_at is null order by id`,
    values: [tenantId, by, since],
  });
}
