import { useShown } from '../../records/useDeclared';
import { TicketStand, TicketWords } from './TicketParts';
import type { Ticket } from './ticket';

/** A case beside its list: how it stands, then what was written. */
export default function TicketBeside() {
  const { record: ticket } = useShown<Ticket>();
  return (
    <div className="ticket-main">
      <TicketStand ticket={ticket} />
      <TicketWords ticket={ticket} />
    </div>
  );
}
