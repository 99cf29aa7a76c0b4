/** Whether a newer panel than the one running here is there to be loaded. */
let newer = false;
/** Its service worker, which waits until somebody asks for the new version. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** How long a service worker may take to begin, in milliseconds, before the page is loaded without it. */
const patience = 3_000;

export function isNewVersion(): boolean {
  return newer;
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every screen that there is one; nothing is loaded by itself, for somebody may be typing. */
export function tellNewVersion(worker: ServiceWorker | null = null): void {
  waiting = worker ?? waiting;
  if (newer) return;
  newer = true;
  for (const listener of [...listeners]) listener();
}

/** Loads the new version here; a form with unsaved words asks first, as at every leaving. Other tabs go on as they are. */
export function loadNewVersion(reload: () => void = () => location.reload()): void {
  if (!waiting) {
    reload();
    return;
  }
  const slow = setTimeout(reload, patience);
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      clearTimeout(slow);
      reload();
    },
    { once: true },
  );
  waiting.postMessage('activate');
  waiting = null;
}
