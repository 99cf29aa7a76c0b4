import { useSyncExternalStore } from 'react';
import type { KeptUser } from './session';
import { currentUser, onSessionChange } from './store';

/** Who is logged in, or null; draws anew when that changes, also by another tab. */
export function useSession(): KeptUser | null {
  return useSyncExternalStore(onSessionChange, currentUser);
}

/** Who is logged in, for screens that the guard lets nobody else reach. */
export function useUser(): KeptUser {
  const user = useSession();
  if (!user) throw new Error('useUser() is for screens behind the login; on public pages ask useSession()');
  return user;
}
