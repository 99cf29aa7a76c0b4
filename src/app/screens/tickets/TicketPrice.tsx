import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { tickets as declaration } from '../../../../resources/tickets';
import { RecordValue } from '../../fields/RecordValue';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useMay } from '../../records/usePermit';
import { useShowPath } from '../../records/useShowPath';
import { useTenant } from '../../tenant/useTenant';
import { overStates, priceInWords, type Ticket } from './ticket';
import { useTicketDeed } from './useTicketDeed';

const PriceDialog = lazy(() => import('./PriceDialog'));

/** How a case is paid for, and the steps of the office: to price it, to take the price back, to make it free. */
export function TicketPrice({ ticket }: { ticket: Ticket }) {
  const prices = useTenant().has('pricelist');
  const mayEdit = useMay()('edit', declaration, ticket);
  const event = useShowPath('billable-events', String(ticket.billable_event_id ?? ''));
  const { act, doing } = useTicketDeed(String(ticket.id));
  const [asking, setAsking] = useState(false);
  const { billable, price_amount, price_item, price_note, billable_event_id } = ticket;
  const charged = Boolean(billable_event_id);
  const { main, beside } = priceInWords(ticket);
  const steps = mayEdit && !charged;
  return (
    <Panel title="Rozliczenie" beside={<RecordValue source="billable" />}>
      <div className="panel-body ticket-price">
        {price_amount !== null && price_amount !== undefined && (
          <p>
            <strong className="number">{main}</strong>
            {beside && <span className="number">, {beside}</span>}
            {price_item && (
              <>
                {' '}
                ({price_item.title} × <RecordValue source="price_quantity" />)
              </>
            )}
          </p>
        )}
        {price_note && <p className="lines quiet">{price_note}</p>}
        {charged && event && <Link to={event}>Zdarzenie płatne</Link>}
        {steps && (
          <div className="ticket-steps">
            {prices && !overStates.includes(ticket.status) && (
              <OtherButton size="small" onClick={() => setAsking(true)}>
                {billable === 'extra_pending' ? 'Zmień wycenę' : 'Wyceń'}
              </OtherButton>
            )}
            {(billable === 'extra_pending' || billable === 'extra_rejected') && (
              <OtherButton size="small" aria-disabled={doing} onClick={() => void act('withdraw_price')}>
                Wycofaj wycenę
              </OtherButton>
            )}
            {billable !== 'free' && (
              <OtherButton size="small" aria-disabled={doing} onClick={() => void act('settle', { billable: 'free' })}>
                Bezpłatna
              </OtherButton>
            )}
            {billable === 'free' && (
              <OtherButton size="small" aria-disabled={doing} onClick={() => void act('settle', { billable: 'in_plan' })}>
                W abonamencie
              </OtherButton>
            )}
          </div>
        )}
      </div>
      {asking && (
        <Suspense fallback={null}>
          <PriceDialog ticket={ticket} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
