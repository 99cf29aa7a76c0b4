import { expect, test } from 'vitest';
import { table } from '../../../src/app/routing/clientTable';
import { titleOf } from '../../../src/app/routing/label';
import { table as officeTable } from '../../../src/app/routing/officeTable';

test('a section goes by its reader’s words, whoever looks at the table', () => {
  const named = (routes: typeof table, name: string) =>
    titleOf(routes.find((route) => route.name === name) as (typeof table)[number]);
  expect(named(table, 'client.messages.list')).toBe('Rozmowy');
  expect(named(officeTable, 'messages.list')).toBe('Wiadomości');
});
