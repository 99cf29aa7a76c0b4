import { tickets as declaration } from '../../../../resources/tickets';
import { StatusChip } from '../../layout/StatusChip';
import { worded } from '../../tenant/wording';
import { DueMoment } from './DueMoment';
import { type Ticket, turnOf } from './ticket';

/** Whose turn it is: for the office how long it has, for a client whether it waits for them. */
export function Turn({ ticket, isAdmin }: { ticket: Ticket; isAdmin: boolean }) {
  if (isAdmin && ticket.next_due) return <DueMoment due={ticket.next_due} />;
  const asked = isAdmin ? null : turnOf(ticket);
  if (asked) return <StatusChip label={asked} color="warning" />;
  const state = worded(declaration).fields.status?.choices?.[ticket.status];
  return state ? <StatusChip {...state} /> : null;
}
