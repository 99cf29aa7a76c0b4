import { useEffect, useSyncExternalStore } from 'react';
import type { Shown } from './contents';
import { listenHere, outboxHere, shownHere } from './here';
import type { Delivery } from './item';
import type { Outcome } from './outbox';

/** What waits on this device, and what was sent from it since the page was opened. */
export function useOutbox(): Shown {
  useEffect(() => void outboxHere(), []);
  return useSyncExternalStore(listenHere, shownHere);
}

function hearNetwork(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** The device says that it has no network. */
export const useOffline = (): boolean => useSyncExternalStore(hearNetwork, () => navigator.onLine === false);

/** Writes a delivery down and tries to send it; what became of the first try. */
export const deliver = async (
  delivery: Delivery,
  files?: readonly File[],
  begun: readonly string[] | null = null,
): Promise<Outcome> => (await outboxHere()).deliver(delivery, files, begun);
