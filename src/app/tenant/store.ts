import type { ConfigAnswer } from '../../contract/config';
import { request } from '../providers/request';
import { type Tenant, tenantOf } from './tenant';

/** The configuration is fetched once before the first navigation, and anew when somebody logs in or out. */
let current: Tenant | null = null;
let loading: Promise<Tenant> | null = null;
const listeners = new Set<() => void>();

export function currentTenant(): Tenant | null {
  return current;
}

export function onTenantChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The configuration at hand, or the one being fetched. A failure is told to every waiting caller, and the next call tries again. */
export function loadTenant(): Promise<Tenant> {
  if (current) return Promise.resolve(current);
  loading ??= fetchTenant().finally(() => {
    loading = null;
  });
  return loading;
}

/** Fetches it anew, for whoever is logged in now. */
export function reloadTenant(): Promise<Tenant> {
  current = null;
  loading = null;
  return loadTenant();
}

async function fetchTenant(): Promise<Tenant> {
  const { json } = await request<ConfigAnswer>('/api/config');
  current = tenantOf(json);
  for (const listener of [...listeners]) listener();
  return current;
}
