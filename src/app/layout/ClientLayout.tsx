import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { isHintWanted, onInstallQuestion } from '../install/offer';
import { useRoute } from '../routing/useRoute';
import { Shell } from './Shell';
import { useLeaving } from './useLeaving';

const InstallHint = lazy(() => import('../install/InstallHint'));

/** The client's shell; at home it offers to be installed. */
export function ClientLayout({ children }: { children: ReactNode }) {
  const atHome = useRoute()?.route.menu === 0;
  const hints = useSyncExternalStore(onInstallQuestion, isHintWanted);
  const { leave, question } = useLeaving();
  return (
    <Shell section="client" home="/" profile="/profile" notices="/notices" onLogout={leave}>
      {children}
      {atHome && hints && (
        <Suspense fallback={null}>
          <InstallHint />
        </Suspense>
      )}
      {question}
    </Shell>
  );
}
