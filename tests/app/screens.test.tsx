import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { screenOf as clientScreenOf } from '../../src/app/areas/client';
import { screenOf as officeScreenOf } from '../../src/app/areas/office';
import { clientPages } from '../../src/app/pages/clientPages';
import { officePages } from '../../src/app/pages/officePages';
import { clientFolders, clientScreens } from '../../src/app/screens/clientScreens';
import { officeFolders, officeScreens } from '../../src/app/screens/officeScreens';
import { entityOf } from '../../src/app/screens/ownScreens';
import { table } from './support/table';

const screensOf = { office: officeScreenOf, client: clientScreenOf };

test('every screen of the table has code, and it is there', async () => {
  for (const route of table) {
    if (route.section === 'public') continue;
    const { default: Screen } = await screensOf[route.section](route)();
    expect(Screen, route.name).toBeTypeOf('function');
  }
});

test('no code is named for a screen that the table does not have', () => {
  const named = (section: string) => table.filter((route) => route.section === section).map(({ name }) => name);
  expect(Object.keys({ ...officePages, ...officeScreens }).filter((name) => !named('office').includes(name))).toEqual([]);
  expect(Object.keys({ ...clientPages, ...clientScreens }).filter((name) => !named('client').includes(name))).toEqual([]);
});

test('a folder that tells an entity’s list, page or form bears the entity’s name; every other has pages alone', () => {
  const folders = Object.entries({ ...officeFolders, ...clientFolders });
  expect(folders.length).toBeGreaterThan(50);
  const entities = folders.filter(([, { pages: _pages, ...own }]) => Object.keys(own).length > 0).map(([file]) => entityOf(file));
  expect(entities.filter((name) => !Object.hasOwn(resources, name))).toEqual([]);
});
