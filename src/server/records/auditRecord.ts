import { createHash } from 'node:crypto';
import { findKey, type Key, type Keys } from '../auth/crypto/keys';
import { mac } from '../auth/crypto/signature';

/** What changed, by field; null where there was or is nothing. */
export type AuditChanges = Readonly<Record<string, { before: unknown; after: unknown }>>;

/** One line of the trail as the chain knows it. */
export interface AuditRecord {
  at: Date;
  actor: string | null;
  sessionId: string | null;
  ipPrefix: string;
  /** `Chrome, Windows`; empty for the server itself. Null in lines from before it was written. */
  device: string | null;
  requestId: string;
  action: string;
  entity: string;
  id: string | null;
  fields: readonly string[];
  valuesHash: Buffer;
  /** The server key that the line is bound with (U04); null in lines from before there was one. */
  keyId: string | null;
}

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The line's own text, the same to the byte whenever it is written. */
function canonical(tenantId: number, record: AuditRecord): Buffer {
  const { at, actor, sessionId, ipPrefix, device, requestId, action, entity, id, fields, valuesHash, keyId } = record;
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
    ...(keyId === null ? [] : [device, keyId]),
  ];
  return Buffer.from(JSON.stringify(parts));
}

/**
 * What a line gives to the chain: its text behind a tag that only who has the server key can make (U04). The tag is nowhere kept, so
 * nobody who holds the whole database can put a line behind another one than it was written behind. Null where the key is not known.
 */
export function linkOf(keys: Keys, tenantId: number, record: AuditRecord): Buffer | null {
  const line = canonical(tenantId, record);
  if (record.keyId === null) return line;
  const key = findKey(keys, record.keyId);
  return key ? Buffer.concat([tagOf(key, line), line]) : null;
}

const tagOf = (key: Key, line: Buffer) => mac(key, 'trail', [line.toString()]);

/** What a line makes of the chain; PostgreSQL computes the same in `audit.ts`, under the lock of the head. */
export function chained(previous: Uint8Array, link: Uint8Array): Buffer {
  return sha256(previous, link);
}

/** The hash of values as they are kept; without the salt nobody can try values against it. */
export function hashOfValues(salt: Uint8Array, changes: string): Buffer {
  return sha256(salt, changes);
}

/** Who does something, from where and when; `actor` is null for the server itself. */
export interface Trail {
  tenantId: number;
  at: Date;
  actor: string | null;
  sessionId: string | null;
  /** /24 or /56. */
  ipPrefix: string;
  /** `Chrome, Windows`; empty for the server itself. */
  device: string;
  requestId: string;
}

/** Something done, as whoever did it tells it. */
export interface AuditEntry extends Trail {
  /** `create`, `update`, `transition:close`, `login` … */
  action: string;
  entity: string;
  id: string | null;
  changes: AuditChanges;
}
