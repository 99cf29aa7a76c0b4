import type { QueryClient } from '@tanstack/react-query';
import type { Waiting } from '../../contract/waiting';
import { isInstalled } from '../install/offer';
import { request } from '../providers/request';
import { onSessionEnd } from '../session/end';
import { currentUser, onSessionChange } from '../session/store';
import { hintAddress, refuseHints } from './browser';
import { countOnIcon } from './iconCount';

/**
 * Keeps this browser's hints with who is logged in here, opens what a pressed hint leads to, and counts on the installed panel's icon what
 * waits for the person. Somebody else's hints end here; a logout ends one's own.
 */
export function followPush(queries: QueryClient, open: (path: string) => void): void {
  let whose: string | undefined;
  const follow = () => {
    const id = currentUser()?.id;
    if (!id || id === whose) return;
    whose = id;
    void renew().catch(() => undefined);
  };
  follow();
  onSessionChange(follow);
  onSessionEnd(({ expired, elsewhere }) => {
    whose = undefined;
    countOnIcon(0);
    if (!expired && !elsewhere) void refuseHints().catch(() => undefined);
  });
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
      const path = (data as { open?: unknown } | null)?.open;
      if (typeof path !== 'string' || !currentUser()) return;
      ports[0]?.postMessage('goes');
      open(path);
    });
  if (isInstalled()) countWaiting(queries);
}

/** Tells the server that the panel was opened in a browser with hints; it answers whether they are this person's. */
async function renew(): Promise<void> {
  const address = await hintAddress();
  if (!address) return;
  const { json } = await request<{ data: { id: string | null } }>('/api/push', { method: 'PUT', body: address });
  if (json.data.id === null) await refuseHints();
}

/** Each new answer of what waits is counted; one of a single company asks for that of all. */
function countWaiting(queries: QueryClient): void {
  const all = ['waiting', null] as const;
  let counted = 0;
  queries.getQueryCache().subscribe(({ type, query }) => {
    const [name, company] = query.queryKey;
    const { data, dataUpdatedAt } = query.state;
    if (type !== 'updated' || name !== all[0] || !data || dataUpdatedAt <= counted) return;
    counted = dataUpdatedAt;
    if (company === null) countOnIcon((data as Waiting).total);
    else
      void request<Waiting>('/api/waiting').then(
        ({ json }) => currentUser() && countOnIcon(json.total),
        () => undefined,
      );
  });
}
