import type { Database } from '../db/database';
import { audit } from './audit';
import { sealing } from './auditVerify';

/** What the trail calls itself. */
export const trailEntity = 'audit';

const last = 'select key_id, seq from audit where tenant_id = $1 order by seq desc limit 1';
const anyKeyed = 'select 1 from audit where tenant_id = $1 and key_id is not null limit 1';

/**
 * Puts a first keyed line behind a chain from before there were keys (U04); from then on nothing before it can be changed unseen either.
 * Once for each firm: a chain that was keyed already is never sealed anew. Answers whether it was done.
 */
export async function sealTrail(db: Database, tenantId: number, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query({ text: 'select 1 from audit_heads where tenant_id = $1 for update', values: [tenantId] });
    const [line] = await tx.query<{ key_id: string | null; seq: number }>({ text: last, values: [tenantId] });
    if (!line || line.key_id !== null || (await tx.query({ text: anyKeyed, values: [tenantId] })).length > 0) return false;
    const server = { actor: null, sessionId: null, ipPrefix: '', device: '', requestId: '' };
    const changes = { entries: { before: null, after: `1-${line.seq}` } };
    await audit(tx, { tenantId, at, ...server, action: sealing, entity: trailEntity, id: null, changes });
    return true;
  });
}
