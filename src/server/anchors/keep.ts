import type { Keys } from '../auth/crypto/keys';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Log } from '../log';
import { notify } from '../notices/notify';
import { peopleWith } from '../notices/people';
import { headOf, holdsLine } from '../records/auditHeads';
import { sealTrail } from '../records/auditSeal';
import { systemScope, type Tenant } from '../scope';
import { type Anchor, signAnchor } from './anchor';
import { appendAnchors, newestAnchors } from './file';

interface Parts {
  db: Database;
  keys: Keys;
  clock: Clock;
  log: Pick<Log, 'info' | 'error'>;
  config: Pick<Config, 'anchors' | 'dataDir'>;
}

export interface AnchorParts extends Parts {
  tenants: { all(): readonly Tenant[] };
}

/** Seals chains from before there were keys, before anything keyed is written. One that was anchored once is no such chain. */
export async function sealTrails(parts: AnchorParts): Promise<void> {
  const known = await newestAnchors(parts.keys, parts.config.anchors.file);
  for (const { id, key } of parts.tenants.all()) if (!known.has(key)) await sealTrail(parts.db, id, parts.clock());
}

/**
 * Compares each firm's trail with its newest anchor in the file, and anchors its head there and in the log; a trail that no longer holds
 * what it held is told to the operator and to the firm's superusers. Answers the heads.
 */
export async function anchorTrails(parts: Parts, tenants: readonly Tenant[]): Promise<Anchor[]> {
  const { db, keys, clock, log, config } = parts;
  const known = await newestAnchors(keys, config.anchors.file);
  const heads: Anchor[] = [];
  const fresh: Anchor[] = [];
  for (const tenant of tenants) {
    const newest = known.get(tenant.key);
    const head = await headOf(db, tenant.id);
    if (newest && !(await holdsLine(db, tenant.id, { seq: newest.seq, hash: Buffer.from(newest.hash, 'hex') })))
      await tellBroken(parts, tenant, newest);
    if (!head) continue;
    const hash = head.hash.toString('hex');
    const anchor = signAnchor(keys, { tenant: tenant.key, seq: head.seq, hash, time: clock().toISOString() });
    heads.push(anchor);
    if (newest?.seq !== head.seq || newest.hash !== hash) fresh.push(anchor);
  }
  await appendAnchors(config.anchors.file, fresh);
  for (const anchor of fresh) log.info('Anchor of the trail', { tenant: anchor.tenant, anchor: JSON.stringify(anchor) });
  return heads;
}

async function tellBroken({ db, clock, log }: Parts, tenant: Tenant, { seq }: Anchor): Promise<void> {
  log.error('Alarm: trail', { tenant: tenant.key });
  await db.transaction(async (tx) => {
    const to = await peopleWith(tx, tenant.id, 'superuser');
    await notify(tx, systemScope(tenant, clock()), { event: 'trail_broken', to, values: { liczba: String(seq) } });
  });
}

/** So often a running server anchors in its own file; each night's anchor goes to the other places as well. */
const everyMs = 60 * 60_000;

/** Anchors at start, each hour, and at the end of a clean stop. */
export function keepAnchored(parts: AnchorParts): { stop(): Promise<void> } {
  const anchor = () =>
    anchorTrails(parts, parts.tenants.all()).then(
      () => undefined,
      (error: unknown) =>
        parts.log.error('The trail was not anchored', { error: error instanceof Error ? error.name : 'unknown' }),
    );
  let running = anchor();
  const timer = setInterval(() => {
    running = running.then(anchor);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running.then(anchor);
    },
  };
}
