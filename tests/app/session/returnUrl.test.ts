// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { landing } from '../../../src/app/routing/landing';
import { keepReturnUrl, ownPath } from '../../../src/app/session/returnUrl';
import { accountant, client, company } from '../support/people';
import { table } from '../support/table';

test.each([
  'https://zly.example/dashboard',
  '//zly.example/dashboard',
  '/\\zly.example',
  '\\\\zly.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  null,
  '/dash\tboard',
  '/\n/zly.example',
])('S09: %j is no address of ours', (address) => expect(ownPath(address)).toBeNull());

test.each(['/dashboard', '/dashboard/companies?page=2', '/documents#dół'])('S09: %s is kept as it is', (address) =>
  expect(ownPath(address)).toBe(new URL(address, location.origin).href.slice(location.origin.length)),
);

test.each([
  [accountant, '/dashboard/companies?page=2', '/dashboard/companies?page=2'],
  [accountant, `/dashboard/companies/${company}/edit`, `/dashboard/companies/${company}/edit`],
  [accountant, '/documents', '/dashboard'],
  [accountant, '/dashboard/nic', '/dashboard'],
  [accountant, '/login', '/dashboard'],
  [accountant, '//zly.example', '/dashboard'],
  [accountant, null, '/dashboard'],
  [client, '/documents', '/documents'],
  [client, '/dashboard', '/'],
  [client, '/register/abc', '/'],
  [client, 'https://zly.example/', '/'],
  [client, null, '/'],
] as const)('S09: after the login %# goes to a screen of its own panel or home', (person, stored, to) => {
  keepReturnUrl(stored);
  expect(landing(person, table)).toBe(to);
});

test('the address is used once', () => {
  keepReturnUrl('/documents');
  landing(client, table);
  expect(landing(client, table)).toBe('/');
});
