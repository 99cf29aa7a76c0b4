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

/** A route as the router takes it, with the words that each of its addresses begins with. */
interface Drawn {
  path: string;
  handle: Route;
  begins: readonly string[];
}
const drawnTables = new WeakMap<readonly Route[], readonly Drawn[]>();

/** Made once for each table, which has hundreds of routes and stays as it is. */
function drawn(table: readonly Route[]): readonly Drawn[] {
  const known =
    drawnTables.get(table) ??
    table.map((route) => ({ path: routerPath(route), handle: route, begins: beginningOf(route.path.toLowerCase()) }));
  drawnTables.set(table, known);
  return known;
}

/** What stands before the first parameter of a path. */
function beginningOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const open = parts.findIndex((part) => /[:*?]/.test(part));
  return open < 0 ? parts : parts.slice(0, open);
}

/** The router ranks all that it is given, at each call: it is given those whose addresses may begin so. */
function matched(table: readonly Route[], pathname: string): Match | null {
  const parts = pathname.toLowerCase().split('/').slice(1);
  // What is written with percents the router reads itself.
  const isPlain = !pathname.includes('%');
  const likely = isPlain ? drawn(table).filter(({ begins }) => begins.every((part, at) => part === parts[at])) : drawn(table);
  return bestOf(likely, pathname);
}

function bestOf(likely: readonly Drawn[], pathname: string): Match | null {
  const found = matchRoutes([...likely], pathname)?.at(-1);
  if (!found) return null;
  const route = found.route.handle;
  const { params } = found;
  const tab = params['*'];
  const shaped = Object.entries(route.ids ?? {}).every(([key, shape]) => shapes[shape].test(params[key] ?? ''));
  if (shaped && (!tab || route.tabs?.includes(tab))) return { route, params };
  return bestOf(
    likely.filter(({ handle }) => handle !== route),
    pathname,
  );
}
