import { forgetPlace, keptPlace } from '../session/returnUrl';
import type { KeptUser } from '../session/session';
import { homeOf } from './home';
import { matchRoute } from './match';
import type { Route } from './route';

/** Where a person goes after the login: the kept address if it is one of their panel's screens, else their home. It is forgotten by that. */
export function landing(user: Pick<KeptUser, 'isAdmin'>, table: readonly Route[]): string {
  const path = keptPlace();
  forgetPlace();
  if (!path) return homeOf(user);
  const route = matchRoute(table, new URL(path, location.origin).pathname)?.route;
  return route?.login && route.admin === user.isAdmin ? path : homeOf(user);
}
