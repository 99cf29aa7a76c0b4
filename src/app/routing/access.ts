import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import type { Route } from './route';

/** Has the person what the screen asks for: its area, its module, the verb of its resource? Which panel is theirs is the guard's to say. */
export function mayOpen(route: Route, user: KeptUser, tenant: Tenant): boolean {
  if (route.area && !user.access.includes(route.area)) return false;
  if (!tenant.has(route.module)) return false;
  return route.admin !== user.isAdmin || (route.allows?.(user, tenant) ?? true);
}
