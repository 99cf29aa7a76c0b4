import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortMoment } from '../../../../lib/shortMoment';
import { OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { useArriving } from '../../../layout/useArriving';
import { type Notice, useRead, useUnread } from '../../../notices/useNotices';
import { useToday } from '../../../records/useToday';
import '../../../notices/notices.css';

const step = 20;
/** The row of the press that reads them all. */
const every = 'every';

/** All of a client's notices, the newest first: what was told and when, what was not read in bold. */
export default function ClientNotices() {
  const unread = useUnread() ?? 0;
  const read = useRead();
  const { deed, doingIn } = useDeed();
  const today = useToday();
  const arriving = useArriving();
  const [shown, setShown] = useState(step);
  const { data, total, error, refetch } = useGetList<Notice>(
    'notices',
    { sort: { field: 'created', order: 'DESC' }, pagination: { page: 1, perPage: shown } },
    { placeholderData: (before) => before },
  );
  // How many are unread is another call: the list does not move once it is there.
  const waits = arriving || !data;
  const mark = (row: string, ids?: readonly string[]) => void deed(() => read(ids), { row });
  return (
    <Page>
      <section className="panel" aria-label="Powiadomienia">
        {unread > 0 && !waits && (
          <p className="panel-body">
            <OtherButton aria-disabled={doingIn(every)} onClick={() => mark(every)}>
              Oznacz wszystkie jako przeczytane
            </OtherButton>
          </p>
        )}
        {waits ? (
          <Pending error={error} refetch={refetch} lines={8} inPanel={true} />
        ) : data.length === 0 ? (
          <Empty title="Nie ma powiadomień">Gdy coś się wydarzy, zobaczysz to tutaj.</Empty>
        ) : (
          <ul className="bell-list">
            {data.map((notice) => (
              <li key={notice.id} className={notice.read_at === null ? 'bell-unread' : undefined}>
                <div>
                  {notice.read_at === null && <span className="unseen">Nieprzeczytane: </span>}
                  {notice.link ? (
                    <Link to={notice.link} onClick={() => notice.read_at === null && mark(notice.id, [notice.id])}>
                      {notice.text}
                    </Link>
                  ) : (
                    <span>{notice.text}</span>
                  )}
                  <span className="quiet number">{shortMoment(notice.created_at, today)}</span>
                </div>
              </li>
            ))}
          </ul>
        )}
        {data && (total ?? 0) > data.length && (
          <p className="panel-foot">
            <OtherButton onClick={() => setShown(shown + step)}>Pokaż starsze</OtherButton>
          </p>
        )}
      </section>
    </Page>
  );
}
