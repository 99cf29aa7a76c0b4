import type { KeptUser } from '../session/session';
import type { Tenant } from '../tenant/tenant';
import { isAdminOnly, isOff, mayOpen } from './access';
import { homeOf } from './home';
import { titleOf } from './label';
import type { Match } from './match';
import { menuOf } from './menu';
import type { Route } from './route';
import type { Closed } from './turnedAway';

/** A navigation as the guard sees it. */
export interface Visit {
  /** The whole path asked for, with its query and hash. */
  target: string;
  match: Match;
  /** The table that the match is from. */
  table: readonly Route[];
  user: KeptUser | null;
  /** Null while the configuration has not been loaded. */
  tenant: Tenant | null;
}

export type Verdict =
  | { go: 'load' }
  | { go: 'elsewhere'; to: string; title?: string; closed?: Closed }
  | { go: 'on'; title: string };

/** The specification's guard, its six steps in their order. Pure: what it decides, the router's middleware does. */
export function guard({ target, match: { route }, table, user, tenant }: Visit): Verdict {
  // 1. The configuration comes first.
  if (!tenant) return { go: 'load' };
  // 2. The area. Nobody is known yet to judge an anonymous visitor by: step 4 sends them to the login, which keeps the address.
  if (user && !mayOpen(route, user, tenant))
    return route.path === homeOf(user)
      ? { go: 'elsewhere', to: firstOf(table, user, tenant) }
      : { go: 'elsewhere', to: homeOf(user), closed: isOff(route, tenant) ? 'firm' : 'account' };
  // 3. The title.
  const title = titleOf(route) + tenant.tenant.titleSuffix;
  // 4. The login.
  if (route.login && !user) return { go: 'elsewhere', to: withReturn('/login', target), title };
  // 5. Administrators' screens.
  if (isAdminOnly(route, tenant) && !user?.isAdmin) return { go: 'elsewhere', to: withReturn('/', target), title };
  // The client's surveys carry the flag and are still no screen of the office's, which has its own.
  if (route.officePath && user?.isAdmin) return { go: 'elsewhere', to: route.officePath, title };
  // 6. Administrators see only theirs.
  if (!route.admin && user?.isAdmin)
    return { go: 'elsewhere', to: isLink(route) ? '/dashboard' : withReturn('/dashboard', target), title };
  return { go: 'on', title };
}

/** The token of a link is a secret: it goes into no other address (S11). */
function isLink({ ids }: Route): boolean {
  return Object.values(ids ?? {}).includes('token');
}

/** Where a firm without the first screen begins: the menu's first entry, or the one screen that everybody has. */
function firstOf(table: readonly Route[], user: KeptUser, tenant: Tenant): string {
  return menuOf(table, 'office', user, tenant)[0]?.path ?? '/dashboard/users/profile';
}

function withReturn(path: string, target: string): string {
  return `${path}?redirect=${encodeURIComponent(target)}`;
}
