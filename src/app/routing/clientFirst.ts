import { declare } from '../registry';
import { clientMenu } from './clientMenu.built';
import { clientPageRoutes } from './clientPageRoutes';
import { routesOf } from './resourceRoutes';
import type { Route } from './route';

declare(clientMenu);

/** As much of the client's table as their first screen needs: their pages, and what stands in their menu. */
export const table: readonly Route[] = [
  ...clientPageRoutes,
  ...Object.values(clientMenu).flatMap((resource, at) => routesOf(resource, 'client', at + 1)),
];
