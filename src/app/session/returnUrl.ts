import { homeOf } from '../routing/home';
import { matchRoute } from '../routing/match';
import type { Route } from '../routing/route';
import { readKey, writeKey } from './localKeys';
import type { KeptUser } from './session';

/** The path of an address on our own origin, or null: another origin, another scheme, or no address at all (S09). */
export function ownPath(address: string | null, origin: string = location.origin): string | null {
  if (!address?.startsWith('/') || /^[/\\]{2}|[\\\p{Cc}]/u.test(address)) return null;
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** Keeps where to go after the login. */
export function keepReturnUrl(address: string | null): void {
  const path = ownPath(address);
  if (path) writeKey('returnUrl', path);
}

/** Where a person goes after the login: the kept address if it is one of their panel's screens, else their home. It is forgotten by that. */
export function landing(user: Pick<KeptUser, 'isAdmin'>, table: readonly Route[]): string {
  const path = ownPath(readKey<string>('returnUrl'));
  writeKey('returnUrl', null);
  if (!path) return homeOf(user);
  const route = matchRoute(table, new URL(path, location.origin).pathname)?.route;
  return route?.login && route.admin === user.isAdmin ? path : homeOf(user);
}
