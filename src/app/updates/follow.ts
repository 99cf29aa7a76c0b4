import { workerAddress } from '../theme/trustedTypes';

/** The server is asked for a new version when the tab is seen again, every ten minutes at most. */
const everyMs = 10 * 60_000;

/** The page's own scripts by their names, which change with every build. */
function scriptsIn(page: string): string {
  return [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1]).join();
}

/** Told of a version that is newer than the one running here, with its worker where there is one. */
type Tell = (worker?: ServiceWorker) => void;

async function comparePage(mine: string, tell: Tell): Promise<void> {
  const page = await fetch('/', { headers: { accept: 'text/html' } }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const theirs = scriptsIn(page);
  if (theirs !== '' && theirs !== mine) tell();
}

/** Calls back when the tab is seen again, but not too often. Returns how to stop. */
function whenSeen(look: () => void): () => void {
  let looked = Date.now();
  const seen = () => {
    if (document.hidden || Date.now() - looked < everyMs) return;
    looked = Date.now();
    look();
  };
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}

/** A worker that arrives while another serves the page is a new version; the first one ever is not. */
function watch(registration: ServiceWorkerRegistration, tell: Tell): void {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker);
    });
  });
}

/** Starts the service worker and follows new versions of it; where there is none, of the page. Returns how to stop. */
export async function followVersions(tell: Tell): Promise<() => void> {
  const mine = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join();
  const byPage = () => whenSeen(() => void comparePage(mine, tell));
  if (!('serviceWorker' in navigator)) return byPage();
  try {
    const registration = await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    // This page came from the server just now: what waits is not newer than it.
    registration.waiting?.postMessage('activate');
    watch(registration, tell);
    return whenSeen(() => void registration.update().catch(() => null));
  } catch {
    return byPage();
  }
}
