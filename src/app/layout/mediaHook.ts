import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is as the query asks, and is told when that changes. */
export function mediaHook(query: string): () => boolean {
  const listen = (changed: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return function useMedia() {
    return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
  };
}
