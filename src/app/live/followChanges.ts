import type { QueryClient } from '@tanstack/react-query';
import { openAnswer } from '../providers/request';
import { currentUser, loginCount, onSessionChange } from '../session/store';
import { readEvents } from './eventStream';
import { refreshAll, refreshChanged } from './refreshChanged';

/** Milliseconds before the stream is asked for again; twice as long after every failure. */
const firstWait = 1_000;
const longestWait = 60_000;

/**
 * Keeps what is on the screen as it stands on the server while somebody is logged in and looks at this tab; a tab that was hidden,
 * or a line that was broken, is brought up to date when it comes back. Answers how to stop.
 */
export function followChanges(client: QueryClient): () => void {
  let stop: (() => void) | null = null;
  let of = -1;

  const follow = () => {
    const wanted = currentUser() !== null && document.visibilityState === 'visible';
    if (stop && (!wanted || of !== loginCount())) {
      stop();
      stop = null;
    }
    if (!wanted || stop) return;
    const sameAsBefore = of === loginCount();
    of = loginCount();
    stop = keepOpen(client, sameAsBefore);
  };
  const stopFollowing = onSessionChange(follow);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}

/** Opens the stream, and again whenever it ends; `behind` says that changes went by before. */
function keepOpen(client: QueryClient, behind: boolean): () => void {
  const closing = new AbortController();
  const { signal } = closing;

  async function read(isBehind: boolean): Promise<boolean> {
    let opened = false;
    try {
      const { body } = await openAnswer('/api/events', { signal });
      opened = true;
      if (isBehind) refreshAll(client);
      if (body) await readEvents(body, (event) => refreshChanged(client, event));
    } catch {
      // A line that broke is asked for again; a session that ended has stopped this before.
    }
    return opened;
  }

  async function run() {
    let wait = firstWait;
    for (let isBehind = behind; !signal.aborted; isBehind = true) {
      wait = (await read(isBehind)) ? firstWait : Math.min(wait * 2, longestWait);
      if (!signal.aborted) await pause(wait * (0.75 + Math.random() / 2), signal);
    }
  }
  void run();
  return () => closing.abort();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
