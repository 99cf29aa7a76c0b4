import { worded } from '../tenant/wording';
import { screenTitle } from './resourceRoutes';
import type { Route } from './route';

/** What menus and breadcrumbs call a screen: a list goes by its section („Zadania”), where its own title may say more („Lista zadań”). */
export function labelOf(route: Route): string {
  return route.resource && route.verb === 'list' ? worded(route.resource).labels.few : titleOf(route);
}

/** The screen's title, in the firm's words where it has its own. */
export function titleOf({ title, resource, verb }: Route): string {
  return resource && verb ? screenTitle(worded(resource), verb) : title;
}
