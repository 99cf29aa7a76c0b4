import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { tickets as declaration } from '../../../../../resources/tickets';
import { formatDate } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { Card, Cards } from '../../../kit/Cards';
import { StatusChip } from '../../../layout/StatusChip';
import { priceInWords, type Ticket, turnOf, waitsForClient } from '../ticket';

/** Cases as a client reads them: what it is about, where it stands, whether something is asked of them. */
export function TicketCards({ tickets, several }: { tickets: readonly Ticket[]; several: boolean }) {
  return (
    <ResourceContextProvider value={declaration.name}>
      <Cards>
        {tickets.map((ticket) => (
          <RecordContextProvider key={ticket.id} value={ticket}>
            <Card
              title={ticket.subject}
              to={`/tickets/${ticket.id}`}
              facts={
                <>
                  {turnOf(ticket) ? (
                    <StatusChip label={turnOf(ticket) ?? ''} color="warning" />
                  ) : (
                    <RecordValue source="status" compact={true} />
                  )}
                  {waitsForPrice(ticket) && <span className="quiet number">{priceInWords(ticket).beside}</span>}
                  {(ticket.unread ?? 0) > 0 && <StatusChip label={`Nowe: ${ticket.unread}`} color="info" />}
                </>
              }
              about={[
                ticket.number,
                ticket.category?.title,
                formatDate(ticket.created_at),
                several ? ticket.company?.title : null,
              ]
                .filter(Boolean)
                .join(', ')}
            />
          </RecordContextProvider>
        ))}
      </Cards>
    </ResourceContextProvider>
  );
}

/** The net stands beside a price that is asked about, where its gross is known. */
const waitsForPrice = (ticket: Ticket): boolean =>
  waitsForClient(ticket) && ticket.billable === 'extra_pending' && priceInWords(ticket).beside !== '';
