import { generatePath } from 'react-router';
import { labelOf } from './label';
import type { Match } from './match';
import type { Route } from './route';

export interface Crumb {
  label: string;
  /** Left out for the screen one is on. */
  to?: string;
  /** The label is a record's id, for which the screen may put its title. */
  id?: string;
}

/** The way to a screen: Pulpit, the section, the id, and what is being done with it. */
export function breadcrumbs(table: readonly Route[], { route, params }: Match): Crumb[] {
  const home = table.find(({ section, menu }) => section === route.section && menu === 0);
  const crumbs: Crumb[] = home && home !== route ? [{ label: home.title, to: home.path }] : [];
  for (const over of ancestors(table, route))
    if (over !== home) crumbs.push({ label: labelOf(over), to: generatePath(over.path, params) });
  const id = params.id;
  if (!id) return [...crumbs, { label: params.year ?? labelOf(route) }];
  if (route.verb !== 'edit') return [...crumbs, { label: id, id }];
  const show = table.find(
    (other) => other.resource === route.resource && other.section === route.section && other.verb === 'show',
  );
  return [...crumbs, { label: id, id, ...(show ? { to: generatePath(show.path, { id }) } : {}) }, { label: 'Edycja' }];
}

/** The routes a screen stands under, the outermost first. */
export function ancestors(table: readonly Route[], route: Route): Route[] {
  const parent = table.find(({ name }) => name === route.parent);
  return parent ? [...ancestors(table, parent), parent] : [];
}
