import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import { mayOpen } from './access';
import type { Route, Section } from './route';

/** The entries of a section's menu that this person may open, in order. */
export function menuOf(table: readonly Route[], section: Section, user: KeptUser, tenant: Tenant): Route[] {
  return table
    .filter((route) => route.section === section && route.menu !== undefined && mayOpen(route, user, tenant))
    .sort((one, other) => (one.menu ?? 0) - (other.menu ?? 0));
}
