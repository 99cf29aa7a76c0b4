import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasDrafts } from '../session/drafts';
import { logout } from '../session/logout';

const LeaveDrafts = lazy(() => import('./LeaveDrafts'));

/** The way out of either panel; before unsent words are forgotten by a logout it asks. The question stands wherever it is drawn. */
export function useLeaving(): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (hasDrafts() ? setAsking(true) : void logout()),
    question: asking && (
      <Suspense fallback={null}>
        <LeaveDrafts onClose={() => setAsking(false)} />
      </Suspense>
    ),
  };
}
