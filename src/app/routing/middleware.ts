import { type MiddlewareFunction, redirect } from 'react-router';
import { currentUser } from '../session/store';
import { currentTenant, loadTenant } from '../tenant/store';
import { guard } from './guard';
import { loadNotFound, loadScreen, loadTableAt } from './loaded';
import { type Match, matchRoute } from './match';
import { publicRoutes } from './publicRoutes';

/** Runs before each navigation: asks the guard, then fetches the code of the screen, and only then lets the address change. */
export const guarded: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const match = matchRoute(publicRoutes, pathname) ?? matchRoute(await loadTableAt(pathname), pathname);
  if (match) await enter(match, pathname + search);
  else await enterNotFound();
  return next();
};

async function enter(match: Match, target: string): Promise<void> {
  let verdict = guard({ target, match, user: currentUser(), tenant: currentTenant() });
  if (verdict.go === 'load') {
    const tenant = await loadTenant();
    verdict = guard({ target, match, user: currentUser(), tenant });
  }
  if (verdict.go === 'elsewhere') throw redirect(verdict.to);
  if (verdict.go === 'on') document.title = verdict.title;
  await loadScreen(match.route);
}

async function enterNotFound(): Promise<void> {
  const [tenant] = await Promise.all([loadTenant(), loadNotFound()]);
  document.title = `Nie ma takiej strony${tenant.tenant.titleSuffix}`;
}
