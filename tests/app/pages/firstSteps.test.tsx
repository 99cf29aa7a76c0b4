import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const superuser = { ...accountant, roles: ['superuser' as const], access: [...accountant.access, 'settings' as const] };
const count = (all: number) => ({ json: { data: all > 0 ? [{ key: null, title: null, count: all, sums: {} }] : [] } });

interface Stands {
  people?: number;
  /** Companies whose card says no form of tax. */
  untold?: number;
  firms?: number;
  months?: number;
  sent?: number;
  /** Places of the configuration that somebody changed, with what to. */
  set?: Record<string, unknown>;
}
const answers = ({ people = 1, firms = 0, untold = 0, months = 0, sent = 0, set = {} }: Stands) => ({
  'GET /api/tasks/': page([]),
  'GET /api/settlements/groups': ({ query }: { query: URLSearchParams }) =>
    count((query.get('filters') ?? '').includes('published') ? sent : months),
  'GET /api/users/groups': count(people),
  'GET /api/companies/groups': ({ query }: { query: URLSearchParams }) => {
    const filters = query.get('filters') ?? '';
    return count(filters === '' ? firms : filters.startsWith('taxation_form') ? untold : 0);
  },
  'GET /api/answer-templates/groups': count(0),
  'GET /api/price-items/groups': count(0),
  'GET /api/settings/config/history': {
    json: {
      data: Object.entries(set).map(([place, after], seq) => ({ seq, changes: { [place]: { before: null, after } } })),
    },
  },
});

test('an empty office is greeted by what to do first, each ticked by what stands already', async () => {
  const { user } = await openFirm('/dashboard', { person: superuser, answers: answers({ people: 3, firms: 30 }) });
  const steps = within(await screen.findByRole('region', { name: 'Pierwsze kroki' }));
  expect(steps.getByText('3 z 9')).toBeVisible();
  const done = steps.getAllByRole('listitem').filter((step) => step.textContent?.includes('zrobione'));
  expect(done.map((step) => within(step).getByRole('link').textContent)).toEqual([
    'Zaproś ludzi z biura',
    'Załóż firmy klientów z listy NIP',
    'Uzupełnij karty firm',
  ]);
  expect(steps.getByRole('link', { name: 'Załóż firmy klientów z listy NIP' })).toHaveAttribute(
    'href',
    '/dashboard/companies/nip-list',
  );
  await user.click(steps.getByRole('button', { name: 'Nie pokazuj więcej' }));
  expect(screen.queryByRole('region', { name: 'Pierwsze kroki' })).toBeNull();
});

test.each([
  [{ 'switches.fourEyes': true }, []],
  [{ 'tenant.replyTo': 'biuro@nowak.test' }, ['Podaj dane biura']],
  [{ 'tenant.colors.primary': '#14315c' }, ['Dodaj logo i kolory']],
  [{ 'tenant.logo': null }, []],
  [{ 'tenant.name': 'Biuro Nowak', 'tenant.logo': 'data:image/png;base64,eA==' }, ['Podaj dane biura', 'Dodaj logo i kolory']],
])('%j ticks %j, and no other setting does', async (set, ticked) => {
  await openFirm('/dashboard', { person: superuser, answers: answers({ set }) });
  const steps = within(await screen.findByRole('region', { name: 'Pierwsze kroki' }));
  const done = steps.getAllByRole('listitem').filter((step) => step.textContent?.includes('zrobione'));
  expect(done.map((step) => within(step).getByRole('link').textContent)).toEqual(ticked);
});

test('an office whose client has a month is greeted no more, and nothing else is counted for it', async () => {
  const { to } = await openFirm('/dashboard', { person: superuser, answers: answers({ sent: 1, months: 4, firms: 2 }) });
  await heading(/Dzień dobry/);
  await screen.findByRole('region', { name: 'Miesiąc w skrócie' });
  expect(screen.queryByRole('region', { name: 'Pierwsze kroki' })).toBeNull();
  expect(to('GET /api/price-items/groups')).toEqual([]);
});

test('what a list of clients did not say is asked for, with the way to those cards', async () => {
  await openFirm('/dashboard', { person: superuser, answers: answers({ firms: 30, untold: 12 }) });
  const steps = within(await screen.findByRole('region', { name: 'Pierwsze kroki' }));
  expect(steps.getByText(/^Brakuje: forma opodatkowania \(12\sfirm\)\./)).toBeVisible();
  const way = steps.getByRole('link', { name: 'Uzupełnij karty firm' });
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe('/dashboard/companies?filter={"taxation_form":[null]}');
});
