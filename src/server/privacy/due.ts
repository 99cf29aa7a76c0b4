import type { DueCount, RetentionReport } from '../../contract/erasures';
import { lastYearOver, terms, trashDays } from '../../domain/privacy/retention';
import { addDays } from '../../lib/dates';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { audit, trailOf } from '../records/audit';
import { endedBefore } from '../records/erasureFacts';
import { allResources, newId } from '../records/start';
import { type Erased, type Erasing, erasePieces, finishErasure } from './erase';
import { planOf } from './plan';

type Db = Pick<Tx, 'query'>;

const reason = 'Upłynął termin przechowywania';

/** Records of one kind whose term is over. */
export interface Due {
  resource: Resource;
  ids: string[];
}

/**
 * What of a firm is kept longer than its declarations ask, on a day: whatever ended so long ago that law and contracts ask for it no more, living or
 * deleted, and what lay deleted long enough and is asked for by nothing. What something else still needs is not due.
 */
export async function dueOf(db: Db, tenantId: number, today: string): Promise<Due[]> {
  const found: Due[] = [];
  const deleted = addDays(today, -trashDays);
  for (const resource of allResources()) {
    const year = lastYearOver(resource.privacy.retention, today);
    const candidates = await endedBefore(db, tenantId, resource, { deleted, year });
    if (candidates.length === 0) continue;
    const ids: string[] = [];
    for (const among of slices(candidates)) {
      const { kept } = await planOf(db, tenantId, resource, among, today);
      const needed = new Set(kept.map(({ id }) => id));
      ids.push(...among.filter((id) => !needed.has(id)));
    }
    if (ids.length > 0) found.push({ resource, ids });
  }
  return found;
}

/** So many are judged and erased at once that a statement about them is short. */
const atOnce = 1_000;

const slices = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, nth) => ids.slice(nth * atOnce, (nth + 1) * atOnce));

export const countsOf = (due: readonly Due[]): DueCount[] =>
  due.map(({ resource, ids }) => ({
    resource: resource.name,
    label: resource.labels.few,
    count: ids.length,
    term: terms[resource.privacy.retention],
  }));

/** Erases what is due with all that belongs to it, kind by kind and so many at once, with a line of the trail. */
export async function eraseDue(db: Db, erasing: Erasing, due: readonly Due[], today: string): Promise<Erased> {
  const { scope, transaction, forgetBytes } = erasing;
  const sum: Erased = { records: 0, files: 0 };
  const kinds = due.flatMap(({ resource, ids }) => slices(ids).map((among) => ({ resource, ids: among })));
  for (const { resource, ids } of kinds) {
    const plan = await planOf(db, scope.tenant.id, resource, ids, today);
    // What became needed since it was looked at stays, with what belongs to it.
    if (plan.kept.length > 0) continue;
    const { records, files } = await erasePieces(erasing, plan, reason);
    const archives = await transaction(async (tx) => {
      const said = { reason, rows: records, files };
      const changes = Object.fromEntries(Object.entries(said).map(([key, after]) => [key, { before: null, after }]));
      await audit(tx, { ...trailOf(scope), action: 'erasure', entity: resource.name, id: null, changes });
      return finishErasure(tx, scope, plan, { id: newId(), roots: [] });
    });
    await forgetBytes(archives, []);
    sum.records += records;
    sum.files += files;
  }
  return sum;
}

export type Looked = Pick<RetentionReport, 'due' | 'erased'>;
