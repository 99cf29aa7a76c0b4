import { clientResources } from '../../../resources/client';
import type { Resource } from '../../schema';
import { declare } from '../registry';
import { clientPageRoutes } from './clientPageRoutes';
import { routesOf } from './resourceRoutes';
import type { Route } from './route';

declare(clientResources);

/** Every screen of the client's, with none of the office's words. */
export const table: readonly Route[] = [
  ...clientPageRoutes,
  ...Object.values<Resource>(clientResources)
    .filter(({ client }) => client)
    .flatMap((resource, at) => routesOf(resource, 'client', at + 1)),
];
