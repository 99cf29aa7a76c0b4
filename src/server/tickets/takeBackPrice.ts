import { resources } from '../../../resources';
import { conflict } from '../errors';
import type { HookContext } from '../handlers/define';
import { lockRecord } from '../records/current';
import { remove } from '../records/remove';
import { byServer } from '../scope';
import { keepTicket, type Ticket } from './moving';
import { say } from './posting';
import { tellAnswered } from './telling';

const { tickets, 'billable-events': events } = resources;

/** The price of a case waits for the client's word again; what was charged for it goes. Throws 409 once the office has passed it on to be invoiced. */
export async function takeBackPrice(id: string, { tx, scope }: HookContext): Promise<void> {
  const ticket = (await lockRecord(tx, scope.tenant.id, tickets, id, [])) as Ticket | null;
  if (ticket?.billable !== 'extra_accepted' && ticket?.billable !== 'extra_rejected')
    throw conflict('Biuro zmieniło już tę wycenę. Napisz w sprawie, jeśli coś się nie zgadza.', undefined, 'acted_on');
  const charged = ticket.billable_event_id;
  const event = charged === null ? null : await lockRecord(tx, scope.tenant.id, events, charged, []);
  if (event && event.status !== 'accepted')
    throw conflict(
      'Biuro przekazało już tę kwotę do faktury. Napisz w sprawie, jeśli coś się nie zgadza.',
      undefined,
      'acted_on',
    );
  const waiting = await keepTicket(tx, scope, id, { billable: 'extra_pending', billable_event_id: null });
  if (event) await remove(tx, byServer(scope), events, event.id);
  if (!waiting) return;
  await say(tx, scope, id, 'Decyzja o cenie została cofnięta. Wycena znów czeka na decyzję.');
  await tellAnswered(tx, scope, waiting, false);
}
