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
    await user.click(await screen.findByRole('button', { name: 'Więcej' }));
    await user.click(screen.getByRole('menuitem', { name }));
    await waitFor(() => expect(to('POST /api/packages').at(-1)?.body).toEqual({ kind, resource: 'companies', id: id(1) }));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name })).toBeNull());
  }
  expect(await screen.findAllByText('Zbieram dane. Plik będzie do pobrania w rogu ekranu.')).not.toHaveLength(0);
});

test('R02: nobody else is offered it', async () => {
  const { user } = await openFirm(shown, { answers: one });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  expect(screen.getByRole('menuitem', { name: 'Usuń' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Eksport danych' })).toBeNull();
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

const superuser = { ...accountant, roles: ['superuser' as const], access: [...accountant.access, 'settings' as const] };
const preview = {
  title: 'Piekarnia nr 1',
  goes: [{ resource: 'tasks', label: 'Zadania', count: 3 }],
  files: 2,
  kept: [
    {
      resource: 'settlements',
      label: 'Rozliczenia miesięczne',
      count: 4,
      until: '2032-12-31',
      act: 'art. 74 ustawy o rachunkowości',
    },
  ],
  along: [{ resource: 'users', label: 'Użytkownicy', names: ['Jan Nowak'] }],
  refused: null as string | null,
};

test('R03: an erasure shows first what goes and what law keeps, and is done for a reason that was picked', async () => {
  const { user, to } = await openFirm(shown, {
    person: superuser,
    answers: {
      ...one,
      'GET /api/companies/': page([]),
      'POST /api/erasures/preview': { json: { data: preview } },
      'POST /api/erasures': { status: 202, json: begun },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Usuń dane trwale' }));
  const dialog = await screen.findByRole('dialog', { name: 'Usunąć trwale: Piekarnia nr 1?' });
  expect(dialog).toHaveTextContent('Zadania: 3');
  expect(dialog).toHaveTextContent('nie mają dostępu do niczego innego, też znikną albo zostaną zablokowani: Jan Nowak.');
  expect(dialog).toHaveTextContent(/2.pliki/);
  expect(dialog).toHaveTextContent('Rozliczenia miesięczne: 4, do 31.12.2032 (art. 74 ustawy o rachunkowości)');
  await user.selectOptions(within(dialog).getByLabelText('Powód'), 'Koniec współpracy');
  await user.click(within(dialog).getByLabelText('Wiem, co zniknie i co zostanie'));
  await user.click(within(dialog).getByRole('button', { name: 'Usuń trwale' }));
  await waitFor(() =>
    expect(to('POST /api/erasures').map(({ body }) => body)).toEqual([{ resource: 'companies', id: id(1), reason: 'ended' }]),
  );
});

test('R03: what can’t be erased yet says why, and nothing is sent', async () => {
  const refused = 'Nie można usunąć, bo korzystają z tego: firmy (3).';
  const { user, to } = await openFirm(shown, {
    person: superuser,
    answers: { ...one, 'POST /api/erasures/preview': { json: { data: { ...preview, refused } } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Usuń dane trwale' }));
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Usuń trwale' })).toBeDisabled();
  expect(to('POST /api/erasures')).toHaveLength(0);
});

test('R03: superusers see what was erased and what is kept of it', async () => {
  const erasure = {
    id: id(5),
    subject: 'Firma',
    reason: 'Koniec współpracy',
    at: '2026-11-20 09:00:00',
    by: 'Kasia Kos',
    records: 12,
    files: 2,
  };
  await openFirm('/dashboard/settings/retention', {
    person: superuser,
    answers: {
      'GET /api/retention': { json: { data: { isOn: false, reports: [] } } },
      'GET /api/erasures': { json: { data: [{ ...erasure, kept: preview.kept }] } },
    },
  });
  const list = await screen.findByRole('region', { name: 'Trwałe usunięcia' });
  expect(await within(list).findByText(/Zablokowane, rozliczenia miesięczne: 4, do 31.12.2032/)).toBeVisible();
});

test('R03: what is due is shown with its terms, looked for at once, and erased only after a question', async () => {
  const due = [{ resource: 'settlements', label: 'Rozliczenia miesięczne', count: 4, term: 'księgi i rozliczenia: 5 lat' }];
  const report = { day: '2026-11-20', at: '2026-11-20 04:10:00', due, erased: null };
  const told = { ...made, result: null, says: 'Po terminie: 4 pozycje. Usunięto trwale: 4 pozycje.' };
  const { user, to } = await openFirm('/dashboard/settings/retention', {
    person: superuser,
    answers: {
      'GET /api/retention': { json: { data: { isOn: false, reports: [report] } } },
      'GET /api/erasures': { json: { data: [] } },
      'POST /api/retention': { status: 202, json: begun },
      [`GET /api/jobs/${id(9)}`]: { json: { data: told } },
      [`POST /api/jobs/${id(9)}/seen`]: { json: { data: { id: id(9) } } },
    },
  });
  const part = await screen.findByRole('region', { name: 'Po terminie przechowywania' });
  expect(await within(part).findByText(/Rozliczenia miesięczne: 4/)).toHaveTextContent('księgi i rozliczenia: 5 lat');
  await user.click(within(part).getByRole('button', { name: 'Usuń po terminie' }));
  expect(to('POST /api/retention')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Usuń trwale' }));
  await waitFor(() => expect(to('POST /api/retention')[0]?.body).toEqual({ erase: true }));
  expect(await screen.findByText(told.says, {}, { timeout: 4_000 })).toBeVisible();
  await user.click(within(part).getByRole('button', { name: 'Sprawdź teraz' }));
  await waitFor(() => expect(to('POST /api/retention')[1]?.body).toEqual({ erase: false }));
});
