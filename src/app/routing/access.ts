import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import type { Match } from './match';
import type { Route } from './route';

/** Has the person what the screen asks for: its area, its module, the verb of its resource? Which panel is theirs is the guard's to say. */
export function mayOpen(route: Route, user: KeptUser, tenant: Tenant): boolean {
  if (route.area && !user.access.includes(route.area)) return false;
  if (!tenant.has(route.module)) return false;
  return isAdminOnly(route, tenant) !== user.isAdmin || (route.allows?.(user, tenant) ?? true);
}

/** Has the firm switched off the screen's part of the panel, for everybody? */
export function isOff({ area, module }: Route, tenant: Tenant): boolean {
  return !tenant.has(module) || (area !== undefined && tenant.deniedAreas.some((denied) => denied === area));
}

/** Does the screen carry the admin-only flag in this firm? */
export function isAdminOnly({ admin, liftedBy }: Route, { switches }: Tenant): boolean {
  return admin && !(liftedBy && switches[liftedBy]);
}

/** Is there such a screen in this firm at all? What its configuration switched off is not found. */
export function isThere({ route, params }: Match, tenant: Tenant | null): boolean {
  return tenant === null || (route.isThere?.(tenant, params['*'] ?? '') ?? true);
}
