import { useGetList } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { tickets } from '../../../../../resources/tickets';
import { OtherButton } from '../../../kit/buttons';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Pending } from '../../../layout/Pending';
import { useNarrowed } from '../../../records/useNarrowed';
import { useSeveral } from '../../../session/chosenCompany';
import { openStates, type Ticket, waitsForClient } from '../ticket';
import { TicketCards } from './TicketCards';
import '../tickets.css';
import './client.css';

const step = 10;
const most = 100;

/** The client's cases: what waits for them, then what the office works on, then what is over. */
export function CaseList({ categoryId, action }: { categoryId?: string; action: ReactNode }) {
  const several = useSeveral();
  const narrowed = useNarrowed(tickets);
  const [shown, setShown] = useState(step);
  const filter = { ...narrowed, ...(categoryId ? { category_id: [categoryId] } : {}) };
  const newest = { field: 'created_at', order: 'DESC' } as const;
  const open = useGetList<Ticket>('tickets', {
    filter: { ...filter, status: openStates },
    sort: newest,
    pagination: { page: 1, perPage: most },
  });
  const over = useGetList<Ticket>(
    'tickets',
    { filter: { ...filter, status: ['resolved', 'closed', 'cancelled'] }, sort: newest, pagination: { page: 1, perPage: shown } },
    { placeholderData: (before) => before },
  );
  // A price may be asked about once the case is solved.
  const waiting = [...(open.data ?? []), ...(over.data ?? [])].filter(waitsForClient);
  const others = (open.data ?? []).filter((ticket) => !waitsForClient(ticket));
  const done = (over.data ?? []).filter((ticket) => !waitsForClient(ticket));
  const error = open.error ?? over.error;
  if (!open.data || over.isPending) {
    const refetch = () => Promise.all([open.refetch(), over.refetch()]);
    return <Pending error={error} refetch={refetch} lines={6} panel={true} />;
  }
  if (open.data?.length === 0 && over.data?.length === 0)
    return (
      <div className="panel">
        <Empty title="Nie ma tu jeszcze spraw" action={action}>
          Napisz, w czym pomóc. Na pytania odpowiadamy w godzinach pracy biura.
        </Empty>
      </div>
    );
  return (
    <div className="client-tickets">
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
      {done.length > 0 && (
        <Part title="Załatwione">
          <TicketCards tickets={done} several={several} />
          {(over.total ?? 0) > (over.data?.length ?? 0) && shown < most && (
            <p className="panel-foot">
              <OtherButton size="small" onClick={() => setShown(Math.min(most, shown + step))}>
                Pokaż więcej
              </OtherButton>
            </p>
          )}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Panel title={title}>{children}</Panel>;
}
