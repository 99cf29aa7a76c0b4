import type { Keys } from '../auth/crypto/keys';
import type { Tx } from '../db/database';
import type { AuditChanges } from './auditRecord';
import { chained, hashOfValues, linkOf } from './auditRecord';
import { inRanges, type Range, readRanges } from './seqRanges';

export type AuditFault =
  /** Lines that are not there. */
  | 'missing'
  | 'altered'
  /** Bound with a server key that is not given. */
  | 'unknown key'
  /** Not bound with a key where all should be: from a line of the old kind that no keyed one seals, or is behind a keyed one. */
  | 'not sealed'
  | 'values altered'
  | 'values missing'
  /** Cleared, and no line tells that they were. */
  | 'values erased'
  /** The head tells of a chain that ends otherwise. */
  | 'head moved'
  /** As an anchor outside the database tells: the chain once held other lines in their place. */
  | 'replaced'
  /** As an anchor tells: there was a trail, and nothing of it is left. */
  | 'emptied';

/** What is wrong with the lines from one number to another. */
export interface Finding extends Range {
  why: AuditFault;
}

/** A line that was last at some time, as an anchor outside the database tells. */
export interface Known {
  seq: number;
  hash: Buffer;
}

/** The whole chain as it was found; sound where nothing was. */
export interface AuditVerdict {
  /** The number of the last line. */
  lines: number;
  findings: Finding[];
}

interface Row {
  seq: number;
  at: Date;
  actor_id: string | null;
  session_id: string | null;
  ip_prefix: string;
  device: string | null;
  request_id: string;
  action: string;
  entity: string;
  entity_id: string | null;
  fields: string[];
  values_hash: Buffer;
  hash: Buffer;
  key_id: string | null;
  apart: number | null;
  salt: Buffer | null;
  changes: string | null;
}

const BATCH = 1_000;
const text = `select a.*, v.seq as apart, v.salt, v.changes from audit a left join audit_values v using (tenant_id, seq)
  where a.tenant_id = $1 and a.seq > $2 order by a.seq limit ${BATCH}`;

/** The action that tells of a chain's first keyed line, behind lines of the old kind. */
export const sealing = 'seal';
export const erasing = 'erase';

/**
 * Reads a firm's chain from its first line to its head (U02, U04), and holds it against what anchors outside tell. Values that were
 * erased on purpose are no fault: a line tells of each.
 */
export async function verifyAudit(
  db: Pick<Tx, 'query'>,
  keys: Keys,
  tenantId: number,
  anchors: readonly Known[] = [],
): Promise<AuditVerdict> {
  const walk = new Walk(keys, tenantId, anchors);
  for (;;) {
    const rows = await db.query<Row>({ text, values: [tenantId, walk.seq] });
    for (const row of rows) walk.take(row);
    if (rows.length < BATCH) break;
  }
  const [head] = await db.query<Known>({ text: 'select seq, hash from audit_heads where tenant_id = $1', values: [tenantId] });
  return walk.end(head ?? null);
}

class Walk {
  seq = 0;
  #hash: Buffer | null = Buffer.alloc(0);
  #keyed = false;
  #unsealed: number | null = null;
  #cleared: number[] = [];
  #toldCleared: Range[] = [];
  #findings: Finding[] = [];
  readonly #anchors: Map<number, Buffer>;
  #lastKnown = 0;

  constructor(
    readonly keys: Keys,
    readonly tenantId: number,
    anchors: readonly Known[],
  ) {
    this.#anchors = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  }

  take(row: Row): void {
    if (row.seq !== this.seq + 1) {
      this.#found('missing', this.seq + 1, row.seq - 1);
      this.#hash = null;
    }
    this.seq = row.seq;
    this.#key(row);
    const fault = this.#faultOf(row) ?? this.#faultOfValues(row);
    if (fault) this.#found(fault, row.seq);
    this.#hash = row.hash;
    const known = this.#anchors.get(row.seq);
    if (known && !known.equals(row.hash)) this.#found('replaced', this.#lastKnown + 1, row.seq);
    if (known) this.#lastKnown = row.seq;
    this.#anchors.delete(row.seq);
  }

  end(head: Known | null): AuditVerdict {
    if (this.#unsealed !== null && !this.#keyed) this.#found('not sealed', this.#unsealed, this.seq);
    for (const seq of this.#cleared) if (!inRanges(this.#toldCleared, seq)) this.#found('values erased', seq);
    const told = Math.max(0, ...this.#anchors.keys());
    if (told > 0 && this.seq === 0) this.#found('emptied', 1, told);
    else if (told > this.seq) this.#found('missing', this.seq + 1, told);
    else if (head && head.seq > this.seq) this.#found('missing', this.seq + 1, head.seq);
    else if (head ? head.seq !== this.seq || (this.#hash && !head.hash.equals(this.#hash)) : this.seq > 0)
      this.#found('head moved', this.seq);
    return { lines: this.seq, findings: this.#findings.sort((one, other) => one.from - other.from) };
  }

  /** A chain of the old kind may stand before the line that seals it, and nowhere else. */
  #key({ seq, key_id, action }: Row): void {
    if (key_id === null) {
      if (this.#keyed) this.#found('not sealed', seq);
      else this.#unsealed ??= seq;
    } else if (!this.#keyed) {
      if (this.#unsealed !== null && action !== sealing) this.#found('not sealed', this.#unsealed, seq - 1);
      this.#keyed = true;
    }
  }

  #faultOf(row: Row): AuditFault | null {
    const link = linkOf(this.keys, this.tenantId, {
      at: row.at,
      actor: row.actor_id,
      sessionId: row.session_id,
      ipPrefix: row.ip_prefix,
      device: row.device,
      requestId: row.request_id,
      action: row.action,
      entity: row.entity,
      id: row.entity_id,
      fields: row.fields,
      valuesHash: row.values_hash,
      keyId: row.key_id,
    });
    if (!link) return 'unknown key';
    // What a line behind a gap stood on is gone; from it on the chain is held together again.
    return this.#hash && !chained(this.#hash, link).equals(row.hash) ? 'altered' : null;
  }

  #faultOfValues({ seq, apart, salt, changes, values_hash, action }: Row): AuditFault | null {
    if (apart === null) return 'values missing';
    if (salt === null && changes === null) {
      this.#cleared.push(seq);
      return null;
    }
    if (!salt || changes === null || !hashOfValues(salt, changes).equals(values_hash)) return 'values altered';
    if (action === erasing)
      this.#toldCleared.push(...readRanges(String((JSON.parse(changes) as AuditChanges).entries?.after ?? '')));
    return null;
  }

  #found(why: AuditFault, from: number, to: number = from): void {
    const last = this.#findings.at(-1);
    if (last?.why === why && last.to === from - 1) last.to = to;
    else this.#findings.push({ why, from, to });
  }
}
