import { screensOf } from '../../../src/app/areas/screensOf';
import { table as clientTable } from '../../../src/app/routing/clientTable';
import { table as officeTable } from '../../../src/app/routing/officeTable';
import type { LoadScreen, Route } from '../../../src/app/routing/route';
import { clientGenerated, clientScreens } from '../../../src/app/screens/clientScreens';
import { officeGenerated, officeScreens } from '../../../src/app/screens/officeScreens';

/** Every screen behind the login. */
export const screens: readonly Route[] = [...officeTable, ...clientTable];

/** The table of the panel that a screen is in. */
export const tableOf = ({ section }: Route): readonly Route[] => (section === 'office' ? officeTable : clientTable);

const officeCode = screensOf(officeScreens, officeGenerated);
const clientCode = screensOf(clientScreens, clientGenerated);

/** How a screen's code is loaded: the same for all that are generated of one kind. */
export const codeOf = (route: Route): LoadScreen => (route.section === 'office' ? officeCode : clientCode)(route);
