import { RecordValue } from '../../fields/RecordValue';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { recordTitle } from '../../records/recordTitle';
import { useDeclared } from '../../records/useDeclared';
import { PrevNext } from '../../resource/PrevNext';
import { RecordActions } from '../../resource/RecordActions';
import { RecordTabs, useTab } from '../../resource/RecordTabs';
import { ShowRecord, useAnswered } from '../../resource/ShowRecord';
import { TicketStand, TicketWords } from './TicketParts';
import type { Ticket } from './ticket';
import './tickets.css';

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
            <RecordValue source="status" />
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
          <div className="ticket stacked">
            <div className="ticket-main">
              <TicketWords ticket={ticket} />
            </div>
            <aside className="ticket-side" aria-label="O sprawie">
              <TicketStand ticket={ticket} />
            </aside>
          </div>
        </RecordTabs>
      )}
    </Page>
  );
}
