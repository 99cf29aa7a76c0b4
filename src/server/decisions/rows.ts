import type { Tx } from '../db/database';

/** A decision, as far as it is told of. */
export interface Standing {
  id: string;
  company_id: string;
  title: string;
}

/** Decisions about a record that still stand, the newest last. */
export function standingAbout(tx: Tx, tenantId: number, about: string, aboutId: string): Promise<Standing[]> {
  return tx.query<Standing>({
    name: 'decisions.standing',
    text: `select id, company_id, title from decisions
      where tenant_id = $1 and about = $2 and record_id = $3 and status = 'standing' and deleted_at is null order by id`,
    values: [tenantId, about, aboutId],
  });
}
