/** Which firm's panel answers under which host name; `*` stands for every other host. */
export type TenantHosts = ReadonlyMap<string, string>;

const standardFirm = 'demo';

/** Reads `panel.biuro.pl=biuro,*=demo`, or null where it is not that. */
export function parseHosts(text: string): TenantHosts | null {
  const hosts = new Map<string, string>();
  for (const entry of text.split(',').filter((part) => part.trim() !== '')) {
    const match = /^\s*(\*|[a-z0-9.-]+)\s*=\s*([a-z][a-z0-9-]{0,40})\s*$/i.exec(entry);
    if (!match) return null;
    hosts.set((match[1] ?? '').toLowerCase(), match[2] ?? '');
  }
  return hosts;
}

/**
 * The named hosts, and for firms that none is named for: where nobody named a host of any firm, every host shows the first (the demonstration's
 * large one where it is there), and on a developer's machine each other firm has `key.localhost`.
 */
export function hostsOf(named: TenantHosts, firms: readonly string[], publicUrl: string): TenantHosts {
  const hosts = new Map(named);
  const placed = new Set(named.values());
  const home = hosts.get('*') ?? (firms.includes(standardFirm) ? standardFirm : firms.find((firm) => !placed.has(firm)));
  if (home !== undefined && !firms.some((firm) => placed.has(firm))) hosts.set('*', home);
  if (new URL(publicUrl).hostname === 'localhost')
    for (const firm of firms) if (firm !== home && !placed.has(firm)) hosts.set(`${firm}.localhost`, firm);
  return hosts;
}

/** The firm whose panel is served to a Host header. */
export function firmOf(hosts: TenantHosts, hostHeader: string | undefined): string {
  const name = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase();
  return hosts.get(name) ?? hosts.get('*') ?? standardFirm;
}

/** The address of a firm's panel, for links in messages (A24): the public one, under the firm's own host where it has one. */
export function panelUrl(publicUrl: string, hosts: TenantHosts, firm: string): string {
  const own = [...hosts].find(([host, tenant]) => tenant === firm && host !== '*');
  if (!own) return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = own[0];
  return url.origin;
}

/** Names and addresses that lead to this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
