import { table as clientTable } from '../../../src/app/routing/clientTable';
import { table as officeTable } from '../../../src/app/routing/officeTable';
import type { Route } from '../../../src/app/routing/route';

/** Every screen behind the login. */
export const screens: readonly Route[] = [...officeTable, ...clientTable];

/** The table of the panel that a screen is in. */
export const tableOf = ({ section }: Route): readonly Route[] => (section === 'office' ? officeTable : clientTable);
