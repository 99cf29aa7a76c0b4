import { expect, test } from 'vitest';
import { clientResources } from '../../../resources/client';
import { employees } from '../../../resources/employees';
import { declarations, declare } from '../../../src/app/registry';

test('what arrives later stands in its own order, whatever an outline of the menu named before it', () => {
  declare({ employees: { ...employees }, unheard: employees });
  declare(clientResources);
  const names = Object.keys(declarations());
  expect(names.slice(0, Object.keys(clientResources).length)).toEqual(Object.keys(clientResources));
  expect(names).toContain('unheard');
  expect(declarations().employees).toBe(clientResources.employees);
});
