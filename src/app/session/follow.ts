import { onSessionEnd, sessionEndedElsewhere } from './end';
import { localKeys, readKey } from './localKeys';
import type { KeptUser } from './session';
import { currentUser, rereadSession } from './store';
import { hearOtherTabs } from './tabs';

/** How this tab loads a page anew; nothing that was in memory (answers, forms, drafts) outlives that. */
export interface Loading {
  leave: (path: string) => void;
  reload: () => void;
}

/** Keeps this tab in step with the browser's session (S05). Returns how to stop. */
export function followSession({ leave, reload }: Loading): () => void {
  /** What other tabs left in storage against what this one shows; another person's session is never mixed into this one's memory. */
  function compare(): void {
    const [mine, kept] = [currentUser(), readKey<KeptUser>('session')];
    if (mine && !kept) sessionEndedElsewhere();
    else if (mine && kept && mine.id !== kept.id) reload();
    else rereadSession();
  }
  const stored = ({ key }: StorageEvent) => (key === null || key === localKeys.session) && compare();
  const shown = ({ persisted }: PageTransitionEvent) => persisted && compare();

  const stops = [
    onSessionEnd(() => leave('/login')),
    hearOtherTabs((word) => (word === 'ended' ? sessionEndedElsewhere() : compare())),
    () => removeEventListener('storage', stored),
    () => removeEventListener('pageshow', shown),
  ];
  addEventListener('storage', stored);
  addEventListener('pageshow', shown);
  return () => {
    for (const stop of stops) stop();
  };
}
