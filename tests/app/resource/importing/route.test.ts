import { expect, test } from 'vitest';
import { mayOpen } from '../../../../src/app/routing/access';
import { matchRoute } from '../../../../src/app/routing/match';
import { accountant, firm, worker } from '../../support/people';
import { table } from '../../support/table';

const routeAt = (path: string) => matchRoute(table, path)?.route;

test('lists that files are loaded into have the screen, and no others', () => {
  expect(routeAt('/dashboard/companies/import')?.name).toBe('companies.import');
  expect(routeAt('/dashboard/employees/import')?.name).toBe('employees.import');
  for (const path of ['/dashboard/documents/import', '/dashboard/users/import', '/companies/import', '/employees/import'])
    expect(routeAt(path)).toBeUndefined();
});

test('P02: it opens for whoever may make such records, and for nobody else', () => {
  const route = routeAt('/dashboard/companies/import');
  expect([accountant, worker].map((person) => route && mayOpen(route, person, firm()))).toEqual([true, false]);
});
