import type { Tx } from '../db/database';

/** Decisions about a record that still stand, the newest last. */
export async function standingAbout(tx: Tx, tenantId: number, about: string, aboutId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    name: 'decisions.standing',
    text: `select id from decisions
      where tenant_id = $1 and about = $2 and record_id = $3 and status = 'standing' and deleted_at is null order by id`,
    values: [tenantId, about, aboutId],
  });
  return rows.map(({ id }) => id);
}
