import { lazy, Suspense } from 'react';
import { countOf } from '../../lib/text';
import { Skeleton } from '../layout/Skeleton';
import { useDisclosure } from '../layout/useDisclosure';
import { Icon } from '../theme/Icon';
import { useUnread } from './useNotices';
import './notices.css';

const NoticePanel = lazy(() => import('./NoticePanel'));

/** How many notices wait, and the newest of them when it is pressed. */
export function NoticeBell({ profile, all }: { profile: string; all: string }) {
  const { open, toggle, close, box, button } = useDisclosure();
  const unread = useUnread() ?? 0;
  return (
    <div className="bell" ref={box}>
      <button type="button" ref={button} className="bar-button" aria-expanded={open} onClick={toggle}>
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
        <span className="unseen">
          Powiadomienia{unread > 0 && `: ${countOf(unread, 'nieprzeczytane', 'nieprzeczytane', 'nieprzeczytanych')}`}
        </span>
      </button>
      {open && (
        <section className="bell-panel" aria-label="Twoje powiadomienia">
          <Suspense fallback={<Skeleton lines={4} />}>
            <NoticePanel unread={unread} profile={profile} all={all} onClose={close} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
