import type { ConfigAnswer } from '../../contract/config';
import { renewTokens } from '../providers/refresh';
import { request } from '../providers/request';
import { currentTokens, currentUser, loginCount } from '../session/store';
import { type Tenant, tenantOf } from './tenant';

/**
 * The firm's configuration, as the API answers it to the person who is logged in, or to a visitor. It is fetched once before the
 * first navigation, and anew after every login and logout; the old one stands until then.
 */
let current: { tenant: Tenant; login: number } | null = null;
let loading: { login: number; promise: Promise<Tenant> } | null = null;
const listeners = new Set<() => void>();

/** The last one that was fetched, for any person. */
export function latestTenant(): Tenant | null {
  return current?.tenant ?? null;
}

/** The one for the person who is logged in now; null while it has not been fetched. */
export function currentTenant(): Tenant | null {
  return current?.login === loginCount() ? current.tenant : null;
}

export function onTenantChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The configuration at hand, or the one being fetched. A failure is told to every waiting caller, and the next call tries again. */
export function loadTenant(): Promise<Tenant> {
  const login = loginCount();
  if (current?.login === login) return Promise.resolve(current.tenant);
  if (loading?.login === login) return loading.promise;
  const promise = fetchTenant(login).finally(() => {
    if (loading?.promise === promise) loading = null;
  });
  loading = { login, promise };
  return promise;
}

/** Fetches it anew for the person who is logged in: something was switched meanwhile. */
export async function reloadTenant(): Promise<void> {
  await fetchTenant(loginCount());
}

/** Fetches it anew, after the firm changed it; every screen is drawn from the new one. */
export async function loadAnew(): Promise<void> {
  await fetchTenant(loginCount());
}

async function fetchTenant(login: number): Promise<Tenant> {
  const tenant = tenantOf(await ask());
  // Somebody may have logged in or out on the way; theirs is being fetched too.
  if (login === loginCount()) {
    current = { tenant, login };
    for (const listener of [...listeners]) listener();
  }
  return tenant;
}

/** The public part alone, for somebody who is logged in, means that their token is stale: a public call is not refused for that. */
async function ask(): Promise<ConfigAnswer> {
  const used = currentTokens()?.access_token ?? null;
  const user = currentUser();
  const { json } = await request<ConfigAnswer>('/api/config');
  if (!user || 'modules' in json || !(await renewTokens(used).catch(() => false))) return json;
  return (await request<ConfigAnswer>('/api/config')).json;
}
