import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/dates';
import { Notice } from '../../../kit/Notice';
import { Other } from '../Standing';
import { overStates, type Ticket } from '../ticket';

/** In words whose turn it is, and what happens if the client writes now. */
export function WhereItStands({ ticket }: { ticket: Ticket }) {
  const { merged_into, parent } = ticket;
  return (
    <Notice above={true} aria-label="Co się dzieje ze sprawą">
      {merged_into ? (
        <>
          Tę sprawę prowadzimy dalej w sprawie <Other of={merged_into} />. Tam napisz, jeśli chcesz coś dodać.
        </>
      ) : (
        words(ticket)
      )}
      {parent && (
        <>
          {' '}
          To dalszy ciąg sprawy <Other of={parent} />.
        </>
      )}
    </Notice>
  );
}

function words({ status, billable, auto_close_on }: Ticket): ReactNode {
  if (billable === 'extra_pending' && status === 'resolved') return 'Sprawa jest załatwiona, a biuro czeka na decyzję o cenie.';
  if (billable === 'extra_pending' && !overStates.includes(status))
    return 'Biuro podało cenę i czeka na decyzję. Zajmie się sprawą po akceptacji.';
  const said: Partial<Record<Ticket['status'], string>> = {
    new: 'Sprawa dotarła do biura. Odpowiemy w godzinach pracy.',
    open: 'Biuro pracuje nad sprawą.',
    waiting_client: 'Biuro czeka na Twoją odpowiedź. Gdy napiszesz, zajmiemy się sprawą dalej.',
    waiting_authority: 'Czekamy na odpowiedź urzędu. Damy znać, gdy przyjdzie.',
    on_hold: 'Sprawa jest na razie wstrzymana. Biuro wróci do niej samo.',
    closed: 'Sprawa jest zamknięta. Jeśli napiszesz, założymy nową, połączoną z tą.',
    cancelled: 'Sprawa jest anulowana. Jeśli napiszesz, założymy nową, połączoną z tą.',
  };
  if (status === 'resolved')
    return `Sprawa jest załatwiona. Jeśli coś jeszcze zostało, napisz${auto_close_on ? ` do ${formatDate(auto_close_on)}` : ''}: wtedy wróci do pracy. Potem zamknie się sama.`;
  return said[status];
}
