import { resources } from '../../../resources';
import { conflict } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';

const events = resources['billable-events'];
const decided = ['accepted', 'rejected'];

/** The price waits for the client's word again. Throws 409 once the office has passed it on to be invoiced, or has changed it. */
export async function takeBackCharge(id: string, { tx, scope }: HookContext): Promise<void> {
  const event = await lockRecord(tx, scope.tenant.id, events, id, []);
  if (!event || !decided.includes(String(event.status)))
    throw conflict('Biuro przekazało już tę kwotę do faktury. Napisz do biura, jeśli coś się nie zgadza.', undefined, 'acted_on');
  await patch(tx, trailOf(scope), events, id, {
    status: 'to_accept',
    decided_at: null,
    decided_by_id: null,
    decision_note: null,
  });
}
