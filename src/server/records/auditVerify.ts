import type { Tx } from '../db/database';
import { canonical, chained, hashOfValues } from './auditRecord';

/** Either the whole chain holds, or the first line that does not, and why. */
export type AuditVerdict = { sound: true; lines: number } | { sound: false; seq: number; why: AuditFault };
export type AuditFault = 'missing' | 'altered' | 'values altered' | 'values missing' | 'end cut off';

interface Row {
  seq: number;
  at: Date;
  actor_id: string | null;
  session_id: string | null;
  ip_prefix: string;
  request_id: string;
  action: string;
  entity: string;
  entity_id: string | null;
  fields: string[];
  values_hash: Buffer;
  hash: Buffer;
  apart: number | null;
  salt: Buffer | null;
  changes: string | null;
}

const BATCH = 1_000;
const text = `select a.*, v.seq as apart, v.salt, v.changes from audit a left join audit_values v using (tenant_id, seq)
  where a.tenant_id = $1 and a.seq > $2 order by a.seq limit ${BATCH}`;

/** Reads a firm's chain from its first line to its head (U02). Values that were erased on purpose are no fault. */
export async function verifyAudit(db: Pick<Tx, 'query'>, tenantId: number): Promise<AuditVerdict> {
  let seq = 0;
  let previous: Buffer = Buffer.alloc(0);
  for (;;) {
    const rows = await db.query<Row>({ text, values: [tenantId, seq] });
    for (const row of rows) {
      const why = faultOf(tenantId, row, seq + 1, previous);
      if (why) return { sound: false, seq: seq + 1, why };
      seq = row.seq;
      previous = row.hash;
    }
    if (rows.length < BATCH) break;
  }
  const [head] = await db.query<{ seq: number; hash: Buffer }>({
    text: 'select seq, hash from audit_heads where tenant_id = $1',
    values: [tenantId],
  });
  const atEnd = head ? head.seq === seq && head.hash.equals(previous) : seq === 0;
  return atEnd ? { sound: true, lines: seq } : { sound: false, seq: seq + 1, why: 'end cut off' };
}

function faultOf(tenantId: number, row: Row, expected: number, previous: Buffer): AuditFault | null {
  if (row.seq !== expected) return 'missing';
  const line = canonical(tenantId, {
    at: row.at,
    actor: row.actor_id,
    sessionId: row.session_id,
    ipPrefix: row.ip_prefix,
    requestId: row.request_id,
    action: row.action,
    entity: row.entity,
    id: row.entity_id,
    fields: row.fields,
    valuesHash: row.values_hash,
  });
  if (!chained(previous, line).equals(row.hash)) return 'altered';
  if (row.apart === null) return 'values missing';
  if (row.salt === null && row.changes === null) return null;
  return row.salt && row.changes !== null && hashOfValues(row.salt, row.changes).equals(row.values_hash)
    ? null
    : 'values altered';
}
