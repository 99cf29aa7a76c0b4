import { lazy, Suspense } from 'react';
import { Skeleton } from '../../layout/Skeleton';
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

/** What a case is about, in the words of those who wrote. */
export function TicketWords({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <Standing ticket={ticket} />
      <GoesOn ticket={ticket} />
      <Asked ticket={ticket} />
      <Suspense fallback={<Skeleton lines={5} />}>
        <Conversation />
      </Suspense>
    </>
  );
}

/** How a case stands: its clocks, what is next, its price and facts. */
export function TicketStand({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <Clocks ticket={ticket} />
      <NextSteps ticket={ticket} />
      <TicketPrice ticket={ticket} />
      <TicketFacts ticket={ticket} keys={facts} />
    </>
  );
}
