import { useGetOne } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { priceItems } from '../../../../resources/priceItems';
import { quantity } from '../../../schema';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { TextBox } from '../../fields/TextBox';
import { Dialog, Foot } from '../../kit/Dialog';
import { PanelTheme } from '../../theme/PanelTheme';
import type { Ticket } from './ticket';
import { useTicketDeed } from './useTicketDeed';

/** What a case will cost: an item of the price list and how many; the client's own price counts before the list's. */
export default function PriceDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const id = useId();
  const { act, doing } = useTicketDeed(String(ticket.id));
  const { data: category } = useGetOne('ticket-categories', { id: String(ticket.category_id) });
  const offered = (ticket.price_item ?? category?.price_item ?? null) as Picked | null;
  const [chosen, setChosen] = useState<Picked | null | undefined>(undefined);
  const [amount, setAmount] = useState(ticket.price_quantity ? quantity.format(ticket.price_quantity) : '1');
  const [note, setNote] = useState(ticket.billable === 'extra_pending' ? (ticket.price_note ?? '') : '');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const item = chosen === undefined ? offered : chosen;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!item) return setFaults({ item_id: 'Wybierz pozycję cennika' });
    const refused = await act('price', { item_id: item.id, quantity: quantity.parse(amount), note }, 'Wycena zapisana');
    if (!refused) return onClose();
    setFaults(refused);
  }

  return (
    <Dialog
      title="Wycena sprawy"
      onClose={onClose}
      wide={true}
      foot={<Foot form={`${id}-form`} action="Wyślij do akceptacji" saysDoing="Wysyłanie…" doing={doing} onClose={onClose} />}
    >
      <form id={`${id}-form`} className="fields" onSubmit={(event) => void submit(event)} noValidate>
        <PanelTheme>
          <RecordPicker
            label="Pozycja cennika"
            reference={priceItems}
            where={{ active: true }}
            picked={item ? [item] : []}
            onPick={([next]) => setChosen(next ?? null)}
            input={{
              error: faults.item_id !== undefined,
              helperText: faults.item_id ?? 'Liczy się cena własna klienta, jeśli ją ma',
            }}
          />
        </PanelTheme>
        <TextBox label="Ilość" value={amount} fault={faults.quantity} input={{ inputMode: 'decimal' }} onChange={setAmount} />
        <TextBox
          label="Wyjaśnienie dla klienta (nieobowiązkowe)"
          rows={3}
          value={note}
          fault={faults.note}
          input={{ maxLength: 500 }}
          onChange={setNote}
        />
        <p className="hint quiet">Pozycja, która nie wymaga akceptacji, zostanie naliczona od razu.</p>
      </form>
    </Dialog>
  );
}
