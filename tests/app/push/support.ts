import { vi } from 'vitest';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;

interface Stubbed {
  answer?: NotificationPermission;
  on?: boolean;
  /** Whether the panel's worker was fetched. */
  worker?: boolean;
}

/** A browser that can show hints, as far as a page sees it. `answer` is the person's word when they are asked. */
export function stubBrowser({ answer = 'granted', on = false, worker = true }: Stubbed = {}) {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const state = { on, keys: [] as unknown[] };
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    options: { applicationServerKey: bytes('AAA') },
    getKey: (name: string) => bytes(name === 'auth' ? 'auth' : 'p256dh'),
    unsubscribe: vi.fn(async () => {
      state.on = false;
      return true;
    }),
  };
  const pushManager = {
    getSubscription: async () => (state.on ? subscription : null),
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      state.on = true;
      state.keys.push(applicationServerKey);
      return subscription;
    }),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (worker ? registration : undefined),
      ready: worker ? Promise.resolve(registration) : new Promise(() => {}),
      addEventListener: (_name: string, listener: (event: MessageEvent) => void) => listeners.push(listener),
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, { requestPermission: async () => answer }),
  );
  return {
    subscription,
    pushManager,
    state,
    address: { endpoint: subscription.endpoint, p256dh: 'cDI1NmRo', auth: 'YXV0aA' },
    message: (data: unknown, ports: readonly { postMessage: (said: unknown) => void }[]) => {
      for (const listener of listeners) listener({ data, ports } as unknown as MessageEvent);
    },
  };
}

export function restoreBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
}
