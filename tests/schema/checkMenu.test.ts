import { expect, test } from 'vitest';
import { resources } from '../../resources';
import type { Resource } from '../../src/schema';
import { checkMenu } from '../../src/schema/checkMenu';
import { menuIcons } from '../../src/schema/menu';

function faultsOf(changes: Partial<Resource>, of: Resource = resources.companies as Resource): string[] {
  const faults: string[] = [];
  checkMenu({ ...of, ...changes }, resources, (place, fault) => faults.push(`${place} ${fault}`));
  return faults;
}
const menu = (changes: object) => ({ menu: { group: 'clients', place: 15, icon: 'file', ...changes } }) as Partial<Resource>;
const thumb = (changes: object) =>
  ({ client: { rows: {}, may: [], thumb: [{ place: 10, label: 'Firmy', icon: 'file', ...changes }] } }) as Partial<Resource>;

test('what is declared well has no faults', () => {
  for (const resource of Object.values<Resource>(resources)) expect(faultsOf({}, resource), resource.name).toEqual([]);
  expect(faultsOf(menu({}))).toEqual([]);
  expect(faultsOf(thumb({ with: ['tasks'] }))).toEqual([]);
});

test.each<[string, Partial<Resource>]>([
  ['menu is in the group "zoo"; groups are start, clients, month, talks, office', menu({ group: 'zoo' })],
  [`menu has the picture "dragon"; pictures are ${menuIcons.join(', ')}`, menu({ icon: 'dragon' })],
  ['menu has the place 20 of "clients", which is that of employees', menu({ place: 20 })],
  ['menu names a place, and its list stands in no menu', { ...menu({}), within: 'tasks' }],
  ['menu names a place, and its list stands in no menu', { ...menu({}), screens: false }],
  ['client.thumb leads to "smoki", which is not a resource', thumb({ with: ['smoki'] })],
  [`client.thumb has the picture "dragon"; pictures are ${menuIcons.join(', ')}`, thumb({ icon: 'dragon' })],
])('%s', (fault, changes) => {
  expect(faultsOf(changes)).toEqual([fault]);
});
