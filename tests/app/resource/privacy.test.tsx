import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BegunJob } from '../../../src/contract/jobs';
import { accountant } from '../support/people';
import { company, id, openFirm, page } from './office';

const shown = `/dashboard/companies/${id(1)}`;
const one = { [`GET /api/companies/${id(1)}`]: { json: company(1) } };
const manager = { ...accountant, roles: ['manager' as const] };
const begun = { data: { id: id(9), title: 'Eksport danych', state: 'waiting', address: `/api/jobs/${id(9)}` } };
const made: BegunJob = {
  id: id(9),
  title: 'Eksport danych',
  state: 'done',
  done: 3,
  total: 3,
  unit: 'pozycji',
  says: 'Eksport danych gotowy do pobrania przez dobę: 3 pozycje, 0 plików.',
  result: { package: id(8), name: 'eksport-danych.zip' },
  stopping: false,
  created_at: '2026-11-20 09:00:00',
  ended_at: '2026-11-20 09:00:02',
};

test('R02: who leads has a company’s data put together from its page, for the file of RODO or for a client who leaves', async () => {
  const { user, to } = await openFirm(shown, {
    person: manager,
    answers: { ...one, 'POST /api/packages': { status: 202, json: begun } },
  });
  for (const [name, kind] of [
    ['Eksport danych', 'export'],
    ['Paczka dla odchodzącego klienta', 'handover'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Dane i RODO' }));
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(to('POST /api/packages').at(-1)?.body).toEqual({ kind, resource: 'companies', id: id(1) }));
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(await screen.findAllByText('Zbieram dane. Plik będzie do pobrania w rogu ekranu.')).not.toHaveLength(0);
});

test('R02: nobody else is offered it', async () => {
  await openFirm(shown, { answers: one });
  await screen.findByRole('link', { name: 'Edytuj' });
  expect(screen.queryByRole('button', { name: 'Dane i RODO' })).toBeNull();
});

test('R02: what was put together is fetched where work under way stands', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const { user, to } = await openFirm('/dashboard/companies', {
    person: manager,
    answers: {
      'GET /api/companies/': page([]),
      'GET /api/jobs': { json: { data: [made] } },
      [`GET /api/packages/${id(8)}`]: { json: {} },
    },
  });
  const tray = await screen.findByRole('region', { name: 'Prace w toku' });
  await user.click(await within(tray).findByRole('button', { name: 'Pobierz' }));
  await waitFor(() => expect(to(`GET /api/packages/${id(8)}`)).toHaveLength(1));
});

test('R02: everybody has their own data put together from their profile', async () => {
  const { user, to } = await openFirm('/dashboard/users/profile', {
    answers: {
      [`GET /api/users/${accountant.id}`]: { json: { ...accountant, version: 1, phone: null } },
      'GET /api/stand-ins/': page([]),
      'GET /api/users/sessions': { json: { data: [], total: 0 } },
      'POST /api/packages': { status: 202, json: begun },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Przygotuj moje dane' }));
  await waitFor(() =>
    expect(to('POST /api/packages')[0]?.body).toEqual({ kind: 'export', resource: 'users', id: accountant.id }),
  );
});
