import type { RaRecord } from 'ra-core';
import { TicketStand, TicketWords } from './TicketParts';
import type { Ticket } from './ticket';

/** A case beside its list: how it stands, then what was written. */
export default function TicketBeside({ record }: { record: RaRecord }) {
  const ticket = record as Ticket;
  return (
    <div className="ticket-main">
      <TicketStand ticket={ticket} />
      <TicketWords ticket={ticket} />
    </div>
  );
}
