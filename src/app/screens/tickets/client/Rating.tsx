import { type FormEvent, useState } from 'react';
import { TextBox } from '../../../fields/TextBox';
import { OtherButton } from '../../../kit/buttons';
import { Choice } from '../../../kit/Choice';
import { Panel } from '../../../kit/Panel';
import type { Ticket } from '../ticket';
import { useTicketDeed } from '../useTicketDeed';

const names: Readonly<Record<number, string>> = { 1: 'bardzo źle', 2: 'źle', 3: 'w porządku', 4: 'dobrze', 5: 'bardzo dobrze' };
const grades = [1, 2, 3, 4, 5].map((grade) => ({
  value: grade,
  label: (
    <span>
      {grade}
      <span className="unseen">, {names[grade]}</span>
    </span>
  ),
}));

/** How it went: asked once it is over, and thanked for. */
export function Rating({ ticket }: { ticket: Ticket }) {
  const { act, doing } = useTicketDeed(String(ticket.id));
  const [picked, setPicked] = useState(0);
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  if ((ticket.status !== 'resolved' && ticket.status !== 'closed') || ticket.merged_into) return null;
  if (ticket.satisfaction)
    return (
      <p className="quiet">
        Twoja ocena: {ticket.satisfaction} z 5 ({names[ticket.satisfaction]}). Dziękujemy!
      </p>
    );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (picked === 0) return setFaults({ satisfaction: 'Wybierz ocenę od 1 do 5' });
    setFaults((await act('rate', { satisfaction: picked, note }, 'Dziękujemy za ocenę!')) ?? {});
  }
  return (
    <Panel title="Jak poszło?" className="ticket-rating">
      <form className="panel-body" onSubmit={(event) => void submit(event)} noValidate>
        <fieldset>
          <legend>Ocena obsługi, od 1 (bardzo źle) do 5 (bardzo dobrze)</legend>
          <Choice look="grades" options={grades} value={picked} onPick={setPicked} />
        </fieldset>
        {faults.satisfaction && (
          <p className="fault" role="alert">
            {faults.satisfaction}
          </p>
        )}
        <div className="fields">
          <TextBox
            label="Komentarz (nieobowiązkowy)"
            rows={2}
            value={note}
            fault={faults.note}
            input={{ maxLength: 500 }}
            onChange={setNote}
          />
          <OtherButton type="submit" aria-disabled={doing}>
            Wyślij ocenę
          </OtherButton>
        </div>
      </form>
    </Panel>
  );
}
