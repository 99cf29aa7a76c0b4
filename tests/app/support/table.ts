import { table as clientTable } from '../../../src/app/routing/clientTable';
import { table as officeTable } from '../../../src/app/routing/officeTable';
import { publicRoutes } from '../../../src/app/routing/publicRoutes';
import type { Route } from '../../../src/app/routing/route';

/** Every screen there is: the public ones and those of both panels. */
export const table: readonly Route[] = [...publicRoutes, ...officeTable, ...clientTable];
