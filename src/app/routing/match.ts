import { matchRoutes } from 'react-router';
import { type Route, shapes } from './route';

export interface Match {
  route: Route;
  params: Readonly<Record<string, string | undefined>>;
}

/** The table as the router draws it: the same objects decide what is guarded and what is shown. */
export function routerPath(route: Route): string {
  return route.tabs ? `${route.path}/*` : route.path;
}

/** Which screen an address means, or null where none does: unknown, or an id of another shape. */
export function matchRoute(table: readonly Route[], pathname: string): Match | null {
  const found = matchRoutes(
    table.map((route) => ({ path: routerPath(route), handle: route })),
    pathname,
  )?.at(-1);
  if (!found) return null;
  const route = found.route.handle as Route;
  const { params } = found;
  const tab = params['*'];
  if (tab && !route.tabs?.includes(tab)) return null;
  const shaped = Object.entries(route.ids ?? {}).every(([key, shape]) => shapes[shape].test(params[key] ?? ''));
  return shaped ? { route, params } : null;
}
