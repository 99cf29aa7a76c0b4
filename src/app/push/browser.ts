/** A browser's address at its push service, as the server takes it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can show hints at all: an iPhone can once the panel is on its home screen. */
export const canTakeHints = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager === 'function' && typeof Notification === 'function';

/** The address that this browser has now; null where hints are off in it. */
export async function hintAddress(): Promise<PushAddress | null> {
  if (!canTakeHints()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? addressOf(subscription) : null;
}

/** Asks the person and the browser; null where the person said no. Throws where its push service can't be reached, or there is no worker. */
export async function takeHints(publicKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // Where the panel's worker could not be fetched, `ready` never comes.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('The panel has no worker here');
  const { pushManager } = await navigator.serviceWorker.ready;
  const standing = await pushManager.getSubscription();
  // One that was made with other keys takes nothing signed with these.
  if (standing && keyOf(standing) !== publicKey) await standing.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  return addressOf(subscription);
}

/** The browser takes no more hints, whatever the server still sends. */
export async function refuseHints(): Promise<void> {
  if (!canTakeHints()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const addressOf = (subscription: PushSubscription): PushAddress => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});

const keyOf = ({ options }: PushSubscription) => textOf(options.applicationServerKey);

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
