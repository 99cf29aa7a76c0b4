import type { Tx } from '../db/database';
import type { Line } from '../trail/findRows';

/** Lines of the trail about these records, the oldest first. */
export function linesAbout(db: Pick<Tx, 'query'>, tenantId: number, entity: string, ids: readonly string[]): Promise<Line[]> {
  const text = `select a.seq, a.at, a.actor_id, a.ip_prefix, a.device, a.action, a.entity, a.entity_id, a.fields, v.changes
    from audit a left join audit_values v using (tenant_id, seq)
    where a.tenant_id = $1 and a.entity = $2 and a.entity_id = any ($3::uuid[]) order by a.seq`;
  return db.query<Line>({ text, values: [tenantId, entity, ids] });
}
