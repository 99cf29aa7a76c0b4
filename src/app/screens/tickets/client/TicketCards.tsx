import { tickets as declaration } from '../../../../../resources/tickets';
import { formatDate } from '../../../../lib/dates';
import { FieldValue } from '../../../fields/FieldValue';
import { Card, Cards } from '../../../kit/Cards';
import { StatusChip } from '../../../layout/StatusChip';
import { worded } from '../../../tenant/wording';
import { priceInWords, type Ticket, turnOf, waitsForClient } from '../ticket';

/** Cases as a client reads them: what it is about, where it stands, whether something is asked of them. */
export function TicketCards({ tickets, several }: { tickets: readonly Ticket[]; several: boolean }) {
  const resource = worded(declaration);
  const { status } = resource.fields;
  return (
    <Cards>
      {tickets.map((ticket) => (
        <Card
          key={ticket.id}
          title={ticket.subject}
          to={`/tickets/${ticket.id}`}
          facts={
            <>
              {turnOf(ticket) ? (
                <StatusChip label={turnOf(ticket) ?? ''} color="warning" />
              ) : status ? (
                <FieldValue
                  value={ticket.status}
                  field={status}
                  source="status"
                  record={ticket}
                  resource={resource}
                  compact={true}
                />
              ) : null}
              {waitsForPrice(ticket) && <span className="quiet number">{priceInWords(ticket).beside}</span>}
              {(ticket.unread ?? 0) > 0 && <StatusChip label={`Nowe: ${ticket.unread}`} color="info" />}
            </>
          }
          about={[ticket.number, ticket.category?.title, formatDate(ticket.created_at), several ? ticket.company?.title : null]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
    </Cards>
  );
}

/** The net stands beside a price that is asked about, where its gross is known. */
const waitsForPrice = (ticket: Ticket): boolean =>
  waitsForClient(ticket) && ticket.billable === 'extra_pending' && priceInWords(ticket).beside !== '';
