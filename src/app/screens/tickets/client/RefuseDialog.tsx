import { type FormEvent, useId, useState } from 'react';
import { TextBox } from '../../../fields/TextBox';
import { Dialog, Foot } from '../../../kit/Dialog';
import type { Ticket } from '../ticket';
import { useTicketDeed } from '../useTicketDeed';

/** A price refused, with a word to the office where there is one. */
export function RefuseDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const id = useId();
  const { act, doing } = useTicketDeed(String(ticket.id));
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const faults = await act('refuse_price', { note }, 'Wysłano odmowę. Biuro odezwie się w tej sprawie.');
    if (!faults) return onClose();
    setFault(faults.note);
  }
  return (
    <Dialog
      title="Nie akceptujesz wyceny?"
      onClose={onClose}
      foot={<Foot form={`${id}-form`} action="Nie akceptuję" doing={doing} back="Wróć" onClose={onClose} />}
    >
      <form id={`${id}-form`} className="fields" onSubmit={(event) => void submit(event)} noValidate>
        <TextBox
          label="Powód (nieobowiązkowy)"
          rows={3}
          value={note}
          fault={fault}
          input={{ maxLength: 500 }}
          onChange={setNote}
        />
      </form>
    </Dialog>
  );
}
