import type { Tx } from '../db/database';
import type { Known } from './auditVerify';

type Db = Pick<Tx, 'query'>;

/** The last line of a firm's trail; null where nothing was written yet. */
export async function headOf(db: Db, tenantId: number): Promise<Known | null> {
  const [head] = await db.query<Known>({
    name: 'audit.head',
    text: 'select seq, hash from audit_heads where tenant_id = $1',
    values: [tenantId],
  });
  return head ?? null;
}

/** Whether the trail still holds the line that was once its last. */
export async function holdsLine(db: Db, tenantId: number, { seq, hash }: Known): Promise<boolean> {
  const text = `select 1 from audit a join audit_heads h using (tenant_id)
    where a.tenant_id = $1 and a.seq = $2 and a.hash = $3 and h.seq >= a.seq`;
  return (await db.query({ name: 'audit.holds', text, values: [tenantId, seq, hash] })).length > 0;
}
