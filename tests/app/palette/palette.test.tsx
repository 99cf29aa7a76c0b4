import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { worker } from '../support/people';

Element.prototype.scrollIntoView = () => {};

const found = {
  json: { data: [{ resource: 'companies', label: 'Firmy', records: [{ id: id(1), title: 'Piekarnia „Kłos”' }] }] },
};
const answers = {
  'GET /api/search': found,
  'POST /api/search': found,
  'GET /api/companies/': page([company(1)]),
  [`GET /api/companies/${id(1)}`]: { json: company(1) },
};

test('Ctrl+K leads to a record by a few letters, without leaving the keyboard', async () => {
  const { user, at, calls } = await openFirm('/dashboard/companies', { answers });
  await screen.findByRole('heading', { level: 1, name: 'Firmy' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Szukaj ekranów i danych' });
  expect(screen.getByRole('option', { name: /^Pulpit/ })).toBeInTheDocument();
  await user.type(field, 'klos');
  const option = await screen.findByRole('option', { name: /Piekarnia „Kłos”/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe(`/dashboard/companies/${id(1)}`));
  expect(screen.queryByRole('combobox', { name: 'Szukaj ekranów i danych' })).toBeNull();
  expect(calls.filter(({ path }) => path === '/api/search').map(({ query }) => query.get('q'))).toEqual(['klos']);
});

test('S11: what is personal by itself is asked in a body', async () => {
  const { user, calls } = await openFirm('/dashboard/companies', { answers });
  await user.click(await screen.findByRole('button', { name: /^Szukaj/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Szukaj ekranów i danych' }), '44051401359');
  await screen.findByRole('option', { name: /Piekarnia/ });
  const asked = calls.filter(({ path }) => path === '/api/search');
  expect(asked.map(({ method, body }) => [method, body])).toEqual([['POST', { q: '44051401359' }]]);
});

test('P02: nobody is offered a screen that is not theirs', async () => {
  const { user } = await openFirm('/dashboard/tasks', { person: worker, answers: { 'GET /api/tasks/': page([]) } });
  await user.click(await screen.findByRole('button', { name: /^Szukaj/ }));
  const options = within(await screen.findByRole('listbox', { name: 'Wyniki' }));
  expect(options.getByRole('option', { name: /^Zadania Ekran|^ZadaniaEkran/ })).toBeInTheDocument();
  expect(options.queryByRole('option', { name: /^Firmy/ })).toBeNull();
});

test('a search that fails says so, and Escape closes it', async () => {
  const { user } = await openFirm('/dashboard/companies', {
    answers: { ...answers, 'GET /api/search': { status: 500, json: { error: 'Wystąpił błąd.', code: 'fault' } } },
  });
  await user.click(await screen.findByRole('button', { name: /^Szukaj/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Szukaj ekranów i danych' }), 'zzz');
  expect(await screen.findByText(/Nie udało się szukać/)).toBeVisible();
});
