import type { DueCount, RetentionReport } from '../../contract/erasures';
import { lastYearOver, terms, trashDays } from '../../domain/privacy/retention';
import { addDays } from '../../lib/dates';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { audit, trailOf } from '../records/audit';
import { endedBefore } from '../records/erasureFacts';
import { todayOf } from '../records/present';
import { allResources, newId } from '../records/start';
import { peopleAlong } from './alongRows';
import { type Erased, type Erasing, erasePieces, finishErasure } from './erase';
import { insertErasure } from './erasureRows';
import { noteOutside, type OutsideErasure, overReason, putBesideCopies, signed } from './outside';
import { type Plan, planOf } from './plan';
import type { ErasureTools } from './subjectErasure';

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
  const found = new Map<Resource, Set<string>>();
  const add = (resource: Resource, ids: readonly string[]) => {
    if (ids.length > 0) found.set(resource, new Set([...(found.get(resource) ?? []), ...ids]));
  };
  const deleted = addDays(today, -trashDays);
  for (const resource of allResources()) {
    const year = lastYearOver(resource.privacy.retention, today);
    const candidates = await endedBefore(db, tenantId, resource, { deleted, year });
    for (const among of slices(candidates)) {
      const { ids } = await freeOf(db, tenantId, resource, among, today);
      add(resource, ids);
      for (const along of await peopleAlong(db, tenantId, resource, ids))
        add(along.resource, (await freeOf(db, tenantId, along.resource, along.ids, today)).ids);
    }
  }
  return [...found].map(([resource, ids]) => ({ resource, ids: [...ids] }));
}

/** Those of these records that nothing still needs, with all that belongs to them. */
async function freeOf(
  db: Db,
  tenantId: number,
  resource: Resource,
  among: readonly string[],
  today: string,
): Promise<{ ids: string[]; plan: Plan }> {
  const plan = await planOf(db, tenantId, resource, among, today);
  if (plan.kept.length === 0) return { ids: [...among], plan };
  const needed = new Set(plan.kept.map(({ id }) => id));
  const ids = among.filter((id) => !needed.has(id));
  return { ids, plan: await planOf(db, tenantId, resource, ids, today) };
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

/**
 * Erases what is due with all that belongs to it, kind by kind and so many at once. Each lot is noted outside the database before it is touched,
 * so that one that a process dies over, or that an older copy brings back, is erased at the next start. `goOn` throws where no further
 * lot shall be begun.
 */
export async function eraseDue(
  { db, config, keys }: ErasureTools,
  erasing: Erasing,
  due: readonly Due[],
  { today, goOn }: { today: string; goOn: () => void },
): Promise<Erased> {
  const { tenant, now } = erasing.scope;
  const sum: Erased = { records: 0, files: 0 };
  const notes: OutsideErasure[] = [];
  for (const { resource, ids: all } of due)
    for (const among of slices(all)) {
      goOn();
      // What became needed since it was looked at stays, with what belongs to it.
      const { ids } = await freeOf(db, tenant.id, resource, among, today);
      if (ids.length === 0) continue;
      const told = { tenant: tenant.key, resource: resource.name, record: ids.join(' '), reason: overReason };
      const note = signed(keys, { ...told, id: newId(), at: now.toISOString() });
      await noteOutside(config, note);
      notes.push(note);
      const { records, files } = await eraseOver(db, erasing, resource, note);
      sum.records += records;
      sum.files += files;
    }
  // Where the copies' place does not answer, the next start puts them there.
  await putBesideCopies(config, notes).catch(() => undefined);
  return sum;
}

/** Erases the lot of one note; what law asks for by now, as a copy brought it back otherwise, stays. Leaves a line of the trail, and its row. */
export async function eraseOver(
  db: Db,
  { scope, transaction, forgetBytes, between }: Erasing,
  resource: Resource,
  { id, record }: Pick<OutsideErasure, 'id' | 'record'>,
): Promise<Erased> {
  const { plan } = await freeOf(db, scope.tenant.id, resource, record.split(' '), todayOf(scope));
  const erased = await erasePieces({ scope, transaction, forgetBytes, between }, plan, reason);
  const archives = await transaction(async (tx) => {
    const said = { reason, rows: erased.records, files: erased.files };
    const changes = Object.fromEntries(Object.entries(said).map(([key, after]) => [key, { before: null, after }]));
    await audit(tx, { ...trailOf(scope), action: 'erasure', entity: resource.name, id: null, changes });
    const row = {
      id,
      resource: resource.name,
      record_id: null,
      reason: overReason,
      at: scope.now,
      by_id: null,
      told: { ...erased },
    };
    await insertErasure(tx, scope.tenant.id, row);
    return finishErasure(tx, scope, plan, { id, roots: [] });
  });
  await forgetBytes(archives, []);
  return erased;
}

export type Looked = Pick<RetentionReport, 'due' | 'erased'>;
