import { currentUser, onSessionChange } from '../session/store';

/** Fetches what keeps screens up to date when there is somebody to keep them for: the public pages do without its code. */
export function followOnceLoggedIn(): void {
  if (currentUser()) {
    begin();
    return;
  }
  const stop = onSessionChange(() => {
    if (!currentUser()) return;
    stop();
    begin();
  });
}

function begin(): void {
  // Without it the panel works, and shows what is new when it is asked again.
  import('./panelChanges').then(({ followPanel }) => followPanel()).catch(() => null);
}
