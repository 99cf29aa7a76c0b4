import { onSessionEnd, sessionEndedElsewhere } from './end';
import { localKeys, readKey } from './localKeys';
import { keepReturnUrl } from './returnUrl';
import type { KeptUser } from './session';
import { currentUser, rereadSession } from './store';
import { hearOtherTabs } from './tabs';

/**
 * Keeps this tab in step with the browser's session (S05). An ended session leaves by loading the login page anew:
 * nothing that was in memory (answers, forms, drafts) outlives it.
 */
export function followSession(): void {
  onSessionEnd(({ expired }) => {
    if (expired) keepReturnUrl(location.pathname + location.search + location.hash);
    location.replace('/login');
  });
  hearOtherTabs((word) => (word === 'ended' ? sessionEndedElsewhere() : compare()));
  addEventListener('storage', ({ key }) => {
    if (key === null || key === localKeys.session) compare();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare();
  });
}

/** What other tabs left in storage against what this one shows; another person's session is never mixed into this one's memory. */
function compare(): void {
  const [mine, kept] = [currentUser(), readKey<KeptUser>('session')];
  if (mine && !kept) sessionEndedElsewhere();
  else if (mine && kept && mine.id !== kept.id) location.reload();
  else rereadSession();
}
