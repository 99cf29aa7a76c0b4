import { generatePath } from 'react-router';
import type { Resource } from '../../schema';
import { labelOf } from './label';
import type { Match } from './match';
import type { Route } from './route';

export interface Crumb {
  label: string;
  /** Left out for the screen one is on. */
  to?: string;
  /** The label is a record's id, for which the screen may put its title. */
  id?: string;
  /** The record is one that the screen's own stands beneath. */
  over?: Resource;
}

/** The way to a screen: Pulpit, the section, the id, and what is being done with it. */
export function breadcrumbs(table: readonly Route[], { route, params }: Match): Crumb[] {
  const home = table.find(({ section, menu }) => section === route.section && menu === 0);
  const crumbs: Crumb[] = home && home !== route ? [{ label: home.title, to: home.path }] : [];
  for (const over of ancestors(table, route))
    if (over !== home) crumbs.push({ ...nameOf(over, params), to: generatePath(over.path, params) });
  const id = params[route.resource?.beneath?.param ?? 'id'];
  if (!id || route.verb === 'create') return [...crumbs, { label: params.year ?? labelOf(route) }];
  if (route.verb !== 'edit') return [...crumbs, { label: id, id }];
  const show = table.find(
    (other) => other.resource === route.resource && other.section === route.section && other.verb === 'show',
  );
  return [...crumbs, { label: id, id, ...(show ? { to: generatePath(show.path, params) } : {}) }, { label: 'Edycja' }];
}

function nameOf(route: Route, { id }: Match['params']): Pick<Crumb, 'label' | 'id' | 'over'> {
  return route.verb === 'show' && route.resource && id ? { label: id, id, over: route.resource } : { label: labelOf(route) };
}

/** The routes a screen stands under, the outermost first. */
export function ancestors(table: readonly Route[], route: Route): Route[] {
  const parent = table.find(({ name }) => name === route.parent);
  return parent ? [...ancestors(table, parent), parent] : [];
}
