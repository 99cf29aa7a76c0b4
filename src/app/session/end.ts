import { forgetDrafts } from './drafts';
import { clearSession, currentTokens, currentUser } from './store';
import { tellOtherTabs } from './tabs';

export interface Ending {
  /** The session ran out, rather than being ended by the person: the address is kept for the next login. */
  expired: boolean;
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
  clearSession(ending);
  if (!ending.expired) forgetDrafts();
  tellOtherTabs('ended');
  for (const listener of [...listeners]) listener(ending);
}

/** Another tab ended it, and knew whether the timer goes with it: the same clearing, without telling it back. */
export function sessionEndedElsewhere(): void {
  if (!currentUser()) return;
  clearSession({ expired: true });
  forgetDrafts();
  for (const listener of [...listeners]) listener({ expired: false });
}
