import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/dates';
import { QuietButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { Empty } from '../layout/Empty';
import { Pending } from '../layout/Pending';
import { type Notice, useNewest, useRead } from './useNotices';

interface NoticePanelProps {
  unread: number;
  profile: string;
  all: string;
  onClose: () => void;
}

/** The row of the press that reads them all. */
const every = 'every';

/** The newest notices; one that is opened is read. */
export default function NoticePanel({ unread, profile, all, onClose }: NoticePanelProps) {
  const { data, error, refetch } = useNewest();
  const read = useRead();
  const [fault, setFault] = useState<string | null>(null);
  const { deed, send, doingIn } = useDeed();
  const mark = async (row: string, ids?: readonly string[]) => {
    setFault(null);
    const refused = await send(() => read(ids), { row });
    if (refused) setFault(refused.sentence);
  };
  const open = ({ id, read_at }: Notice) => {
    // The panel is gone by the time it is answered.
    if (read_at === null) void deed(() => read([id]), { row: id });
    onClose();
  };
  return (
    <>
      <div className="bell-head">
        <h2>Powiadomienia</h2>
        {unread > 0 && (
          <QuietButton aria-disabled={doingIn(every)} onClick={() => void mark(every)}>
            Oznacz wszystkie jako przeczytane
          </QuietButton>
        )}
      </div>
      {fault && (
        <p className="bell-fault" role="alert">
          {fault}
        </p>
      )}
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} />
      ) : data.data.length === 0 ? (
        <Empty title="Nie ma powiadomień">Gdy coś się wydarzy, zobaczysz to tutaj.</Empty>
      ) : (
        <ul className="bell-list">
          {data.data.map((notice) => (
            <li key={notice.id} className={notice.read_at === null ? 'bell-unread' : undefined}>
              <div>
                {notice.read_at === null && <span className="unseen">Nieprzeczytane: </span>}
                {notice.link ? (
                  <Link to={notice.link} onClick={() => open(notice)}>
                    {notice.text}
                  </Link>
                ) : (
                  <span>{notice.text}</span>
                )}
                <span className="quiet number">{formatDateTime(notice.created_at)}</span>
              </div>
              {notice.read_at === null && (
                <QuietButton
                  className="bell-read"
                  aria-disabled={doingIn(notice.id)}
                  onClick={() => void mark(notice.id, [notice.id])}
                >
                  <span aria-hidden="true">✓</span>
                  <span className="unseen">Oznacz jako przeczytane: {notice.text}</span>
                </QuietButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="bell-foot">
        <Link to={all} onClick={onClose}>
          Wszystkie powiadomienia
        </Link>
        <Link to={`${profile}#powiadomienia`} onClick={onClose}>
          Ustawienia
        </Link>
      </div>
    </>
  );
}
