import { queryClient } from '../providers/queryClient';
import { currentUser, onSessionChange } from '../session/store';
import { tellUnsent } from '../session/unsent';
import type { Sent, Shown } from './contents';
import { createOutbox, type Outbox } from './outbox';
import { perform } from './perform';
import { sealedVault } from './sealedVault';
import { wantOutbox } from './wanted';

/** Word between the tabs of one browser about what waits. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('panel.outbox');

let here: { person: string; outbox: Promise<Outbox>; opened: Outbox | null } | null = null;
const listeners = new Set<() => void>();
const empty: Shown = { items: [], begun: [], sent: [], lost: [], active: null, unanswered: false, lasting: true };

async function open(person: string): Promise<Outbox> {
  // A window that keeps nothing has an outbox that lives as long as its page, and says so.
  const vault = await sealedVault(person, currentUser()?.isAdmin === true).catch(() => null);
  const outbox = createOutbox({
    vault,
    perform,
    now: Date.now,
    inOneTab: (work) => (vault && navigator.locks ? navigator.locks.request('panel.outbox', work) : work()),
    announce: (sent) => channel?.postMessage({ person, sent }),
    isOpen: () => currentUser()?.id === person,
    isOnline: () => navigator.onLine !== false,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onSent: () => void queryClient.invalidateQueries(),
  });
  outbox.listen(tell);
  return outbox;
}

const tell = () => {
  const { items, begun } = shownHere();
  tellUnsent(items.length + begun.length);
  for (const listener of [...listeners]) listener();
};

/** The outbox of the person who is logged in; opened by the first call, and then sending what waits in it. */
export function outboxHere(): Promise<Outbox> {
  const person = currentUser()?.id ?? '';
  if (here?.person === person) return here.outbox;
  wantOutbox();
  here?.opened?.close();
  const mine = { person, outbox: open(person), opened: null as Outbox | null };
  here = mine;
  void mine.outbox.then((outbox) => {
    mine.opened = outbox;
    void outbox.hurry();
  });
  return mine.outbox;
}

/** What stands in it; the same object until that changes. */
export const shownHere = (): Shown => here?.opened?.shown() ?? empty;

export function listenHere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What there is to send is sent as soon as it can be: the network is back, or somebody looks at the panel. */
const now = () => document.visibilityState === 'visible' && void here?.opened?.hurry();
addEventListener('online', now);
addEventListener('focus', now);
document.addEventListener('visibilitychange', now);
addEventListener('offline', tell);
channel?.addEventListener('message', ({ data }: MessageEvent<{ person: string; sent: Sent | null }>) => {
  if (data.person === here?.person) void here.opened?.heard(data.sent);
});
onSessionChange(() => {
  if (here && here.person !== currentUser()?.id) {
    here.opened?.close();
    here = null;
    tell();
  }
});
