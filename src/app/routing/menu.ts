import { menuOrder } from '../screens/menuOrder';
import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import { isAdminOnly, mayOpen } from './access';
import type { Route, Section } from './route';

/** The entries of a section's menu that this person may open, in order. */
export function menuOf(table: readonly Route[], section: Section, user: KeptUser, tenant: Tenant): Route[] {
  return table
    .filter(
      (route) =>
        route.section === section &&
        route.menu !== undefined &&
        isAdminOnly(route, tenant) === user.isAdmin &&
        mayOpen(route, user, tenant),
    )
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ name, resource, menu = 0 }: Route): number {
  const named = menuOrder.indexOf(resource?.name ?? name);
  return named < 0 ? menuOrder.length + menu : named;
}
