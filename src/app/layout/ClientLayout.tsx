import type { ReactNode } from 'react';
import { logout } from '../session/logout';
import { Shell } from './Shell';

/** The client's shell. */
export function ClientLayout({ children }: { children: ReactNode }) {
  return (
    <Shell section="client" home="/" profile="/profile" notices="/notices" onLogout={() => void logout()}>
      {children}
    </Shell>
  );
}
