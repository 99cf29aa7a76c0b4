import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '../../../src/contract/session';
import { areas } from '../../../src/schema/areas';
import type { TenantChanges } from '../../../src/tenants/define';
import { standard } from '../../../src/tenants/standard';
import { openFirm } from '../resource/office';
import { accountant } from '../support/people';

const superuser = { ...accountant, roles: ['superuser' as const], access: [...areas] };
const manager = { ...accountant, roles: ['manager' as const], access: areas.filter((area) => area !== 'partners') };
const state = (changes: TenantChanges = {}) => ({ json: { data: { base: standard('demo'), changes, tag: 'a' } } });

async function open(person: SessionUser = superuser) {
  const saved: unknown[] = [];
  const opened = await openFirm('/dashboard/settings', {
    person,
    answers: {
      'GET /api/settings/config': state(),
      'GET /api/settings/config/history': { json: { data: [] } },
      'PUT /api/settings/config': ({ body }: { body: unknown }) => {
        saved.push(body);
        return { json: { data: { base: standard('demo'), changes: (body as { changes: TenantChanges }).changes, tag: 'b' } } };
      },
    },
  });
  await screen.findByLabelText('Nazwa biura');
  return { ...opened, saved };
}

test('a superuser changes name, modules and columns, sees them in the preview, and sends what differs alone', async () => {
  const { user, saved } = await open();
  const preview = screen.getByRole('figure');
  await user.clear(screen.getByLabelText('Nazwa biura'));
  await user.type(screen.getByLabelText('Nazwa biura'), 'Pod Lipą');
  expect(within(preview).getByText('Pod Lipą')).toBeVisible();

  expect(within(preview).getByText('Dokumenty', { selector: 'li' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Dokumenty' }));
  expect(within(preview).queryByText('Dokumenty', { selector: 'li' })).toBeNull();

  await user.click(screen.getByRole('button', { name: /Kolumny i składniki ?modułu Firmy/ }));
  await user.click(screen.getByRole('button', { name: 'Wyżej: NIP' }));
  await user.click(screen.getByRole('checkbox', { name: 'Kolumna Zadania widoczna' }));
  const headings = within(preview)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Nazwa', 'Typ', 'NIP', 'Opiekun', 'Status rozliczenia', 'Dokumenty']);

  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Zapisano/)).toBeVisible();
  expect(saved).toEqual([
    {
      tag: 'a',
      changes: {
        tenant: { name: 'Pod Lipą' },
        modules: {
          documents: { enabled: false },
          company: { columns: expect.arrayContaining([expect.objectContaining({ key: 'vat_number' })]) },
        },
      },
    },
  ]);
});

test('what may not be is told beside its field and not sent', async () => {
  const { user, saved } = await open();
  await user.clear(screen.getByLabelText('Nazwa biura'));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(screen.getByText('To pole jest wymagane')).toBeVisible();
  expect(saved).toEqual([]);
  expect(screen.getByLabelText('Nazwa biura')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cofnij zmiany' }));
  expect(screen.getByLabelText('Nazwa biura')).toHaveValue('Biuro rachunkowe');
});

test('leaving with something unsaved asks first', async () => {
  const { user, at } = await open();
  await user.type(screen.getByLabelText('Nazwa biura'), ' X');
  await user.click(screen.getAllByRole('link', { name: 'Pulpit' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Porzucić niezapisane zmiany?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(at()).toBe('/dashboard/settings');
  expect(screen.getByLabelText('Nazwa biura')).toHaveValue('Biuro rachunkowe X');
});

test('a manager looks and changes nothing', async () => {
  await open(manager);
  expect(screen.getByLabelText('Nazwa biura')).toBeDisabled();
  expect(screen.getByText(/Konfigurację zmienia administrator/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
});

test('the office’s hours are changed with an example of what follows, and a day that ends before it begins is refused', async () => {
  const { user, saved } = await open();
  await user.clear(screen.getByLabelText('poniedziałek: do'));
  await user.type(screen.getByLabelText('poniedziałek: do'), '07:00');
  expect(screen.getByText('Koniec pracy musi być po jej początku')).toBeVisible();
  expect(screen.queryByText(/Na sprawę zgłoszoną teraz/)).toBeNull();
  await user.clear(screen.getByLabelText('poniedziałek: do'));
  await user.type(screen.getByLabelText('poniedziałek: do'), '18:00');
  expect(screen.getByText(/Na sprawę zgłoszoną teraz/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'piątek' }));
  await user.type(screen.getByLabelText('Dzień zamknięcia biura'), '2026-12-24');
  await user.click(screen.getByRole('button', { name: 'Dodaj dzień' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Zapisano/)).toBeVisible();
  const usual = { from: '08:00', to: '16:00' };
  expect(saved).toEqual([
    {
      tag: 'a',
      changes: {
        officeHours: {
          week: [{ from: '08:00', to: '18:00' }, usual, usual, usual, null, null, null],
          closedDays: ['2026-12-24'],
        },
      },
    },
  ]);
});
