import { resources } from '../../../resources';
import { nextNumber } from '../db/counters';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { defineHandlers } from './define';

/** What people report about the panel itself; an answer of the reporter's puts it back to work. */
export const systemTickets = defineHandlers(resources['system-tickets'], {
  async create(_values, { tx, scope }) {
    const year = todayOf(scope).slice(0, 4);
    const number = await nextNumber(tx, scope.tenant.id, `system-tickets:${year}`);
    return { number: `Z/${year}/${String(number).padStart(5, '0')}`, reporter_id: scope.who.id };
  },
  async posted(ticket, post, { tx, scope }) {
    if (post.internal || post.author_id !== ticket.reporter_id || ticket.status !== 'waiting_reporter') return;
    await patch(tx, trailOf(scope), resources['system-tickets'], ticket.id, { status: 'in_progress' });
  },
});
