import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { pageRoutes } from './pageRoutes';
import { publicRoutes } from './publicRoutes';
import { routesOf } from './resourceRoutes';
import type { Route } from './route';

const declared = Object.values<Resource>(resources);

/** Every screen there is. The guard, titles, breadcrumbs, menus and react-admin's links all read this one table. */
export const table: readonly Route[] = [
  ...publicRoutes,
  ...pageRoutes,
  ...declared.flatMap((resource, at) => routesOf(resource, 'office', at + 1)),
  ...declared.filter(({ client }) => client).flatMap((resource, at) => routesOf(resource, 'client', at + 1)),
];
