import { lazy, type ReactNode, Suspense } from 'react';
import { useRoute } from '../routing/useRoute';
import { logout } from '../session/logout';
import { Shell } from './Shell';

const InstallHint = lazy(() => import('../install/InstallHint'));

/** The client's shell. */
export function ClientLayout({ children }: { children: ReactNode }) {
  const atHome = useRoute()?.route.menu === 0;
  return (
    <Shell section="client" home="/" profile="/profile" notices="/notices" onLogout={() => void logout()}>
      {children}
      {atHome && (
        <Suspense fallback={null}>
          <InstallHint />
        </Suspense>
      )}
    </Shell>
  );
}
