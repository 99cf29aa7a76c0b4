import { matchRoutes } from 'react-router';
import { type Panel, type Route, shapes } from './route';

export interface Match {
  route: Route;
  params: Readonly<Record<string, string | undefined>>;
}

/** Whose table an address is to be looked up in; the router does not look at the case of letters either. */
export function panelAt(pathname: string): Panel {
  return /^\/dashboard(\/|$)/i.test(pathname) ? 'office' : 'client';
}

/** The table as the router draws it: the same objects decide what is guarded and what is shown. */
export function routerPath(route: Route): string {
  return route.tabs ? `${route.path}/*` : route.path;
}

/** An address and what it means: nine components of a screen ask at every render, and each answer goes through the whole table. */
type Answered = { pathname: string; match: Match | null };
const lastAnswers = new WeakMap<readonly Route[], Answered>();

/** Which screen an address means, or null where none does. One whose parameters have another shape gives way to the next that fits. */
export function matchRoute(table: readonly Route[], pathname: string): Match | null {
  const last = lastAnswers.get(table);
  if (last?.pathname === pathname) return last.match;
  const match = matched(table, pathname);
  lastAnswers.set(table, { pathname, match });
  return match;
}

function matched(table: readonly Route[], pathname: string): Match | null {
  const found = matchRoutes(
    table.map((route) => ({ path: routerPath(route), handle: route })),
    pathname,
  )?.at(-1);
  if (!found) return null;
  const route = found.route.handle as Route;
  const { params } = found;
  const tab = params['*'];
  const shaped = Object.entries(route.ids ?? {}).every(([key, shape]) => shapes[shape].test(params[key] ?? ''));
  if (shaped && (!tab || route.tabs?.includes(tab))) return { route, params };
  return matched(
    table.filter((each) => each !== route),
    pathname,
  );
}
