import { useSyncExternalStore } from 'react';

const query = '(max-width: 599.98px)';

function listen(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Is the window as narrow as a phone? Where a table would not fit, cards stand. */
export function usePhone(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}
