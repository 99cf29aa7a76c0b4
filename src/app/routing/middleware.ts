import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { isSensitive } from '../providers/personalText';
import { currentUser } from '../session/store';
import { currentTenant, loadTenant } from '../tenant/store';
import { isThere } from './access';
import { guard } from './guard';
import { loadedArea, loadNotFound, loadScreen, loadTableAt } from './loaded';
import { type Match, matchRoute } from './match';
import { withoutSensitive } from './privateSearch';
import { publicRoutes } from './publicRoutes';
import type { Route } from './route';
import { turnAway } from './turnedAway';

/**
 * Runs before each navigation: asks the guard, then fetches the code of the screen, and only then lets the address change. The
 * router's requests have lost the hash of the address that is asked for, so it is told by `hashOf`.
 */
export const guarded =
  (hashOf: () => string): MiddlewareFunction =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const clean = withoutSensitive(search);
    const hash = isSensitive(hashOf()) ? '' : hashOf();
    if (clean !== search) throw replace(pathname + clean + hash);
    const open = matchRoute(publicRoutes, pathname);
    const table = open ? publicRoutes : await loadTableAt(pathname);
    const match = open ?? matchRoute(table, pathname);
    if (match) await enter(match, table, pathname + search + hash);
    else await enterNotFound();
    return next();
  };

async function enter(match: Match, table: readonly Route[], target: string): Promise<void> {
  let verdict = guard({ target, match, table, user: currentUser(), tenant: currentTenant() });
  if (verdict.go === 'load') {
    const tenant = await loadTenant();
    verdict = guard({ target, match, table, user: currentUser(), tenant });
  }
  if (verdict.go === 'elsewhere') {
    if (verdict.closed) turnAway(verdict.closed);
    throw redirect(verdict.to);
  }
  if (!isThere(match, currentTenant())) return enterNotFound();
  if (verdict.go === 'on') document.title = verdict.title;
  const { route } = match;
  await loadScreen(route).catch((error: unknown) => {
    // Within a panel that stands, its place says so: the menu, and what waits to be sent, stay in sight.
    if (route.section === 'public' || !loadedArea(route.section)) throw error;
    console.warn(error);
  });
}

async function enterNotFound(): Promise<void> {
  const [tenant] = await Promise.all([loadTenant(), loadNotFound()]);
  document.title = `Nie ma takiej strony${tenant.tenant.titleSuffix}`;
}
