import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { conflict } from '../errors';
import { auditMany } from './auditMany';
import type { Trail } from './auditRecord';
import { type Going, heldBy, missingOver } from './deletion';
import { announce } from './notices';

/** Throws 409 with what holds the records that would go. */
export async function refuseHeld(tx: Pick<Tx, 'query'>, tenantId: number, going: readonly Going[]): Promise<void> {
  const held = await heldBy(tx, tenantId, going);
  if (held.length > 0) throw conflict(heldSentence(held), undefined, 'held');
}

export const heldSentence = (held: readonly { resource: Resource; count: number }[]) =>
  `Nie można usunąć, bo korzystają z tego: ${held.map(({ resource, count }) => `${resource.labels.few.toLowerCase()} (${count})`).join(', ')}.`;

/** Throws 409 where a record that this one hangs on is deleted itself. */
export async function refuseOrphan(tx: Pick<Tx, 'query'>, tenantId: number, resource: Resource, id: string): Promise<void> {
  const missing = await missingOver(tx, tenantId, resource, id);
  if (missing !== null) throw conflict(`Najpierw przywróć to, do czego należy: ${missing}.`, undefined, 'parent_deleted');
}

/** Most changes of one resource that are told one by one to those who look at them now. */
const mostTold = 50;

/** A line of the trail for each record, and word to open lists. */
export async function tellGoing(tx: Tx, trail: Trail, going: readonly Going[], action: 'delete' | 'restore'): Promise<void> {
  const lines = going.flatMap(({ resource, ids }) =>
    ids.map((id) => ({ ...trail, action, entity: resource.name, id, changes: {} })),
  );
  for (const { resource, ids } of going)
    for (const id of ids.slice(0, mostTold)) announce(tx, trail.tenantId, resource, id, action);
  await auditMany(tx, lines);
}
