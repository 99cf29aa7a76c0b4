import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TrailEntry } from '../../../src/contract/trail';
import { askedOf, company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const superuser = { ...accountant, roles: ['superuser' as const], access: [...accountant.access, 'settings' as const] };

const path = '/dashboard/settings/audit';
const entry = (seq: number, fields: Partial<TrailEntry> = {}): TrailEntry => ({
  seq,
  at: '2026-11-20 09:30:00',
  actor: { id: accountant.id, title: 'Kasia Kos' },
  deed: 'zmiana',
  subject: 'Firma',
  about: { resource: 'companies', id: id(5), title: 'Piekarnia Kłos' },
  network: '10.1.2.0/24',
  device: 'Chrome, Windows',
  changes: [],
  erased: false,
  ...fields,
});
const open = (lines: TrailEntry[], older: TrailEntry[] = []) =>
  openFirm(path, {
    person: superuser,
    answers: {
      'GET /api/settings/trail': ({ query }) =>
        query.has('before') ? { json: { data: older, more: false } } : { json: { data: lines, more: older.length > 0 } },
      'GET /api/users/': page([]),
      'GET /api/companies/': page([company(5)]),
      [`GET /api/companies/${id(5)}`]: { json: company(5) },
    },
  });
const lines = async () => within(await screen.findByRole('region', { name: 'Wpisy' })).findAllByRole('listitem');

test('the trail is told in sentences with links, and narrowed in the address', async () => {
  const { user, to } = await open([
    entry(7, {
      changes: [
        { label: 'Nazwa', from: 'Piekarnia', to: 'Piekarnia Kłos' },
        { label: 'PESEL', from: null, to: '[ukryte]' },
      ],
    }),
    entry(6, { actor: null, deed: 'usunięcie', subject: 'Plik', about: null, network: '', device: '' }),
    entry(5, { erased: true }),
    entry(4, { deed: 'podgląd', changes: [{ label: 'Wynagrodzenie', from: null, to: null }] }),
    entry(3, { changes: [{ label: 'Opiekun', from: 'Ewa', to: null }] }),
  ]);
  await heading('Dziennik zdarzeń');
  const [first] = await lines();
  expect(first).toHaveTextContent('20.11.2026, 09:30 Kasia Kos: zmiana · Firma Piekarnia Kłos');
  expect(first).toHaveTextContent('Nazwa: Piekarnia → zmieniono na Piekarnia Kłos');
  expect(first).toHaveTextContent('PESEL: [ukryte]');
  expect(first).toHaveTextContent('10.1.2.0/24, Chrome, Windows · wpis 7');
  expect(screen.getByText(/System:/)).toHaveTextContent('System: usunięcie · Plik');
  // What was only looked at has a name here and no value, and is not said to have none.
  expect(screen.getByText('Wynagrodzenie').closest('li')).toHaveTextContent(/^Wynagrodzenie$/);
  expect(screen.getByText('Opiekun:').closest('li')).toHaveTextContent('Ewa → zmieniono na brak');
  expect(screen.getByText('Wartości zostały usunięte z dziennika.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Piekarnia Kłos' })[0]).toHaveAttribute('href', `/dashboard/companies/${id(5)}`);

  await user.selectOptions(screen.getByLabelText('Rodzaj zdarzenia'), 'Eksport i pobranie');
  await user.selectOptions(screen.getByLabelText('Zasób'), 'Firmy');
  await waitFor(() => expect(window.location.search).toBe('?kind=takes&entity=companies'));
  expect(await screen.findByLabelText('Kogo lub czego dotyczy')).toBeVisible();
  await waitFor(() => expect(to('GET /api/settings/trail').map(askedOf)).toContainEqual({ kind: 'takes', entity: 'companies' }));
});

test('older lines are asked for by the last one shown, and a look is not repeated by itself', async () => {
  const { user, to } = await open([entry(9), entry(8)], [entry(7)]);
  await heading('Dziennik zdarzeń');
  await user.click(await screen.findByRole('button', { name: 'Pokaż starsze' }));
  expect(await screen.findByText(/wpis 7/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
  expect(to('GET /api/settings/trail').map((call) => askedOf(call).before)).toEqual([undefined, '8']);
});

test('a record’s history leads a superuser to who saw it, and nobody else', async () => {
  const history = { [`GET /api/companies/${id(5)}/history`]: { json: { data: [] } } };
  const answers = { ...history, [`GET /api/companies/${id(5)}`]: { json: company(5) } };
  await openFirm(`/dashboard/companies/${id(5)}/historia`, { person: superuser, answers });
  const link = await screen.findByRole('link', { name: 'Kto widział i zmieniał te dane' });
  expect(link).toHaveAttribute('href', `${path}?entity=companies&about=${id(5)}`);
});

test('nobody but a superuser is offered it', async () => {
  const history = { [`GET /api/companies/${id(5)}/history`]: { json: { data: [] } } };
  const answers = { ...history, [`GET /api/companies/${id(5)}`]: { json: company(5) } };
  await openFirm(`/dashboard/companies/${id(5)}/historia`, { answers });
  await screen.findByText('Nikt jeszcze nic tu nie zmienił');
  expect(screen.queryByRole('link', { name: 'Kto widział i zmieniał te dane' })).toBeNull();
});

test('the lines asked for are taken away as a file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const { user, to } = await openFirm(`${path}?kind=logins`, {
    person: superuser,
    answers: {
      'GET /api/settings/trail': { json: { data: [], more: false } },
      'GET /api/settings/trail/export': { json: {} },
      'GET /api/users/': page([]),
    },
  });
  expect(await screen.findByText('Nie ma takich wpisów')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
  expect(await screen.findByText('Plik z dziennikiem został pobrany.')).toBeVisible();
  expect(to('GET /api/settings/trail/export').map(askedOf)).toEqual([{ kind: 'logins', format: 'csv' }]);
});
