import { permit } from '../../access/can';
import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { conflict, forbidden, invalid, notFound, Refusal } from '../errors';
import { type Full, lockRecord } from '../records/current';
import { heldBy } from '../records/deletion';
import { heldSentence } from '../records/goingAlong';
import { handlersOf } from '../records/start';
import type { Scope } from '../scope';
import { knownErasuresOf } from './erasureRows';

/**
 * The person or company that a superuser may have erased, deleted or not. Throws 403 and 404 as for deleting it, 409 where something living holds
 * it or its handler lets nobody delete it; within a transaction that the caller ends.
 */
export async function requireErasable(tx: Tx, scope: Scope, root: Resource, id: string): Promise<Full> {
  if (!root.privacy.subject) throw invalid({ resource: 'Wskaż osobę albo firmę' });
  const allowed = permit(scope.who, 'delete', root, scope.tenant.config);
  if (allowed === 'absent' || !isUuid(id)) throw notFound();
  if (allowed === 'forbidden' || !scope.who.roles.includes('superuser')) throw forbidden();
  const living = await lockRecord(tx, scope.tenant.id, root, id, allowed.rows);
  const record = living ?? (await lockRecord(tx, scope.tenant.id, root, id, [], 'deleted'));
  if (!record) throw notFound();
  if ((await knownErasuresOf(tx, scope.tenant.id, id)) > 0) throw conflict('Te dane już trwale usunięto.');
  const held = await heldBy(tx, scope.tenant.id, [{ resource: root, ids: [id] }]);
  if (held.length > 0) throw conflict(heldSentence(held), undefined, 'held');
  if (living) await handlersOf(root).remove?.(living as never, { tx, scope });
  return record;
}

/** The sentence of a refusal, for who only looks what would be. */
export async function sentenceOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return error.message;
    throw error;
  }
}
