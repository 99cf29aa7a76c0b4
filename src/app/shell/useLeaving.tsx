import { lazy, type ReactNode, Suspense, useState } from 'react';
import { logout } from '../providers/logout';
import { hasDrafts } from '../session/drafts';
import { countUnsent } from '../session/unsent';

const LeaveUnsent = lazy(() => import('../outbox/OutboxBar').then(({ LeaveUnsent: question }) => ({ default: question })));

/** The way out of either panel; before a logout forgets what was not sent it asks. The question stands wherever it is drawn. */
export function useLeaving(): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (hasDrafts() || countUnsent() > 0 ? setAsking(true) : void logout()),
    question: asking && (
      <Suspense fallback={null}>
        <LeaveUnsent onClose={() => setAsking(false)} />
      </Suspense>
    ),
  };
}
