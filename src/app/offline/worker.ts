/**
 * The service worker of a firm's panel. It keeps built files, whose names change with their content, and the page for when
 * there is no connection: nothing that anybody's session brought, so a logout leaves nothing in it to clear. What another app shares is
 * sealed into a database of its own, until the panel opens and somebody looks at it. A hint is shown as it comes and kept nowhere.
 */
import { sharedField, shareLost } from '../../contract/shareTarget';
import { dropStaleShares, keepShared } from '../outbox/shareStore';
import { countOnIcon } from '../push/iconCount';
import { hintOf, pathOf, shownAs } from './hint';
import { wayOf } from './wayOf';

interface Waits {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waits {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waits {
  readonly data: { text(): string } | null;
}
interface Clicked extends Waits {
  readonly notification: Notification;
}
/** A tab of this panel. */
interface Tab {
  focus(): Promise<Tab>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waits) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'push', listener: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}
declare const self: WorkerScope;
/** Written by the build: the name of its cache, and the offline page with its files, the page first. */
declare const __CACHE__: string;
declare const __OFFLINE__: readonly string[];
/** The firm's icon. */
declare const __ICON__: string;

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

self.addEventListener('push', (event) => {
  const hint = hintOf(event.data?.text() ?? '');
  if (hint.count !== null) countOnIcon(hint.count);
  event.waitUntil(self.registration.showNotification(hint.title, shownAs(hint, __ICON__)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(pathOf(event.notification.data)));
});

/** How long a tab may take to say that it goes there itself, in milliseconds. */
const patience = 1_000;

/** Opens the screen in a tab of the panel that is there, which asks first where somebody is typing; else in a new one. */
async function openAt(path: string): Promise<unknown> {
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return self.clients.openWindow(path);
  await tab.focus().catch(() => undefined);
  const { port1, port2 } = new MessageChannel();
  const goes = new Promise<boolean>((answer) => {
    port1.onmessage = () => answer(true);
    setTimeout(() => answer(false), patience);
  });
  tab.postMessage({ open: path }, [port2]);
  if (!(await goes)) await tab.navigate(path).catch(() => self.clients.openWindow(path));
  return undefined;
}

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
