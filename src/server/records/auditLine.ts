import { randomBytes } from 'node:crypto';
import type { AuditEntry } from './auditRecord';
import { hashOfValues, linkOf } from './auditRecord';
import { fieldKeys } from './start';

/** A line of the trail ready to be written: everything but its place in the chain. */
export interface AuditLine {
  /** What the chain is made of. */
  link: Buffer;
  fields: readonly string[];
  salt: Buffer;
  /** As JSON, as it is kept. */
  changes: string;
  valuesHash: Buffer;
  keyId: string;
}

/** Bound with the current server key. */
export function lineOf(entry: AuditEntry): AuditLine {
  const keys = fieldKeys();
  const keyId = keys[0].id;
  const fields = Object.keys(entry.changes).sort();
  const salt = randomBytes(16);
  const changes = JSON.stringify(entry.changes);
  const valuesHash = hashOfValues(salt, changes);
  const link = linkOf(keys, entry.tenantId, { ...entry, fields, valuesHash, keyId });
  if (!link) throw new Error('The current key is one of the keys');
  return { link, fields, salt, changes, valuesHash, keyId };
}
