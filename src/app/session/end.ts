import { forgetDrafts } from './drafts';
import { forgetPlace, keepPlace, keepReturnUrl, leftPlace } from './returnUrl';
import { clearSession, currentTokens, currentUser } from './store';
import { tellOtherTabs } from './tabs';

export interface Ending {
  /** The session ran out, rather than being ended by the person: the address is kept for the next login. */
  expired: boolean;
  /** Another tab ended it, and cleared what goes with it. */
  elsewhere?: true;
}
const listeners = new Set<(ending: Ending) => void>();

/** Called once for every session that ends, by this tab or another. */
export function onSessionEnd(listener: (ending: Ending) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets the session here and in all tabs (S05). A second call finds nothing left to end. */
export function endSession(ending: Ending): void {
  if (!currentUser() && !currentTokens()) return;
  // Before the session goes: by what is left other tabs know how it went.
  if (ending.expired) keepReturnUrl(location.pathname + location.search + location.hash);
  else forgetPlace();
  clearSession(ending);
  if (!ending.expired) forgetDrafts();
  tellOtherTabs('ended');
  for (const listener of [...listeners]) listener(ending);
}

/** Another tab ended it, or found that it ran out: the same clearing, without telling it back. Each tab keeps its own place. */
export function sessionEndedElsewhere(): void {
  if (!currentUser()) return;
  const expired = leftPlace();
  clearSession({ expired: true });
  if (expired) keepPlace(location.pathname + location.search + location.hash);
  else {
    forgetPlace();
    forgetDrafts();
  }
  for (const listener of [...listeners]) listener({ expired, elsewhere: true });
}
