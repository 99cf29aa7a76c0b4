import { createHash } from 'node:crypto';

/** What changed, by field; null where there was or is nothing. */
export type AuditChanges = Readonly<Record<string, { before: unknown; after: unknown }>>;

/** One line of the trail as the chain knows it. */
export interface AuditRecord {
  at: Date;
  actor: string | null;
  sessionId: string | null;
  ipPrefix: string;
  requestId: string;
  action: string;
  entity: string;
  id: string | null;
  fields: readonly string[];
  valuesHash: Buffer;
}

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The line's own text, the same to the byte whenever it is written. */
export function canonical(tenantId: number, record: AuditRecord): Buffer {
  const { at, actor, sessionId, ipPrefix, requestId, action, entity, id, fields, valuesHash } = record;
  const parts = [
    tenantId,
    at.toISOString(),
    actor,
    sessionId,
    ipPrefix,
    requestId,
    action,
    entity,
    id,
    fields,
    valuesHash.toString('hex'),
  ];
  return Buffer.from(JSON.stringify(parts));
}

/** What a line adds to the chain. */
export function chained(previous: Uint8Array, text: Uint8Array): Buffer {
  return sha256(previous, text);
}

/** The hash of values as they are kept; without the salt nobody can try values against it. */
export function hashOfValues(salt: Uint8Array, changes: string): Buffer {
  return sha256(salt, changes);
}
