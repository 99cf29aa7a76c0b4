import { lazy, Suspense } from 'react';
import { tickets as declaration } from '../../../../resources/tickets';
import { FieldValue } from '../../fields/FieldValue';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { Skeleton } from '../../layout/Skeleton';
import { recordTitle } from '../../records/recordTitle';
import { useDeclared } from '../../records/useDeclared';
import { PrevNext } from '../../resource/PrevNext';
import { RecordActions } from '../../resource/RecordActions';
import { RecordTabs, useTab } from '../../resource/RecordTabs';
import { ShowRecord, useAnswered } from '../../resource/ShowRecord';
import { Asked } from './Asked';
import { Clocks } from './Clocks';
import { GoesOn } from './GoesOn';
import { NextSteps } from './NextSteps';
import { Standing } from './Standing';
import { TicketFacts } from './TicketFacts';
import { TicketPrice } from './TicketPrice';
import type { Ticket } from './ticket';
import './tickets.css';

const Conversation = lazy(() => import('../../conversation/Conversation'));
const facts = [
  'company_id',
  'category_id',
  'priority',
  'assignee_id',
  'group',
  'requester_id',
  'channel',
  'employee_id',
  'tags',
  'watchers',
  'parent_id',
  'message_id',
  'satisfaction',
  'satisfaction_note',
] as const;

/** A case as the office works on it: what is written in the middle, clocks, price and facts beside it. */
export default function TicketShow() {
  return (
    <ShowRecord>
      <TicketPage />
    </ShowRecord>
  );
}

function TicketPage() {
  const resource = useDeclared();
  const { record: ticket, error, refetch } = useAnswered<Ticket>();
  const tab = useTab();
  const title = ticket && recordTitle(resource, ticket);
  return (
    <Page
      title={title || resource.labels.one}
      recordTitle={title}
      kept={true}
      beside={
        ticket && (
          <>
            <FieldValue
              value={ticket.status}
              field={declaration.fields.status}
              source="status"
              record={ticket}
              resource={resource}
            />
            <PrevNext />
          </>
        )
      }
      actions={ticket && <RecordActions />}
    >
      {!ticket ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : (
        <RecordTabs tab={tab}>
          <div className="ticket">
            <div className="ticket-main">
              <Standing ticket={ticket} />
              <GoesOn ticket={ticket} />
              <Asked ticket={ticket} />
              <Suspense fallback={<Skeleton lines={5} />}>
                <Conversation resource={resource} id={ticket.id} />
              </Suspense>
            </div>
            <aside className="ticket-side" aria-label="O sprawie">
              <Clocks ticket={ticket} />
              <NextSteps ticket={ticket} />
              <TicketPrice ticket={ticket} />
              <TicketFacts ticket={ticket} keys={facts} />
            </aside>
          </div>
        </RecordTabs>
      )}
    </Page>
  );
}
