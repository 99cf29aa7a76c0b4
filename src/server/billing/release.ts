import { resources } from '../../../resources';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patchAll } from '../records/patch';
import { entriesOf } from './rows';

/** Gives the time that an event charged back, to be charged anew. */
export const releaseTime = (eventId: string, context: HookContext): Promise<void> =>
  markTime(eventId, { billable_event_id: null, charged_minutes: null }, context);

/** The time of an invoiced event is invoiced with it. */
export const invoiceTime = (eventId: string, context: HookContext): Promise<void> =>
  markTime(eventId, { status: 'invoiced' }, context);

async function markTime(eventId: string, values: Readonly<Record<string, unknown>>, { tx, scope }: HookContext): Promise<void> {
  const entries = await entriesOf(tx, scope.tenant.id, eventId);
  const changes = entries.map((id) => ({ id, values }));
  await patchAll(tx, trailOf(scope), resources.uptimes, changes);
}
