import { DeliveryFailed } from '../mail/deliveryFailed';
import { isPushAddress, type PushPlace } from './services';

/** A browser's address at its push service, and the keys that only it can open what is sent with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** What the worker of the panel shows: a hint, and the path that it leads to. */
export interface Hint {
  title: string;
  body: string;
  link: string | null;
  /** How much waits for the person, for the icon. */
  count: number;
}

/** After a day a hint is late: the service drops it. */
const keptSeconds = 86_400;

/** A pair of keys by which push services know who sends. */
export async function drawPushKeys(): Promise<PushKeys> {
  return (await library()).generateVAPIDKeys();
}

/** Leaves a hint with the browser's push service. `gone` is a browser that takes no more; throws DeliveryFailed. */
export async function deliver(
  { contact, services }: PushPlace,
  keys: PushKeys,
  { endpoint, ...address }: PushAddress,
  hint: Hint,
  timeoutMs = 10_000,
): Promise<'taken' | 'gone'> {
  if (!isPushAddress(endpoint, services)) throw new DeliveryFailed('No push service has this address', false);
  const { generateRequestDetails } = await library();
  let request: ReturnType<typeof generateRequestDetails>;
  try {
    request = generateRequestDetails({ endpoint, keys: address }, JSON.stringify(hint), {
      vapidDetails: { subject: contact, ...keys },
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    throw new DeliveryFailed('The keys of the browser are of no use', false);
  }
  const { 'Content-Length': _counted, ...headers } = request.headers as Record<string, string>;
  let status: number;
  try {
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: request.body ? new Uint8Array(request.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    await response.body?.cancel();
  } catch {
    throw new DeliveryFailed('The push service did not answer', true);
  }
  if (status === 404 || status === 410) return 'gone';
  if (status >= 200 && status < 300) return 'taken';
  throw new DeliveryFailed(`Push service HTTP ${status}`, status >= 500 || status === 429);
}

/** Read by the first hint: a server that sends none goes without. */
const library = async () => (await import('web-push')).default;
