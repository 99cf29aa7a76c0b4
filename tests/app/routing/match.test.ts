import { matchRoutes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { matchRoute } from '../../../src/app/routing/match';
import type { Route, Shape } from '../../../src/app/routing/route';
import { company as id } from '../support/people';
import { table } from '../support/table';

vi.mock('react-router', async (load) => {
  const router = await load<typeof import('react-router')>();
  return { ...router, matchRoutes: vi.fn(router.matchRoutes) };
});

const nameAt = (path: string) => matchRoute(table, path)?.route.name ?? null;

test.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/companies', 'companies.list'],
  ['/dashboard/companies/new', 'companies.create'],
  [`/dashboard/companies/${id}`, 'companies.show'],
  [`/dashboard/companies/${id.toUpperCase()}`, 'companies.show'],
  [`/dashboard/companies/${id}/edit`, 'companies.edit'],
  [`/dashboard/companies/${id}/edit/2`, 'companies.edit'],
  [`/dashboard/companies/${id}/employees`, 'companies.show'],
  ['/dashboard/reports/monthly-settlements', 'settlements.list'],
  ['/dashboard/users/profile', 'dashboard.profile'],
  [`/dashboard/users/${id}`, 'users.show'],
  ['/', 'home'],
  ['/documents', 'client.documents.list'],
  [`/documents/${id}`, 'client.documents.show'],
  [`/companies/${id}/employees`, 'client.companies.employees'],
  ['/dashboard/tickets/new', 'tickets.create'],
  ['/dashboard/settings/ticket-categories', 'ticket-categories.list'],
  ['/tickets', 'client.tickets.list'],
  ['/tickets/new', 'client.tickets.create'],
  ['/tickets/income_tax', 'client.tickets.category'],
  [`/tickets/${id}`, 'client.tickets.show'],
  ['/register/Abc123', 'register'],
])('%s is %s', (path, name) => expect(nameAt(path)).toBe(name));

test.each([
  '/dashboard/companies/7',
  '/dashboard/companies/7/edit',
  `/dashboard/companies/${id}/nic`,
  `/dashboard/companies/${id}/edit/99`,
  '/dashboard/nic',
  '/nic',
  '/register/abc-123',
  '/register/',
  '/reset-password/a%20b',
  '/companies',
  `/companies/${id}/edit`,
  '/employees/new',
  '/users',
  '/@admin/companies',
])('%s is no screen', (path) => expect(nameAt(path)).toBeNull());

test('every screen has a name of its own and an address of its own', () => {
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
  expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
});

const shaped: Record<Shape, string> = { uuid: id, token: 'Abc123', year: '2026', code: 'income_tax' };

/** An address of the route, whose parameters have the shapes that it asks for. */
const addressOf = ({ path, ids = {} }: Route) =>
  path.replace(/:(\w+)\??/g, (_, key: string) => (ids[key] ? shaped[ids[key]] : 'x'));

test.each(table)('$name is where its address leads', (route) => expect(nameAt(addressOf(route))).toBe(route.name));

test('an address is the same one in capitals and with percents', () => {
  expect(nameAt('/Dashboard/COMPANIES')).toBe('companies.list');
  expect(nameAt('/dashboard/c%6Fmpanies')).toBe('companies.list');
});

test('the router ranks few routes for an address', () => {
  vi.mocked(matchRoutes).mockClear();
  expect(matchRoute([...table], `/dashboard/companies/${id}`)?.route.name).toBe('companies.show');
  const given = vi.mocked(matchRoutes).mock.calls.map(([routes]) => routes.length);
  expect(Math.max(...given)).toBeLessThanOrEqual(20);
});
