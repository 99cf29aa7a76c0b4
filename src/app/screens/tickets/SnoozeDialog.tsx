import { type FormEvent, useId, useState } from 'react';
import { addDays, formatDate, weekday } from '../../../lib/dates';
import { DateBox } from '../../fields/dates/DateBox';
import { OtherButton } from '../../kit/buttons';
import { Dialog, Foot } from '../../kit/Dialog';
import { useTenant } from '../../tenant/useTenant';
import { useNow } from './DueMoment';
import type { Ticket } from './ticket';
import { useTicketDeed } from './useTicketDeed';

/** Puts a case off until a morning, or until any moment. */
export function SnoozeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const id = useId();
  const today = useNow().slice(0, 10);
  const { act, doing } = useTicketDeed(String(ticket.id));
  const { officeHours } = useTenant();
  const morning = (date: string) => `${date} ${officeHours.week[weekday(date) - 1]?.from ?? '08:00'}:00`;
  const [until, setUntil] = useState(morning(addDays(today, 1)));
  const [fault, setFault] = useState<string | null>(null);
  const offers: [label: string, date: string][] = [
    ['Jutro rano', addDays(today, 1)],
    ['W poniedziałek', addDays(today, 8 - weekday(today))],
    ['Za tydzień', addDays(today, 7)],
    ['Za dwa tygodnie', addDays(today, 14)],
  ];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const faults = await act('snooze', { until }, 'Sprawa odłożona');
    if (!faults) return onClose();
    setFault(faults.until ?? null);
  }

  return (
    <Dialog
      title="Do kiedy odłożyć sprawę?"
      onClose={onClose}
      foot={<Foot form={`${id}-form`} action="Odłóż" doing={doing} onClose={doing ? undefined : onClose} />}
    >
      <form id={`${id}-form`} className="fields" onSubmit={(event) => void submit(event)} noValidate>
        <div className="ticket-steps">
          {offers.map(([label, date]) => (
            <OtherButton key={label} size="small" aria-pressed={until === morning(date)} onClick={() => setUntil(morning(date))}>
              {label}
              <span className="unseen"> ({formatDate(date)})</span>
            </OtherButton>
          ))}
        </div>
        <DateBox
          kind="dateTime"
          label="Wróci do pracy"
          value={until}
          onChange={setUntil}
          error={fault !== null}
          helperText={fault ?? 'Do tego czasu zegary sprawy stoją, a klient widzi, że jest wstrzymana.'}
        />
      </form>
    </Dialog>
  );
}
