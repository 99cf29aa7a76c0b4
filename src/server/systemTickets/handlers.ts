import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { nextNumber } from '../db/counters';
import type { Tx } from '../db/database';
import { defineHandlers } from '../handlers/define';
import { notify } from '../notices/notify';
import { peopleWith } from '../notices/people';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';

/** What people report about the panel itself; an answer of the reporter's puts it back to work. */
export const systemTickets = defineHandlers(resources['system-tickets'], {
  async create(_values, { tx, scope }) {
    const year = todayOf(scope).slice(0, 4);
    const number = await nextNumber(tx, scope.tenant.id, `system-tickets:${year}`);
    return { number: `Z/${year}/${String(number).padStart(5, '0')}`, reporter_id: scope.who.id };
  },
  async saved(after, before, { tx, scope }) {
    if (!after) return;
    if (!before) return tell(tx, scope, 'system_ticket_created', after, await peopleWith(tx, scope.tenant.id, 'superuser'));
    if (after.public_note && after.public_note !== before.public_note)
      await tell(tx, scope, 'system_ticket_answered', after, [after.reporter_id]);
  },
  async posted(ticket, post, { tx, scope }) {
    if (post.internal) return;
    const isReporters = post.author_id === ticket.reporter_id;
    const to = isReporters ? await peopleWith(tx, scope.tenant.id, 'superuser') : [ticket.reporter_id];
    await tell(tx, scope, 'system_ticket_answered', ticket, to);
    if (!isReporters || ticket.status !== 'waiting_reporter') return;
    await patch(tx, trailOf(scope), resources['system-tickets'], ticket.id, { status: 'in_progress' });
  },
});

/** Superusers hear of what was reported, its reporter of what was answered; whoever did it hears nothing. */
async function tell(
  tx: Tx,
  scope: Scope,
  event: 'system_ticket_created' | 'system_ticket_answered',
  { id, number, title }: RecordOf<(typeof resources)['system-tickets']>,
  to: readonly string[],
): Promise<void> {
  await notify(tx, scope, {
    event,
    to,
    record: { resource: 'system-tickets', id },
    values: { numer: number, tytul: title, autor: scope.who.first_name },
  });
}
