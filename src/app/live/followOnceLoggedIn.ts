import { currentUser, onSessionChange } from '../session/store';

/** Fetches what keeps screens up to date when there is somebody to keep them for: the public pages do without its code. `open` goes to a path. */
export function followOnceLoggedIn(open: (path: string) => void): void {
  if (currentUser()) {
    begin(open);
    return;
  }
  const stop = onSessionChange(() => {
    if (!currentUser()) return;
    stop();
    begin(open);
  });
}

function begin(open: (path: string) => void): void {
  // Without it the panel works, and shows what is new when it is asked again.
  import('./panelChanges').then(({ followPanel }) => followPanel(open)).catch(() => null);
}
