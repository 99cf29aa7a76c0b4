import { can } from '../../access/can';
import type { DeletionPreview } from '../../contract/deletion';
import type { Resource } from '../../schema';
import { wholeSecond } from '../db/columns';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
import { readIds } from './act';
import { trailOf } from './audit';
import { setColumns } from './change';
import { type Going, heldBy, takeAlong } from './deletion';
import { heldSentence } from './goingAlong';
import { reach, viewForWriting } from './reach';

/** What would go along with these records, and what would not let them go: the deletion itself, tried and undone. */
export async function deletionPreview(db: Database, scope: Scope, resource: Resource, asked: unknown): Promise<DeletionPreview> {
  if (can(scope.who, 'delete', resource, scope.tenant.config) === 'absent') throw notFound();
  const ids = readIds(asked);
  const going: Going[] = [{ resource, ids }];
  const tried: { held?: Awaited<ReturnType<typeof heldBy>> } = {};
  await db
    .transaction(async (tx) => {
      const now = wholeSecond(scope.now);
      for (const id of [...ids].sort()) await reach(tx, await viewForWriting(tx, scope, resource, 'delete', id), id, null);
      for (const id of ids) {
        await setColumns(tx, trailOf(scope), resource, id, { deleted_at: now });
        going.push(...(await takeAlong(tx, scope.tenant.id, resource, id, now)));
      }
      tried.held = await heldBy(tx, scope.tenant.id, going);
      throw new Tried();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error;
    });
  const counts = new Map<Resource, number>();
  for (const { resource: each, ids: gone } of going.slice(1)) counts.set(each, (counts.get(each) ?? 0) + gone.length);
  const along = [...counts].map(([{ name }, count]) => ({ resource: name, count }));
  return { along, held: tried.held && tried.held.length > 0 ? heldSentence(tried.held) : null };
}

/** Undoes what a trial did. */
class Tried extends Error {}
