import { expect, test } from 'vitest';
import { matchRoute } from '../../../src/app/routing/match';
import { markers, productPath } from '../../../src/app/routing/productPath';
import { company as id } from '../support/people';
import { table } from '../support/table';

test.each([
  ['/@admin', '/dashboard'],
  ['/@admin/companies', '/dashboard/companies'],
  ['/@admin/companies?filter=%7B%7D', '/dashboard/companies?filter=%7B%7D'],
  ['/@admin/companies/create', '/dashboard/companies/new'],
  ['/@admin/companies/create?source=%7B%7D', '/dashboard/companies/new?source=%7B%7D'],
  ['/@admin/companies/create/1', '/dashboard/companies/new/1'],
  ['/@admin/companies/7', '/dashboard/companies/7/edit'],
  ['/@admin/companies/7/2', '/dashboard/companies/7/edit/2'],
  ['/@admin/companies/7/show', '/dashboard/companies/7'],
  ['/@admin/companies/7/show/1', '/dashboard/companies/7/1'],
  ['/@admin/settlements/7/show#top', '/dashboard/reports/monthly-settlements/7#top'],
  ['/@admin/trainings', '/dashboard/trainings'],
  ['/@admin/trainings/create', '/dashboard/trainings'],
  ['/@admin/trainings/7/show', '/dashboard/trainings/7/view/7'],
  ['/@admin/trainings/7', '/dashboard/trainings/7/view/7/edit'],
  ['/@client/trainings/7/show', '/trainings/7/view/7'],
  ['/@admin/login', '/login'],
  ['/@admin/access-denied', '/dashboard'],
  ['/@client', '/'],
  ['/@client/documents', '/documents'],
  ['/@client/documents/7/show', '/documents/7'],
  ['/@client/authentication-error', '/'],
])('react-admin’s %s is the product’s %s', (made, product) => expect(productPath(made)).toBe(product));

test.each(['/dashboard/companies/7', '/companies/7/show', '/login', '', 'companies', '/@administracja/companies', '#dół'])(
  'what the product wrote passes untouched: %s',
  (path) => expect(productPath(path)).toBe(path),
);

test('every screen that react-admin can link to is in the table', () => {
  for (const { resource, section, verb, path } of table) {
    if (!resource || section === 'public' || !verb) continue;
    // What stands beneath another record is begun from that one's page, whose id react-admin does not know; of files it knows nothing.
    if ((resource.beneath && verb === 'create') || verb === 'import') continue;
    const made = { list: '', create: '/create', edit: `/${id}`, show: `/${id}/show`, delete: '' }[verb];
    const product = productPath(`${markers[section]}/${resource.name}${made}`);
    expect(matchRoute(table, product)?.route.path).toBe(path);
  }
});
