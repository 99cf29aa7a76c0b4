import { deviceName } from '../../lib/device';
import type { Resource } from '../../schema';
import { isConcealed } from '../../schema/concealed';
import type { Statement, Tx } from '../db/database';
import { actorOf, type Scope } from '../scope';
import { lineOf } from './auditLine';
import type { AuditChanges, AuditEntry, Trail } from './auditRecord';

/** What is written in place of a value that the trail must not hold. */
export const hidden = '[ukryte]';

/** The firm's chain grows by one line, under the lock of its head; the values go to a table of their own. */
const text = `with head as (
    insert into audit_heads as h (tenant_id, seq, hash) values ($1, 1, sha256($2::bytea))
    on conflict (tenant_id) do update set seq = h.seq + 1, hash = sha256(h.hash || $2::bytea)
    returning seq, hash
  ), apart as (
    insert into audit_values (tenant_id, seq, salt, changes) select $1, seq, $3, $4 from head
  )
  insert into audit (tenant_id, seq, at, actor_id, session_id, ip_prefix, request_id, action, entity, entity_id, fields, values_hash, hash,
    device, key_id)
  select $1, seq, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, hash, $15, $16 from head`;

/**
 * Writes one line of the audit trail in the caller's transaction (U01), with its next statement or its commit: writers of one firm
 * wait for each other from there to the commit.
 */
export async function audit(tx: Pick<Tx, 'later'>, entry: AuditEntry): Promise<void> {
  tx.later(statementOf(entry));
}

/** The same where the line is all that is written, and no transaction needed. */
export async function auditAlone(db: Pick<Tx, 'query'>, entry: AuditEntry): Promise<void> {
  await db.query(statementOf(entry));
}

function statementOf(entry: AuditEntry): Statement {
  return { name: 'audit', text, values: lineValues(entry) };
}

/** A line as the parameters of its statement. */
export function lineValues(entry: AuditEntry): readonly unknown[] {
  const { tenantId, at, actor, sessionId, ipPrefix, device, requestId, action, entity, id } = entry;
  const { link, salt, changes, fields, valuesHash, keyId } = lineOf(entry);
  const told = [at, actor, sessionId, ipPrefix, requestId, action, entity, id, fields, valuesHash];
  return [tenantId, link, salt, changes, ...told, device, keyId];
}

/** What of two states of a record differs, ready for the trail: secret and special values hidden. */
export function changesBetween(
  resource: Resource,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): AuditChanges {
  const shown = (key: string, value: unknown) =>
    value !== null && value !== undefined && isHidden(resource, key) ? hidden : (value ?? null);
  return Object.fromEntries(keys.map((key) => [key, { before: shown(key, before[key]), after: shown(key, after[key]) }]));
}

/** Whether the trail holds only that the field changed. */
export function isHidden({ fields }: Resource, key: string): boolean {
  const field = fields[key];
  return field !== undefined && isConcealed(field);
}

/** The one who asks, as the trail knows them. */
export function trailOf(scope: Scope): Trail {
  const { tenant, sessionId, ipPrefix, userAgent, requestId, now } = scope;
  const device = userAgent === '' ? '' : deviceName(userAgent);
  return { tenantId: tenant.id, at: now, actor: actorOf(scope), sessionId, ipPrefix, device, requestId };
}
