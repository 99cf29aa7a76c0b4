import { useState } from 'react';
import { Link } from 'react-router';
import { messages } from '../../../../../resources/messages';
import { tickets } from '../../../../../resources/tickets';
import { inboxLimits } from '../../../../contract/inbox';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { usePaths } from '../../../records/paths';
import { useToday } from '../../../records/useToday';
import { useSeveral } from '../../../session/chosenCompany';
import { Icon } from '../../../theme/Icon';
import { InboxRow } from './InboxRow';
import { useInbox } from './useInbox';
import '../messages.css';

const { usual, most } = inboxLimits;

/** All that a client and the office write to each other, messages and cases alike, the last written first. */
export default function Inbox() {
  const several = useSeveral();
  const today = useToday();
  const [limit, setLimit] = useState(usual);
  const { data, error, refetch } = useInbox(limit);
  const cases = usePaths(tickets).list();
  return (
    <Page actions={<Begin />}>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : data.data.length === 0 ? (
        <div className="panel">
          <Empty title="Nie ma jeszcze rozmów">
            Tu zobaczysz odpowiedzi biura. Możesz napisać wiadomość albo założyć sprawę, na przykład o zaświadczenie, korektę lub
            nowego pracownika.
          </Empty>
        </div>
      ) : (
        <section className="panel" aria-label="Rozmowy">
          <ul className="talks">
            {data.data.map((item) => (
              <InboxRow key={`${item.resource} ${item.id}`} item={item} today={today} company={several} />
            ))}
          </ul>
          {data.more && limit < most && (
            <p className="panel-foot">
              <OtherButton size="small" onClick={() => setLimit(Math.min(most, limit + usual))}>
                Pokaż starsze
              </OtherButton>
            </p>
          )}
        </section>
      )}
      {cases && (data || error) && (
        <p className="talks-more">
          <Link className="more" to={cases}>
            Same sprawy, także według kategorii
          </Link>
        </p>
      )}
    </Page>
  );
}

/** The ways to a new one, where this person may begin one. */
function Begin() {
  const [message, ticket] = [usePaths(messages).create(), usePaths(tickets).create()];
  return (
    <>
      {ticket && (
        <MainButton component={Link} to={ticket}>
          <Icon name="plus" />
          {tickets.labels.create}
        </MainButton>
      )}
      {message && (
        <OtherButton component={Link} to={message}>
          {messages.labels.create}
        </OtherButton>
      )}
    </>
  );
}
