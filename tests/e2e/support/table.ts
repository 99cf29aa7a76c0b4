import { resources } from '../../../resources';
import { screensOf } from '../../../src/app/areas/screensOf';
import { clientPages } from '../../../src/app/pages/clientPages';
import { officePages } from '../../../src/app/pages/officePages';
import { table as clientTable } from '../../../src/app/routing/clientTable';
import { table as officeTable } from '../../../src/app/routing/officeTable';
import type { LoadScreen, Route } from '../../../src/app/routing/route';
import { clientGenerated, clientScreens } from '../../../src/app/screens/clientScreens';
import { officeGenerated, officeScreens } from '../../../src/app/screens/officeScreens';
import type { Resource } from '../../../src/schema';

/** Every screen behind the login. */
export const screens: readonly Route[] = [...officeTable, ...clientTable];

/** The table of the panel that a screen is in. */
export const tableOf = ({ section }: Route): readonly Route[] => (section === 'office' ? officeTable : clientTable);

const officeCode = screensOf({ ...officePages, ...officeScreens }, officeGenerated);
const clientCode = screensOf({ ...clientPages, ...clientScreens }, clientGenerated);

/** How a screen's code is loaded: the same for all that are generated of one kind. */
export const codeOf = (route: Route): LoadScreen => (route.section === 'office' ? officeCode : clientCode)(route);

/** The fewest resources among whose fields every type of field is, those with most types first. */
function sampleOfTypes(): ReadonlySet<string> {
  const typesOf = Object.values<Resource>(resources).map(({ name, fields }) => ({
    name,
    types: new Set(Object.values(fields).map(({ type }) => type)),
  }));
  const missing = new Set(typesOf.flatMap(({ types }) => [...types]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const gain = ({ types }: { types: ReadonlySet<string> }) => [...types].filter((type) => missing.has(type)).length;
    const best = typesOf.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.add(best.name);
    for (const type of best.types) missing.delete(type);
  }
  return chosen;
}
const sample = sampleOfTypes();
const isWhole = process.env.TEST_WHOLE === '1';
const screensWith = (code: LoadScreen) => screens.filter((route) => codeOf(route) === code).length;

/**
 * Whether a screen is opened, be it in no list: all that are written by hand, and of those that are generated as many resources' as have
 * every type of field; `npm test -- all` opens all of them.
 */
export const isSample = (route: Route): boolean =>
  isWhole || screensWith(codeOf(route)) === 1 || sample.has(route.resource?.name ?? '');

/**
 * Whether such a screen is looked at closely: a client's, and of the office's what its people open from the menu, the records there, and
 * the forms that new records of the sample are entered in, whose inputs all other forms have; `npm test -- all` looks at all of them.
 */
export const isLookedAt = (route: Route): boolean =>
  isWhole || (isSample(route) && (route.section === 'client' || isOfMenu(route) || isGeneratedForm(route)));
const isOfMenu = ({ verb, menu }: Route) => menu !== undefined || verb === 'list' || verb === 'show';
const isGeneratedForm = (route: Route) => route.verb === 'create' && screensWith(codeOf(route)) > 1;

/**
 * Whether it is looked at closely at a phone's width too: a client's, and of the office's what its people open from the menu and the records
 * there; `npm test -- all` looks at the office's forms in it as well.
 */
export const isSeenNarrow = ({ section, verb }: Route): boolean =>
  isWhole || section === 'client' || (verb !== 'create' && verb !== 'edit' && verb !== 'import');

/** Of the other generated screens, which are not looked at closely, the lists are opened; `npm test -- all` opens all of them. */
export const isOpened = ({ name }: Route): boolean => isWhole || name.endsWith('.list');
