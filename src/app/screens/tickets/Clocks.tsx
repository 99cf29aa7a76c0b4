import { formatDateTime, formatMinutes } from '../../../lib/dates';
import { Fact, Facts } from '../../kit/Facts';
import { Panel } from '../../kit/Panel';
import { StatusChip } from '../../layout/StatusChip';
import { DueMoment } from './DueMoment';
import { openStates, type Ticket } from './ticket';

/** Both clocks of a case, running or standing, and the time that was worked on it. */
export function Clocks({ ticket }: { ticket: Ticket }) {
  const { first_response_at, first_response_due, first_left_minutes, solution_due, solution_left_minutes, waiting_since } =
    ticket;
  const spent = ticket.spent_minutes as number | undefined;
  return (
    <Panel title="Czas">
      <Facts className="panel-body">
        <Fact term="Pierwsza odpowiedź">
          {first_response_at ? (
            <Answered at={first_response_at} due={first_response_due ?? null} />
          ) : (
            <Clock due={first_response_due ?? null} left={first_left_minutes ?? null} ticket={ticket} />
          )}
        </Fact>
        <Fact term="Rozwiązanie">
          <Clock due={solution_due ?? null} left={solution_left_minutes ?? null} ticket={ticket} />
        </Fact>
        {waiting_since && <Fact term="Czeka od">{formatDateTime(waiting_since)}</Fact>}
        {spent !== undefined && <Fact term="Przepracowano">{formatMinutes(spent)}</Fact>}
      </Facts>
    </Panel>
  );
}

function Answered({ at, due }: { at: string; due: string | null }) {
  return (
    <>
      {formatDateTime(at)}{' '}
      <StatusChip label={due && at > due ? 'po terminie' : 'w terminie'} color={due && at > due ? 'error' : 'success'} />
    </>
  );
}

function Clock({ due, left, ticket }: { due: string | null; left: number | null; ticket: Ticket }) {
  if (!openStates.includes(ticket.status)) return <span className="quiet">zakończony</span>;
  if (left !== null) return <StatusChip label={`stoi, zostało ${formatMinutes(left)} pracy`} />;
  return due ? <DueMoment due={due} /> : <span className="quiet">–</span>;
}
