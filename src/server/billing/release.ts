import { resources } from '../../../resources';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { entriesOf } from './rows';

/** Gives the time that an event charged back, to be charged anew. */
export async function releaseTime(eventId: string, { tx, scope }: HookContext): Promise<void> {
  for (const id of await entriesOf(tx, scope.tenant.id, eventId))
    await patch(tx, trailOf(scope), resources.uptimes, id, { billable_event_id: null, charged_minutes: null });
}

/** The time of an invoiced event is invoiced with it. */
export async function invoiceTime(eventId: string, { tx, scope }: HookContext): Promise<void> {
  for (const id of await entriesOf(tx, scope.tenant.id, eventId))
    await patch(tx, trailOf(scope), resources.uptimes, id, { status: 'invoiced' });
}
