/**
 * The service worker of a firm's panel. It keeps built files, whose names change with their content, and the page for when
 * there is no connection: nothing that anybody's session brought, so a logout leaves nothing in it to clear. What another app shares is
 * sealed into a database of its own, until the panel opens and somebody looks at it.
 */
import { sharedField, shareLost } from '../../contract/shareTarget';
import { dropStaleShares, keepShared } from '../outbox/shareStore';
import { wayOf } from './wayOf';

interface Waits {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waits {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waits) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}
declare const self: WorkerScope;
/** Written by the build: the name of its cache, and the offline page with its files, the page first. */
declare const __CACHE__: string;
declare const __OFFLINE__: readonly string[];

const offlinePage = __OFFLINE__[0] ?? '/offline.html';
/** This build's cache and the one before: a tab of the older build may still ask for its files. */
const keptCaches = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(__CACHE__).then((cache) => cache.addAll([...__OFFLINE__])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.registration.navigationPreload?.enable()]));
});

/** `caches` are told in the order in which they were made. */
async function dropOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name !== __CACHE__);
  await Promise.all(older.slice(0, Math.max(0, older.length - (keptCaches - 1))).map((name) => caches.delete(name)));
}

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === 'share') event.respondWith(share(event));
  if (way === 'page') {
    event.respondWith(page(event));
    event.waitUntil(dropStaleShares(Date.now()).catch(() => undefined));
  }
  if (way === 'file') event.respondWith(file(event));
});

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(offlinePage, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function share({ request }: Fetching): Promise<Response> {
  const to = await request
    .formData()
    .then((form) => form.getAll(sharedField).filter((each) => each instanceof File))
    .then((files) => keepShared(files, Date.now()))
    .then(
      ({ office }) => (office ? '/dashboard/documents/new' : '/documents/new'),
      () => shareLost,
    );
  return Response.redirect(to, 303);
}

async function file(event: Fetching): Promise<Response> {
  const { url } = event.request;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok && /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '')) {
    const copy = answer.clone();
    // A full disk costs the copy, nothing else.
    event.waitUntil(
      caches
        .open(__CACHE__)
        .then((cache) => cache.put(url, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}
