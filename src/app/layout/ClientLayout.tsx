import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { isHintWanted, onInstallQuestion } from '../install/offer';
import { useRoute } from '../routing/useRoute';
import { hasDrafts } from '../session/drafts';
import { logout } from '../session/logout';
import { Shell } from './Shell';

const InstallHint = lazy(() => import('../install/InstallHint'));
const LeaveDrafts = lazy(() => import('./LeaveDrafts'));

/** The client's shell; before unsent words are forgotten by a logout it asks. */
export function ClientLayout({ children }: { children: ReactNode }) {
  const atHome = useRoute()?.route.menu === 0;
  const hints = useSyncExternalStore(onInstallQuestion, isHintWanted);
  const [leaving, setLeaving] = useState(false);
  return (
    <Shell
      section="client"
      home="/"
      profile="/profile"
      notices="/notices"
      onLogout={() => (hasDrafts() ? setLeaving(true) : void logout())}
    >
      {children}
      {atHome && hints && (
        <Suspense fallback={null}>
          <InstallHint />
        </Suspense>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <LeaveDrafts onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </Shell>
  );
}
