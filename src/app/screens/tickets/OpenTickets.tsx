import { useGetList } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { tickets as declaration } from '../../../../resources/tickets';
import { countOf } from '../../../lib/text';
import { Card, Cards } from '../../kit/Cards';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { Pending } from '../../layout/Pending';
import { listAddress } from '../../records/listAddress';
import { useNarrowed } from '../../records/useNarrowed';
import { useMay } from '../../records/usePermit';
import { resourcePath } from '../../routing/resourceRoutes';
import { useSeveral } from '../../session/chosenCompany';
import { useUser } from '../../session/useSession';
import { Turn } from './Turn';
import { openStates, oursStates, type Ticket, waitsForClient } from './ticket';
import './tickets.css';

const OpenTicketsTable = lazy(() => import('./OpenTicketsTable'));

const shown = 5;

interface OpenTicketsProps {
  /** That company's cases alone. */
  companyId: string | undefined;
  /** Ids of cases that stand elsewhere on the screen. */
  besides: readonly string[];
  table: boolean;
}

/** Open cases in short: the office's own to answer, a company's, or a client's with those first that wait for them. */
export default function OpenTickets({ companyId, besides, table }: OpenTicketsProps) {
  const { id: me, isAdmin } = useUser();
  const several = useSeveral();
  const narrowed = useNarrowed(declaration);
  const may = useMay();
  const mine = isAdmin && companyId === undefined;
  const filter = {
    status: mine ? oursStates : openStates,
    ...(companyId ? { company_id: companyId } : narrowed),
    ...(mine ? { assignee_id: me } : {}),
  };
  const { data, total, error, refetch } = useGetList<Ticket>('tickets', {
    filter,
    sort: isAdmin ? { field: 'next_due', order: 'ASC' } : { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: isAdmin ? shown : 50 },
  });
  const told = (data ?? []).filter((ticket) => !besides.includes(String(ticket.id)));
  const tickets = isAdmin ? told : told.toSorted((one, other) => Number(waitsForClient(other)) - Number(waitsForClient(one)));
  const count = (total ?? 0) - (data?.length ?? 0) + tickets.length;
  const elsewhere = (data?.length ?? 0) > told.length;
  const path = resourcePath(declaration, isAdmin ? 'office' : 'client');
  const title = mine ? 'Moje sprawy' : 'Otwarte sprawy';
  return (
    <Panel title={title} beside={count > 0 && <span className="quiet">{countOf(count, 'sprawa', 'sprawy', 'spraw')}</span>}>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={3} inPanel={true} />
      ) : tickets.length === 0 && mine ? (
        <p className="quiet none-line">Nie ma otwartych spraw. Nowe pojawią się tutaj od razu.</p>
      ) : tickets.length === 0 ? (
        <Empty title={elsewhere ? 'Nie ma innych otwartych spraw' : 'Nie ma otwartych spraw'}>
          {isAdmin ? 'Nowe pojawią się tutaj od razu.' : 'Masz pytanie? Załóż sprawę, a biuro odpowie w godzinach pracy.'}
        </Empty>
      ) : table ? (
        <Suspense fallback={<Pending error={null} refetch={refetch} lines={3} inPanel={true} />}>
          <OpenTicketsTable tickets={tickets.slice(0, shown)} isAdmin={isAdmin} path={path} label={title} />
        </Suspense>
      ) : (
        <Cards>
          {tickets.slice(0, shown).map((ticket) => (
            <Card
              key={ticket.id}
              title={ticket.subject}
              to={`${path}/${ticket.id}`}
              facts={
                <>
                  <Turn ticket={ticket} isAdmin={isAdmin} />
                  {!companyId && (isAdmin || several) && ticket.company && <span className="quiet">{ticket.company.title}</span>}
                </>
              }
            />
          ))}
        </Cards>
      )}
      <p className="panel-foot">
        <Link className="more" to={isAdmin ? listAddress(path, filter) : path}>
          Wszystkie sprawy
        </Link>
        {!isAdmin && may('create', declaration) && (
          <Link className="more" to="/tickets/new">
            Nowa sprawa
          </Link>
        )}
      </p>
    </Panel>
  );
}
