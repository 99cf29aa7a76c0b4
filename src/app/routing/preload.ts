import { currentUser } from '../session/store';
import { loadArea, loadScreen, loadTableAt } from './loaded';
import { matchRoute, panelAt } from './match';
import { publicRoutes } from './publicRoutes';

/**
 * Starts fetching the code that the first screen will most likely need, beside the configuration. The guard decides all
 * the same; nothing is fetched here of a panel or an area that is not the person's.
 */
export function preload(pathname: string): void {
  const user = currentUser();
  const open = matchRoute(publicRoutes, pathname);
  if (open && !user) quietly(loadScreen(open.route));
  const panel = panelAt(pathname);
  if (open || !user || (panel === 'office') !== user.isAdmin) return;
  quietly(loadArea(panel));
  quietly(preloadScreen(pathname));
}

async function preloadScreen(pathname: string): Promise<void> {
  const route = matchRoute(await loadTableAt(pathname), pathname)?.route;
  if (route && (!route.area || currentUser()?.access.includes(route.area))) await loadScreen(route);
}

/** What fails here fails again where it is needed, with a page that says so. */
function quietly(work: Promise<unknown>): void {
  work.catch(() => null);
}
