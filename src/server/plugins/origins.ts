import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config';
import { isLoopback, panelUrl } from '../firms/hosts';

/** Which pages may call the API (W03): the panels' own, those configured, and on a developer's machine every local one. */
export function allowedOrigins({ publicUrl, hosts, origins, mode }: Pick<Config, 'publicUrl' | 'hosts' | 'origins' | 'mode'>) {
  const known = new Set([publicUrl, ...origins, ...[...hosts.values()].map((firm) => panelUrl(publicUrl, hosts, firm))]);
  return (origin: string): boolean =>
    known.has(origin) || (mode !== 'production' && URL.canParse(origin) && isLoopback(new URL(origin).hostname));
}

/** A call that a page of somebody else's made the browser send. Without these headers no browser is speaking. */
export function isForeign(headers: IncomingHttpHeaders, isAllowed: (origin: string) => boolean): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) return !isAllowed(origin);
  return site === 'cross-site';
}
