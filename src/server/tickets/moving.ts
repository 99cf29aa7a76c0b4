import { resources } from '../../../resources';
import { answered, type Clocks, resumed, stopped, warningOf } from '../../domain/tickets/clocks';
import { addDays, fromWarsaw, toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { officeCalendar } from '../../tenants/hours';
import type { Tx } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';

export type Ticket = RecordOf<typeof resources.tickets>;
export type TicketValues = Partial<Ticket>;
type Status = Ticket['status'];

/** The clocks run in these alone. */
const running: readonly Status[] = ['new', 'open'];
const waiting: readonly Status[] = ['waiting_client', 'waiting_authority', 'on_hold'];
/** Days after which a solved case closes by itself. */
const openDays = 7;

export const clocksOf = (ticket: Ticket): Clocks => ({
  first_response_due: ticket.first_response_due,
  first_response_at: ticket.first_response_at,
  solution_due: ticket.solution_due,
  first_left_minutes: ticket.first_left_minutes,
  solution_left_minutes: ticket.solution_left_minutes,
  next_due: ticket.next_due,
});

/** All that changes in a case along with its status: the clocks, since when it waits, when it closes by itself. */
export function moved(ticket: Ticket, to: Status, { now: at, tenant }: Pick<Scope, 'now' | 'tenant'>): TicketValues {
  const now = toWarsaw(at);
  const office = officeCalendar(tenant.config);
  const clocks = clocksOf(ticket);
  const runs = running.includes(to);
  const ran = running.includes(ticket.status);
  return {
    ...(runs === ran ? {} : runs ? resumed(clocks, now, office) : stopped(clocks, now, office)),
    waiting_since: waiting.includes(to) ? now : null,
    snoozed_until: null,
    resolved_at: to === 'resolved' ? now : to === 'closed' ? ticket.resolved_at : null,
    auto_close_on: to === 'resolved' ? addDays(now.slice(0, 10), openDays) : null,
    closed_at: to === 'closed' || to === 'cancelled' ? now : null,
  };
}

/** The clocks after the office's first answer. */
export const answeredNow = (ticket: Ticket, { now, tenant }: Pick<Scope, 'now' | 'tenant'>): TicketValues =>
  answered(clocksOf(ticket), toWarsaw(now), officeCalendar(tenant.config));

/** The server's own change to a case; what its new clocks ask for is put into the queue. */
export async function keepTicket(tx: Tx, scope: Scope, id: string, values: TicketValues): Promise<Ticket | null> {
  const after = (await patch(tx, trailOf(scope), resources.tickets, id, values)) as Ticket | null;
  if (after) await watchClock(tx, scope, after);
  return after;
}

/** Moves a case by the server's own hand, with all that goes along. */
export function moveTicket(tx: Tx, scope: Scope, ticket: Ticket, to: Status, values: TicketValues = {}): Promise<Ticket | null> {
  return keepTicket(tx, scope, ticket.id, { status: to, ...moved(ticket, to, scope), ...values });
}

/** A look at a case when a clock is nearly run out, when it has, or when a case comes back. */
export const ticketLook = 'tickets.look';
export interface TicketLook {
  id: string;
  what: 'warning' | 'broken' | 'wake';
  /** What the look is about; by then it may be another moment. */
  due: string;
}

/** Asks for the looks that a case's next moments need; the same moment is looked at once. */
export async function watchClock(tx: Tx, scope: Scope, { id, next_due, snoozed_until }: Ticket): Promise<void> {
  const ask = async (what: TicketLook['what'], due: string, at: string) => {
    const look: TicketLook = { id, what, due };
    const instant = fromWarsaw(at);
    await enqueue(tx, scope.tenant.id, ticketLook, look, {
      key: `${id} ${what} ${due}`,
      ...(instant ? { at: instant } : {}),
    });
  };
  if (snoozed_until) await ask('wake', snoozed_until, snoozed_until);
  if (!next_due) return;
  const now = toWarsaw(scope.now);
  if (next_due > now) await ask('warning', next_due, warningOf(now, next_due, officeCalendar(scope.tenant.config)));
  await ask('broken', next_due, next_due);
}
