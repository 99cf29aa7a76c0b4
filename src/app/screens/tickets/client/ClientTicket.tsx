import { lazy, Suspense } from 'react';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { Skeleton } from '../../../layout/Skeleton';
import { useDeclared } from '../../../records/useDeclared';
import { useMay } from '../../../records/usePermit';
import { ShowRecord, useAnswered } from '../../../resource/ShowRecord';
import { TransitionButtons } from '../../../resource/TransitionButtons';
import { useUser } from '../../../session/useSession';
import { Asked } from '../Asked';
import { GoesOn } from '../GoesOn';
import { TicketFacts } from '../TicketFacts';
import { Turn } from '../Turn';
import type { Ticket } from '../ticket';
import { Offer } from './Offer';
import { Rating } from './Rating';
import { WhereItStands } from './WhereItStands';
import '../tickets.css';
import './client.css';

const Conversation = lazy(() => import('../../../conversation/Conversation'));
const facts = [
  'number',
  'company_id',
  'category_id',
  'employee_id',
  'assignee_id',
  'price_gross_amount',
  'price_amount',
] as const;
const ofOneCompany = facts.filter((key) => key !== 'company_id');

const named = ['category_id'];

/** A case as its client reads it on a phone: what is asked of them first, then what was said, then the facts. */
export default function ClientTicket() {
  return (
    <ShowRecord>
      <TicketPage />
    </ShowRecord>
  );
}

function TicketPage() {
  const resource = useDeclared();
  const { record: ticket, error, refetch } = useAnswered<Ticket>();
  const writes = useMay()('create', resource);
  const several = useUser().companies.length > 1;
  return (
    <Page
      title={ticket?.subject ?? resource.labels.one}
      recordTitle={ticket?.number}
      beside={ticket && <Turn ticket={ticket} isAdmin={false} />}
      actions={ticket && writes && <TransitionButtons />}
    >
      {!ticket ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : (
        <div className="ticket stacked">
          <div className="ticket-main">
            <WhereItStands ticket={ticket} />
            <GoesOn ticket={ticket} />
            <Offer ticket={ticket} decides={writes} />
            {writes && <Rating ticket={ticket} />}
            <Asked ticket={ticket} />
            <Suspense fallback={<Skeleton lines={5} />}>
              <Conversation />
            </Suspense>
          </div>
          <aside className="ticket-side" aria-label="O sprawie">
            <TicketFacts ticket={ticket} keys={several ? facts : ofOneCompany} named={named} />
          </aside>
        </div>
      )}
    </Page>
  );
}
