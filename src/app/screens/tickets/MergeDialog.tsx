import { useState } from 'react';
import { tickets as declaration } from '../../../../resources/tickets';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { Dialog, Foot } from '../../kit/Dialog';
import { PanelTheme } from '../../theme/PanelTheme';
import { openStates, type Ticket } from './ticket';
import { useTicketDeed } from './useTicketDeed';

/** Joins a case to another one of the same company. */
export default function MergeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { act, doing } = useTicketDeed(String(ticket.id));
  const [into, setInto] = useState<Picked | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function merge(): Promise<void> {
    if (!into) return setFault('Wybierz sprawę');
    const faults = await act('merge', { into_id: into.id }, 'Sprawy połączone');
    if (!faults) return onClose();
    setFault(faults.into_id ?? null);
  }

  return (
    <Dialog
      title="Połącz z inną sprawą tej firmy"
      onClose={onClose}
      wide={true}
      foot={<Foot action="Połącz" doing={doing} onDo={() => void merge()} onClose={onClose} />}
    >
      <p>
        Ta sprawa zostanie zamknięta, a jej treść i obserwujący przejdą do wybranej. Klient zobaczy w obu, gdzie sprawa jest
        prowadzona dalej.
      </p>
      <PanelTheme>
        <RecordPicker
          label="Sprawa prowadzona dalej"
          reference={declaration}
          where={{ company_id: ticket.company_id ?? '', status: openStates }}
          picked={into ? [into] : []}
          onPick={([next]) => {
            setInto(next ?? null);
            setFault(null);
          }}
          input={{ error: fault !== null, helperText: fault ?? ' ' }}
        />
      </PanelTheme>
    </Dialog>
  );
}
