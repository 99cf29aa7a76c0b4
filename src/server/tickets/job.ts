import { resources } from '../../../resources';
import type { Tx } from '../db/database';
import { defineJob } from '../jobs/define';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import { moveTicket, type Ticket, type TicketLook, ticketLook } from './moving';
import { toClose, toWake } from './rows';
import { tellGiven, tellMoved, tellOfClock } from './telling';

/** At the moment that a case asked for: warns of a clock, says that it has run out, or brings the case back. */
export const ticketLooks = defineJob<TicketLook>({
  name: ticketLook,
  async run({ id, what, due }, { tenant, scope, complete }) {
    await complete(async (tx) => {
      if (tenant.config.modules.tickets?.enabled !== true) return;
      const ticket = await ticketOf(tx, scope, id);
      if (!ticket) return;
      if (what === 'wake') {
        if (ticket.status === 'on_hold' && ticket.snoozed_until === due) await wake(tx, scope, ticket);
      } else if (ticket.next_due === due) await tellOfClock(tx, scope, ticket, what, due);
    });
  },
});

/** Every morning: solved cases whose week has passed are closed, and none that was put off is forgotten. */
export const ticketsDaily = defineJob({
  name: 'tickets.daily',
  daily: '06:15',
  async run(_payload, { db, tenant, today, now, scope, transaction }) {
    if (tenant.config.modules.tickets?.enabled !== true) return;
    for (const id of await toClose(db, tenant.id, today))
      await transaction(async (tx) => {
        const ticket = await ticketOf(tx, scope, id);
        if (ticket?.status !== 'resolved') return;
        const closed = await moveTicket(tx, scope, ticket, 'closed');
        if (closed) await tellMoved(tx, scope, closed, ticket);
      });
    for (const id of await toWake(db, tenant.id, now))
      await transaction(async (tx) => {
        const ticket = await ticketOf(tx, scope, id);
        if (ticket?.status === 'on_hold' && ticket.snoozed_until) await wake(tx, scope, ticket);
      });
  },
});

async function wake(tx: Tx, scope: Scope, ticket: Ticket): Promise<void> {
  const woken = await moveTicket(tx, scope, ticket, 'open');
  if (woken) await tellGiven(tx, scope, woken);
}

const ticketOf = async (tx: Tx, scope: Scope, id: string) =>
  (await lockRecord(tx, scope.tenant.id, resources.tickets, id, [])) as Ticket | null;
