import { type ErasureReason, erasureReasons } from '../../contract/erasures';
import type { Resource } from '../../schema';
import type { Keys } from '../auth/crypto/keys';
import type { Config } from '../config';
import type { Tx } from '../db/database';
import { audit, trailOf } from '../records/audit';
import { todayOf } from '../records/present';
import { actorOf } from '../scope';
import { type Erased, type Erasing, erasePieces, finishErasure } from './erase';
import { insertErasure } from './erasureRows';
import { noteOutside, type OutsideErasure, putBesideCopies, signed } from './outside';
import { planOf, tiesOf } from './plan';

/** The erasure of one person or company. */
export interface SubjectErasure {
  id: string;
  root: Resource;
  record: string;
  reason: ErasureReason;
}

export interface ErasureTools {
  db: Pick<Tx, 'query'>;
  config: Pick<Config, 'dataDir' | 'copies'>;
  keys: Keys;
}

/**
 * Erases all that belongs to the subject but what law keeps. `end` runs the last transaction; it leaves the erasure's line in the trail, its row,
 * and its note outside the database, written last so that it stands only for what is as good as done. Answers that note.
 */
export async function eraseSubject(
  { db, config, keys }: ErasureTools,
  erasing: Erasing,
  { id, root, record, reason }: SubjectErasure,
  end: (work: (tx: Tx) => Promise<void>, erased: Erased) => Promise<void>,
): Promise<OutsideErasure> {
  const { scope } = erasing;
  const { tenant, now } = scope;
  const plan = await planOf(db, tenant.id, root, [record], todayOf(scope));
  // Rows by which people are found to go along stand to the end, so that an erasure begun again finds the rest of them.
  const roots = [record, ...tiesOf(root, plan)];
  const erased = await erasePieces(erasing, plan, erasureReasons[reason], roots);
  const note = signed(keys, { tenant: tenant.key, id, resource: root.name, record, reason, at: now.toISOString() });
  let archives: string[] = [];
  await end(async (tx) => {
    archives = await finishErasure(tx, scope, plan, { id, roots });
    const told = { records: erased.records, files: erased.files };
    await insertErasure(tx, tenant.id, {
      id,
      resource: root.name,
      record_id: record,
      reason,
      at: now,
      by_id: actorOf(scope),
      told,
    });
    const said = { reason: erasureReasons[reason], rows: erased.records, files: erased.files, kept: plan.kept.length };
    const changes = Object.fromEntries(Object.entries(said).map(([key, after]) => [key, { before: null, after }]));
    await audit(tx, { ...trailOf(scope), action: 'erasure', entity: root.name, id: record, changes });
    await noteOutside(config, note);
  }, erased);
  await erasing.forgetBytes(archives, []);
  // Where the copies' place does not answer, the next start puts it there.
  await putBesideCopies(config, [note]).catch(() => undefined);
  return note;
}
