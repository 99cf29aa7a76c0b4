import { isIPv4, isIPv6 } from 'node:net';

/** The network an address belongs to, /24 or /56: enough to tell strangers from neighbours, too little to name a person. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::')
    ? [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
    : start;
  const [a, b, c, d] = groups.map((group: string) => Number.parseInt(group, 16));
  return `${[a, b, c, (d ?? 0) & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`;
}
