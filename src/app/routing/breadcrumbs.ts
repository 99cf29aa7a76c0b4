import { generatePath } from 'react-router';
import type { Resource } from '../../schema';
import { labelOf } from './label';
import type { Match } from './match';
import type { Route } from './route';

export interface Crumb {
  label: string;
  /** Left out for the screen one is on, and where the way is closed to the person. */
  to?: string;
  /** The label is a record's id, for which the screen may put its title. */
  id?: string;
  /** The record is one that the screen's own stands beneath. */
  over?: Resource;
}

/** The way to a screen: Pulpit, the section, the id, and what is being done with it. `opens` says which screens on it may be gone to. */
export function breadcrumbs(
  table: readonly Route[],
  { route, params }: Match,
  opens: (route: Route) => boolean = () => true,
): Crumb[] {
  const to = (screen: Route) => (opens(screen) ? { to: generatePath(screen.path, params) } : {});
  const home = table.find(({ section, menu }) => section === route.section && menu === 0);
  const crumbs: Crumb[] = home && home !== route ? [{ label: home.title, to: home.path }] : [];
  const over = ancestors(table, route).filter((each) => each !== home);
  crumbs.push(...over.map((each) => ({ ...nameOf(each, params), ...to(each) })));
  const id = params[route.resource?.beneath?.param ?? 'id'];
  const isPart = route.verb === undefined && over.some(({ ids }) => ids?.id !== undefined);
  if (!id || isPart || route.verb === 'create') return [...crumbs, { label: params.year ?? labelOf(route) }];
  if (route.verb !== 'edit') return [...crumbs, { label: id, id }];
  const show = table.find(
    (other) => other.resource === route.resource && other.section === route.section && other.verb === 'show',
  );
  return [...crumbs, { label: id, id, ...(show ? to(show) : {}) }, { label: 'Edycja' }];
}

function nameOf(route: Route, { id }: Match['params']): Pick<Crumb, 'label' | 'id' | 'over'> {
  if (!id || route.ids?.id === undefined) return { label: labelOf(route) };
  return { label: id, id, ...(route.verb === 'show' && route.resource ? { over: route.resource } : {}) };
}

/** The routes a screen stands under, the outermost first: those that it names, else the one whose address its own goes on from. */
export function ancestors(table: readonly Route[], route: Route): Route[] {
  const above = route.path.slice(0, route.path.lastIndexOf('/'));
  const parent = table.find(({ name, path, section }) =>
    route.parent === undefined ? section === route.section && path === above && route.menu !== 0 : name === route.parent,
  );
  return parent ? [...ancestors(table, parent), parent] : [];
}
