import type { ReactNode } from 'react';
import { tickets } from '../../../../../resources/tickets';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Pending } from '../../../layout/Pending';
import { ShowMore } from '../../../layout/ShowMore';
import { useNarrowed } from '../../../records/useNarrowed';
import { useRowsSoFar } from '../../../records/useRowsSoFar';
import { useSeveral } from '../../../session/chosenCompany';
import { openStates, type Ticket, waitsForClient } from '../ticket';
import { TicketCards } from './TicketCards';
import '../tickets.css';
import './client.css';

const step = 10;
const atOnce = 100;

/** The client's cases: what waits for them, then what the office works on, then what is over. */
export function CaseList({ categoryId, action }: { categoryId?: string; action: ReactNode }) {
  const several = useSeveral();
  const narrowed = useNarrowed(tickets);
  const filter = { ...narrowed, ...(categoryId ? { category_id: [categoryId] } : {}) };
  const newest = { field: 'created_at', order: 'DESC' } as const;
  const open = useRowsSoFar<Ticket>('tickets', { filter: { ...filter, status: openStates }, sort: newest }, atOnce);
  const over = useRowsSoFar<Ticket>(
    'tickets',
    { filter: { ...filter, status: ['resolved', 'closed', 'cancelled'] }, sort: newest },
    step,
  );
  // A price may be asked about once the case is solved.
  const waiting = [...(open.data ?? []), ...(over.data ?? [])].filter(waitsForClient);
  const others = (open.data ?? []).filter((ticket) => !waitsForClient(ticket));
  const done = (over.data ?? []).filter((ticket) => !waitsForClient(ticket));
  const error = open.error ?? over.error;
  if (!open.data || !over.data) {
    const refetch = () => Promise.all([open.refetch(), over.refetch()]);
    return <Pending error={error} refetch={refetch} lines={6} panel={true} />;
  }
  if (open.data.length === 0 && over.data.length === 0)
    return (
      <div className="panel">
        <Empty title="Nie ma tu jeszcze spraw" action={action}>
          Napisz, w czym pomóc. Na pytania odpowiadamy w godzinach pracy biura.
        </Empty>
      </div>
    );
  return (
    <div className="client-tickets stacked">
      {waiting.length > 0 && (
        <Part title="Czeka na Ciebie">
          <TicketCards tickets={waiting} several={several} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title="Biuro pracuje">
          <TicketCards tickets={others} several={several} />
        </Part>
      )}
      <ShowMore more={open.more} says="Pokaż więcej niezałatwionych" />
      {done.length > 0 && (
        <Part title="Załatwione">
          <TicketCards tickets={done} several={several} />
          <ShowMore more={over.more} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Panel title={title}>{children}</Panel>;
}
