import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { tasks } from '../../../../resources/tasks';
import { tickets as declaration } from '../../../../resources/tickets';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { Icon } from '../../theme/Icon';
import { MeasureButton } from '../../timer/MeasureButton';
import { SnoozeDialog } from './SnoozeDialog';
import { openStates, type Ticket } from './ticket';
import { useTicketDeed } from './useTicketDeed';

const events = resources['company-events'];
const MergeDialog = lazy(() => import('./MergeDialog'));

/** What else can be done with a case: put off, joined, followed, measured, made a task of. */
export function NextSteps({ ticket }: { ticket: Ticket }) {
  const may = useMay();
  const { id: me } = useUser();
  const measures = useTenant().has('uptime');
  const newTask = usePaths(tasks).create();
  const newEvent = usePaths(events).create();
  const { act, doing } = useTicketDeed(String(ticket.id));
  const [asked, setAsked] = useState<'snooze' | 'merge' | null>(null);
  if (!may('edit', declaration, ticket)) return null;
  const open = openStates.includes(ticket.status);
  const watching = (ticket.watchers ?? []).some(({ user_id }) => user_id === me);
  const about = new URLSearchParams({
    ticket_id: String(ticket.id),
    company_id: ticket.company_id ?? '',
    title: `${ticket.number}: ${ticket.subject}`,
  });
  return (
    <Panel title="Co dalej">
      <div className="panel-body ticket-steps">
        {measures && open && (
          <MeasureButton of="sprawy" values={{ ticket_id: ticket.id, company_id: ticket.company_id }} small={true} />
        )}
        {newTask && (
          <OtherButton component={Link} size="small" to={`${newTask}?${about}`}>
            <Icon name="plus" size={18} />
            Utwórz zadanie
          </OtherButton>
        )}
        {newEvent && ticket.company_id && may('create', events) && (
          <OtherButton
            component={Link}
            size="small"
            to={`${newEvent}?${new URLSearchParams({ ticket_id: String(ticket.id), company_id: ticket.company_id })}`}
          >
            <Icon name="plus" size={18} />
            Dodaj zdarzenie
          </OtherButton>
        )}
        {open && (
          <OtherButton size="small" onClick={() => setAsked('snooze')}>
            <Icon name="clock" size={18} />
            Odłóż
          </OtherButton>
        )}
        {!ticket.merged_into && (
          <OtherButton size="small" onClick={() => setAsked('merge')}>
            Połącz z inną sprawą
          </OtherButton>
        )}
        <OtherButton
          size="small"
          aria-pressed={watching}
          aria-disabled={doing}
          onClick={() => void act(watching ? 'unwatch' : 'watch')}
        >
          <Icon name="bell" size={18} />
          {watching ? 'Przestań obserwować' : 'Obserwuj'}
        </OtherButton>
      </div>
      {asked === 'snooze' && <SnoozeDialog ticket={ticket} onClose={() => setAsked(null)} />}
      {asked === 'merge' && (
        <Suspense fallback={null}>
          <MergeDialog ticket={ticket} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
