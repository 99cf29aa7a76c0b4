import { expect, test } from 'vitest';
import { screenOf as clientScreenOf } from '../../src/app/areas/client';
import { screenOf as officeScreenOf } from '../../src/app/areas/office';
import { clientScreens } from '../../src/app/screens/clientScreens';
import { officeScreens } from '../../src/app/screens/officeScreens';
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
  expect(Object.keys(officeScreens).filter((name) => !named('office').includes(name))).toEqual([]);
  expect(Object.keys(clientScreens).filter((name) => !named('client').includes(name))).toEqual([]);
});
