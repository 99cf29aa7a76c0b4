/** Where browsers let hints be left: of Chrome and Edge on Android, Firefox, Apple and Windows. Another address is nobody's browser. */
export const pushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** What the operator turns hints on with. */
export interface PushPlace {
  /** `mailto:`, whom a push service writes to when something is wrong with what is sent. */
  contact: string;
  services: readonly string[];
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3})$/;

/** Whether the server may send there: a known push service over https, so that nobody has it call addresses of its own network. */
export function isPushAddress(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  const known = services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
  if (!known || username !== '' || password !== '') return false;
  return LOOPBACK.test(hostname) ? protocol === 'http:' : protocol === 'https:' && port === '';
}
