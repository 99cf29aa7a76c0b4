import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { declare } from '../registry';
import { pageRoutes } from './pageRoutes';
import { routesOf } from './resourceRoutes';
import type { Route } from './route';

declare(resources);

/** Every screen of the office. The guard, titles, breadcrumbs, menus and react-admin's links all read this one table. */
export const table: readonly Route[] = [
  ...pageRoutes,
  ...Object.values<Resource>(resources).flatMap((resource, at) => routesOf(resource, 'office', at + 1)),
];
