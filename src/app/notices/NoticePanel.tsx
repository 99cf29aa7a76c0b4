import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/dates';
import { QuietButton } from '../kit/buttons';
import { Empty } from '../layout/Empty';
import { Pending } from '../layout/Pending';
import { saidBy } from '../providers/saidBy';
import { type Notice, useNewest, useRead } from './useNotices';

interface NoticePanelProps {
  unread: number;
  profile: string;
  all: string;
  onClose: () => void;
}

/** The newest notices; one that is opened is read. */
export default function NoticePanel({ unread, profile, all, onClose }: NoticePanelProps) {
  const { data, error, refetch } = useNewest();
  const read = useRead();
  const [fault, setFault] = useState<string | null>(null);
  const mark = (ids?: readonly string[]) => {
    setFault(null);
    read(ids).catch((failure: unknown) => setFault(saidBy(failure)));
  };
  const open = (notice: Notice) => {
    if (notice.read_at === null) mark([notice.id]);
    onClose();
  };
  return (
    <>
      <div className="bell-head">
        <h2>Powiadomienia</h2>
        {unread > 0 && <QuietButton onClick={() => mark()}>Oznacz wszystkie jako przeczytane</QuietButton>}
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
                <QuietButton className="bell-read" onClick={() => mark([notice.id])}>
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
