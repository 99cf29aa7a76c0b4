import { expect, test } from 'vitest';
import { breadcrumbs } from '../../../src/app/routing/breadcrumbs';
import { matchRoute } from '../../../src/app/routing/match';
import { company as id } from '../support/people';
import { table } from '../support/table';

function crumbsAt(path: string) {
  const match = matchRoute(table, path);
  return match && breadcrumbs(table, match);
}

test('the trail leads from Pulpit over the section to the record', () =>
  expect(crumbsAt(`/dashboard/companies/${id}`)).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Firmy', to: '/dashboard/companies' },
    { label: id, id },
  ]));

test('a form stands behind the record’s page', () =>
  expect(crumbsAt(`/dashboard/companies/${id}/edit`)).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Firmy', to: '/dashboard/companies' },
    { label: id, id, to: `/dashboard/companies/${id}` },
    { label: 'Edycja' },
  ]));

test('a new record has no id yet', () =>
  expect(crumbsAt('/dashboard/companies/new')?.map(({ label }) => label)).toEqual(['Pulpit', 'Firmy', 'Nowa firma']));

test('a section goes by its name, whatever its list’s own title says', () => {
  expect(crumbsAt(`/dashboard/tasks/${id}`)?.map(({ label }) => label)).toEqual(['Pulpit', 'Zadania', id]);
  expect(crumbsAt('/dashboard/tasks')?.map(({ label }) => label)).toEqual(['Pulpit', 'Zadania']);
  expect(matchRoute(table, '/dashboard/tasks')?.route.title).toBe('Lista zadań');
});

test('the first screen is its own beginning', () => expect(crumbsAt('/dashboard')).toEqual([{ label: 'Pulpit' }]));

test('what is reached from another section stands behind it, and not in the menu', () => {
  expect(crumbsAt('/dashboard/memberships')).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Użytkownicy', to: '/dashboard/users' },
    { label: 'Dostępy do firm' },
  ]);
  expect(matchRoute(table, '/dashboard/memberships')?.route.menu).toBeUndefined();
});

test('a year stands under its section', () =>
  expect(crumbsAt('/dashboard/limits/2026')).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Limity podatkowe', to: '/dashboard/limits' },
    { label: '2026' },
  ]));

test('what is no year has no page', () => {
  expect(matchRoute(table, '/dashboard/limits/rok')).toBeNull();
  expect(matchRoute(table, '/dashboard/limits/20266')).toBeNull();
});

test('a training stands beneath its category, which stands in the section', () => {
  const training = id.replace(/.$/, '7');
  const [home, section, over, last] = crumbsAt(`/dashboard/trainings/${id}/view/${training}`) ?? [];
  expect([home?.label, section]).toEqual(['Pulpit', { label: 'Szkolenia', to: '/dashboard/trainings' }]);
  expect(over).toMatchObject({ id, to: `/dashboard/trainings/${id}`, over: { name: 'training-categories' } });
  expect(last).toEqual({ label: training, id: training });
  expect(crumbsAt(`/dashboard/trainings/${id}/new`)?.map(({ label }) => label)).toEqual([
    'Pulpit',
    'Szkolenia',
    id,
    'Nowe szkolenie',
  ]);
});

test('what stands within another section’s address goes through that section, and keeps its place in the menu', () => {
  expect(crumbsAt('/dashboard/reports/monthly-settlements')).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Raporty', to: '/dashboard/reports' },
    { label: 'Rozliczenia miesięczne' },
  ]);
  expect(matchRoute(table, '/dashboard/reports/monthly-settlements')?.route.menu).toBeDefined();
  expect(crumbsAt('/dashboard/settings/schedule')?.map(({ label }) => label)).toEqual(['Pulpit', 'Ustawienia', 'Harmonogram']);
  expect(crumbsAt('/dashboard/users/profile')).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Użytkownicy', to: '/dashboard/users' },
    { label: 'Mój profil' },
  ]);
});

test('each of a person’s three reports has a trail of its own', () => {
  const [home, reports] = [
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Raporty', to: '/dashboard/reports' },
  ];
  const person = { label: id, id, to: `/dashboard/reports/${id}` };
  expect(crumbsAt(`/dashboard/reports/${id}`)).toEqual([home, reports, { label: id, id }]);
  expect(crumbsAt(`/dashboard/reports/${id}/uptimes`)).toEqual([home, reports, person, { label: 'Rozliczenia i czas dla firm' }]);
  expect(crumbsAt(`/dashboard/reports/${id}/workeruptimes`)).toEqual([
    home,
    reports,
    person,
    { label: 'Szczegółowy czas pracy' },
  ]);
});

test('a client’s employees stand under their company', () => {
  const company = matchRoute(table, `/companies/${id}`)?.route.resource;
  expect(crumbsAt(`/companies/${id}/employees`)).toEqual([
    { label: 'Strona główna', to: '/' },
    { label: id, id, over: company, to: `/companies/${id}` },
    { label: 'Pracownicy firmy' },
  ]);
});

test('P02: where a screen on the way is closed to the person, it is named and leads nowhere', () => {
  const match = matchRoute(table, '/dashboard/users/profile');
  expect(match && breadcrumbs(table, match, ({ name }) => name !== 'users.list')).toEqual([
    { label: 'Pulpit', to: '/dashboard' },
    { label: 'Użytkownicy' },
    { label: 'Mój profil' },
  ]);
});
