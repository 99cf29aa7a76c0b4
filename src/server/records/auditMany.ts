import type { Tx } from '../db/database';
import { audit } from './audit';
import { lineOf } from './auditLine';
import type { AuditEntry } from './auditRecord';
import { chained } from './auditRecord';

const AT_ONCE = 1_000;

interface Head {
  seq: number;
  hash: Buffer;
}

/**
 * The same lines of one firm's trail as `audit` would write one by one, in as few statements as that takes; for bulk work. The head is asked
 * for at once and held to the commit, so it stands last in a transaction; one line alone goes with the next statement, as `audit` sends it.
 */
export async function auditMany(tx: Pick<Tx, 'query' | 'later'>, entries: readonly AuditEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  if (entries.some(({ tenantId }) => tenantId !== first.tenantId))
    throw new Error('auditMany writes to the trail of one firm, and its entries are of several; call it once for each firm');
  if (entries.length === 1) return audit(tx, first);
  let head = await lockHead(tx, first.tenantId);
  // A firm's very first line makes the head.
  if (!head) await audit(tx, first);
  const left = head ? entries : entries.slice(1);
  head ??= await lockHead(tx, first.tenantId);
  if (!head) throw new Error('The chain of the trail has no head after its first line');
  for (let start = 0; start < left.length; start += AT_ONCE)
    head = chain(tx, first.tenantId, head, left.slice(start, start + AT_ONCE));
}

async function lockHead(tx: Pick<Tx, 'query'>, tenantId: number): Promise<Head | null> {
  const [head] = await tx.query<Head>({
    name: 'auditMany.head',
    text: 'select seq, hash from audit_heads where tenant_id = $1 for update',
    values: [tenantId],
  });
  return head ?? null;
}

/** Writes the lines behind the head, and answers the head that they leave. */
function chain(tx: Pick<Tx, 'later'>, tenantId: number, head: Head, entries: readonly AuditEntry[]): Head {
  let { seq, hash } = head;
  const rows = entries.map((entry) => {
    const { at, actor, sessionId, ipPrefix, device, requestId, action, entity, id } = entry;
    const { link, fields, salt, changes, valuesHash, keyId } = lineOf(entry);
    seq += 1;
    hash = chained(hash, link);
    return {
      seq,
      salt: hex(salt),
      changes,
      at: at.toISOString(),
      actor_id: actor,
      session_id: sessionId,
      ip_prefix: ipPrefix,
      device,
      key_id: keyId,
      request_id: requestId,
      action,
      entity,
      entity_id: id,
      fields,
      values_hash: hex(valuesHash),
      hash: hex(hash),
    };
  });
  tx.later({ name: 'auditMany.lines', text: insertLines, values: [tenantId, JSON.stringify(rows), seq, hash] });
  return { seq, hash };
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

/** Sent and read as JSON once: the lines, their values apart, and the head that goes on. */
const insertLines = `with line as materialized (
    select * from json_to_recordset($2::json) l (seq bigint, at timestamptz, actor_id uuid, session_id text, ip_prefix text,
      request_id text, action text, entity text, entity_id uuid, fields json, values_hash text, hash text, device text, key_id text,
      salt text, changes text)
  ), apart as (
    insert into audit_values (tenant_id, seq, salt, changes) select $1, seq, salt::bytea, changes from line
  ), grown as (
    update audit_heads set seq = $3, hash = $4 where tenant_id = $1
  )
  insert into audit (tenant_id, seq, at, actor_id, session_id, ip_prefix, request_id, action, entity, entity_id,
    fields, values_hash, hash, device, key_id)
  select $1, seq, at, actor_id, session_id, ip_prefix, request_id, action, entity, entity_id,
    array(select json_array_elements_text(fields)), values_hash::bytea, hash::bytea, device, key_id
  from line`;
