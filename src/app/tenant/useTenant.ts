import { useSyncExternalStore } from 'react';
import { latestTenant, onTenantChange } from './store';
import type { Tenant } from './tenant';

/** The firm's configuration: `useTenant().shows('vacationZusAlert')`, `useTenant().has('documents')`. */
export function useTenant(): Tenant {
  const tenant = useSyncExternalStore(onTenantChange, latestTenant);
  if (!tenant) throw new Error('useTenant() was called before the configuration was loaded; the router loads it first');
  return tenant;
}
