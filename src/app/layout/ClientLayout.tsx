import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { isHintWanted, onInstallQuestion } from '../install/offer';
import { useRoute } from '../routing/useRoute';
import { logout } from '../session/logout';
import { Shell } from './Shell';

const InstallHint = lazy(() => import('../install/InstallHint'));

/** The client's shell. */
export function ClientLayout({ children }: { children: ReactNode }) {
  const atHome = useRoute()?.route.menu === 0;
  const hints = useSyncExternalStore(onInstallQuestion, isHintWanted);
  return (
    <Shell section="client" home="/" profile="/profile" notices="/notices" onLogout={() => void logout()}>
      {children}
      {atHome && hints && (
        <Suspense fallback={null}>
          <InstallHint />
        </Suspense>
      )}
    </Shell>
  );
}
