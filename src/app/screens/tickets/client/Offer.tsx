import { type DataProvider, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { Panel } from '../../../kit/Panel';
import type { PanelDataProvider } from '../../../providers/dataProvider';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { takeBackLast } from '../../decisions/client/takeBack';
import { priceInWords, type Ticket } from '../ticket';
import { useTicketDeed } from '../useTicketDeed';
import { RefuseDialog } from './RefuseDialog';

/** What the office asks for besides the subscription: yes or no, once. */
export function Offer({ ticket, decides }: { ticket: Ticket; decides: boolean }) {
  const { act } = useTicketDeed(String(ticket.id));
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  if (ticket.billable !== 'extra_pending') return null;
  const { main, beside } = priceInWords(ticket);
  const accept = () =>
    act(
      'accept_price',
      {},
      {
        says: 'Cena zaakceptowana. Dziękujemy!',
        undo: () => takeBackLast(provider, 'price', String(ticket.company_id), `sprawa ${ticket.number} „`),
      },
    );
  return (
    <Panel title="Wycena do akceptacji" className="ticket-offer">
      <div className="panel-body">
        <p className="ticket-offer-amount">
          <span className="number">{main}</span>
        </p>
        {beside && <p className="quiet number">{beside}</p>}
        {ticket.price_item && <p className="quiet">{ticket.price_item.title}</p>}
        {ticket.price_note && <p className="lines">{ticket.price_note}</p>}
        {decides ? (
          <div className="ticket-steps">
            <MainButton onClick={() => setAsked('accept')}>Akceptuję cenę</MainButton>
            <OtherButton onClick={() => setAsked('refuse')}>Nie akceptuję</OtherButton>
          </div>
        ) : (
          <p className="quiet">Decyduje osoba, która zarządza firmą w panelu.</p>
        )}
      </div>
      {asked === 'accept' && (
        <ConfirmDialog title={`Zaakceptować ${main}?`} action="Akceptuję cenę" onConfirm={accept} onClose={() => setAsked(null)}>
          <p>Kwota {beside ? `(${beside} i VAT)` : '(powiększona o VAT)'} trafi na najbliższą fakturę biura.</p>
          <p>Decyzję można cofnąć na stronie głównej przez 24 godziny, dopóki biuro nie przekaże kwoty do faktury.</p>
        </ConfirmDialog>
      )}
      {asked === 'refuse' && <RefuseDialog ticket={ticket} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
