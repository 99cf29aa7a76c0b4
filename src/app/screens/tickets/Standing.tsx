import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { Notice } from '../../kit/Notice';
import { useShowPath } from '../../records/useShowPath';
import type { Ticket } from './ticket';

/** What one must know before reading on: where it goes on, until when it is put off, when it closes by itself. */
export function Standing({ ticket }: { ticket: Ticket }) {
  const { merged_into, parent, snoozed_until, auto_close_on } = ticket;
  return (
    <>
      {merged_into && (
        <Note>
          Ta sprawa jest prowadzona dalej w sprawie <Other of={merged_into} />.
        </Note>
      )}
      {parent && (
        <Note>
          Dalszy ciąg sprawy <Other of={parent} />.
        </Note>
      )}
      {snoozed_until && <Note>Odłożona do {formatDateTime(snoozed_until)}. Wtedy sama wróci do pracy.</Note>}
      {auto_close_on && (
        <Note>
          Bez odpowiedzi klienta zamknie się sama {formatDate(auto_close_on)}. Odpowiedź do tego dnia otworzy ją ponownie.
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Notice above={true}>{children}</Notice>;
}

/** Another case by its name, as a link where one may open it. */
export function Other({ of }: { of: { id: string; title: string } }) {
  const path = useShowPath('tickets', of.id);
  return path ? <Link to={path}>{of.title}</Link> : <strong>{of.title}</strong>;
}
