import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CopiesState } from '../../../src/contract/copies';
import type { RegisterState } from '../../../src/contract/registers';
import type { SessionUser } from '../../../src/contract/session';
import { areas } from '../../../src/schema/areas';
import type { TenantChanges } from '../../../src/tenants/define';
import { standard } from '../../../src/tenants/standard';
import { inAll } from '../../support/inAll';
import { openFirm } from '../resource/office';
import { accountant } from '../support/people';

const superuser = { ...accountant, roles: ['superuser' as const], access: [...areas] };
const manager = { ...accountant, roles: ['manager' as const], access: areas.filter((area) => area !== 'partners') };
const state = (changes: TenantChanges = {}) => ({ json: { data: { base: standard('demo'), changes, tag: 'a' } } });

const asked = { answered_at: null, failed_at: null, failure: null, rests_until: null, left: [] };
const registers: RegisterState[] = [
  { ...asked, register: 'white_list', isOn: false, variables: ['WHITE_LIST_URL'] },
  {
    ...asked,
    register: 'ceidg',
    isOn: true,
    variables: ['CEIDG_URL', 'CEIDG_TOKEN'],
    answered_at: '2026-11-20 09:15:00',
    left: [
      { of: null, seconds: 180, left: 49, most: 50 },
      { of: 'search', seconds: 86_400, left: 1_999, most: 5_000 },
    ],
  },
];

const noCopies: CopiesState = {
  isOn: false,
  every: null,
  made: null,
  failed: null,
  isOld: false,
  tried: null,
  trialFailed: null,
  isUnderWay: false,
};

async function open(person: SessionUser = superuser, copies: CopiesState = noCopies) {
  const saved: unknown[] = [];
  const opened = await openFirm('/dashboard/settings', {
    person,
    answers: {
      'GET /api/settings/config': state(),
      'GET /api/settings/config/history': { json: { data: [] } },
      'GET /api/settings/registers': { json: { data: registers } },
      'POST /api/settings/registers/ceidg/check': () => {
        saved.push('check');
        return { json: { data: { works: false, says: 'CEIDG wymaga ważnego klucza dostępu.' } } };
      },
      'GET /api/settings/copies': { json: { data: copies } },
      'POST /api/settings/copies': () => {
        saved.push('copy');
        return { json: { data: { ...copies, isUnderWay: true } } };
      },
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

inAll('leaving with something unsaved asks first', 'app/resource/form.test.tsx', async () => {
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

test('S01: how long a session may rest is the firm’s to say', async () => {
  const { user, saved } = await open();
  const rest = screen.getByLabelText('Sesja bez ruchu kończy się po');
  expect(rest).toHaveDisplayValue('2 godzinach');
  await user.selectOptions(rest, '30 minutach');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Zapisano/)).toBeVisible();
  expect(saved).toEqual([{ tag: 'a', changes: { switches: { sessionIdleMinutes: 30 } } }]);
});

inAll(
  'where late papers go is one of three ways, and whether a month waits for documents a tick',
  'app/pages/settings.test.tsx',
  async () => {
    const { user, saved } = await open();
    const ways = within(screen.getByRole('group', { name: 'Dokumenty dosłane po zgłoszeniu kompletu' })).getAllByRole('radio');
    const chosen = () => ways.map((way) => (way as HTMLInputElement).checked);
    expect(chosen()).toEqual([true, false, false]);
    for (const [nth, expected] of [
      [2, [false, false, true]],
      [1, [false, true, false]],
    ] as const) {
      await user.click(ways[nth] as HTMLElement);
      expect(chosen()).toEqual(expected);
    }
    const tick = screen.getByRole('checkbox', { name: /^Rozliczenie wysyła się dopiero/ });
    expect(tick).not.toBeChecked();
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText(/Zapisano/)).toBeVisible();
    expect(saved).toEqual([{ tag: 'a', changes: { switches: { latePapers: 'correction', completeDocuments: true } } }]);
  },
);

inAll(
  'whether a list can be ordered by a column is the firm’s to say, but where the list cannot',
  'app/pages/reports.test.tsx',
  async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('button', { name: /Kolumny ?modułu Raporty/ }));
    expect(screen.getByRole('group', { name: 'Kolumny listy „Osoby”' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /sortowanie ?po kolumnie Rozliczenia miesięczne/ }));
    await user.click(screen.getByRole('button', { name: /Kolumny ?modułu Cennik/ }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText(/Zapisano/)).toBeVisible();
    expect(saved).toMatchObject([
      { changes: { modules: { reports: { columns: [{}, {}, { key: 'report2', sortable: false }, {}] } } } },
    ]);
  },
);

test('what the firm could not take back by itself is said before it is saved', async () => {
  const { user, saved } = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Ustawienia –/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Pulpit' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapisać mimo to?' });
  expect(dialog).toHaveTextContent('Ustawień nie otworzy już nikt z biura');
  expect(dialog).toHaveTextContent('Pulpit zniknie');
  expect(dialog).toHaveTextContent('npm run firm:open');
  await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByText(/Zapisano/)).toBeVisible();
  expect(saved).toMatchObject([{ changes: { deniedAreas: ['settings'], modules: { dashboard: { enabled: false } } } }]);
});

test('B02: a superuser sees how old the newest copy is, how its trial went and what went wrong since, and asks for one', async () => {
  const { user, saved } = await open(superuser, {
    ...noCopies,
    isOn: true,
    every: 15,
    made: { at: '2026-11-22 10:15:00', minutesAgo: 7, bytes: 123_456, rows: 5_210, files: 21, missing: 1 },
    failed: '2026-11-22 10:20:00',
    tried: {
      at: '2026-11-22 03:30:00',
      copyAt: '2026-11-22 03:15:00',
      tables: 75,
      rows: 5_200,
      files: 20,
      trail: 44,
      seconds: 9,
    },
  });
  const section = await screen.findByRole('region', { name: 'Kopie zapasowe' });
  await within(section).findByText(/Ostatnia kopia/);
  expect(section).toHaveTextContent(/Ostatnia kopia: 22\.11\.2026, 10:15, 7 minut temu/);
  expect(section).toHaveTextContent(/próba zrobienia kopii nie powiodła się \(22\.11\.2026, 10:20\)/);
  expect(section).toHaveTextContent(/W magazynie serwera brakuje: 1 plik/);
  expect(section).toHaveTextContent(/Próbne odtworzenie: 22\.11\.2026, 03:30, udane w 9 sekund/);
  await user.click(within(section).getByRole('button', { name: 'Zrób kopię teraz' }));
  expect(await screen.findByText('Kopia powstanie za chwilę')).toBeVisible();
  expect(saved).toEqual(['copy']);
});

test('who is no superuser is not told of copies', async () => {
  await open(manager);
  expect(screen.queryByRole('region', { name: 'Kopie zapasowe' })).toBeNull();
});

test('a superuser sees which registers are on, what turns the others on, and tries one', async () => {
  const { user, saved } = await open();
  const section = await screen.findByRole('region', { name: 'Rejestry publiczne' });
  const [off, on] = await within(section).findAllByRole('listitem');
  expect(off).toHaveTextContent('wyłączonyWłączają go: WHITE_LIST_URL');
  expect(on).toHaveTextContent('Ostatnia odpowiedź: 20.11.2026, 09:15');
  expect(within(section).getAllByRole('button')).toHaveLength(1);
  expect(on).toHaveTextContent(
    'Zostało według limitów rejestru: pytania na 3 minuty: 49 z 50, wyszukiwania na dziś: 1 999 z 5 000.',
  );
  expect(off).not.toHaveTextContent('Zostało');
  expect(on).toHaveTextContent('Wychodzi: NIP firmy lub sprzedawcy i token biura. Wraca: nazwa, właściciel, adres');
  expect(off).toHaveTextContent('Prowadzi: szef Krajowej Administracji Skarbowej.');
  await user.click(within(section).getByRole('button', { name: 'Sprawdź połączenie: CEIDG' }));
  expect(await screen.findByText('CEIDG wymaga ważnego klucza dostępu.')).toBeVisible();
  expect(saved).toEqual(['check']);
});

test('a superuser puts the firm’s logo into the bars, made small in the browser, and a file that is no picture says so', async () => {
  const address = 'data:image/png;base64,iVBORw0KGgo=';
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name !== 'logo.png') throw new Error('not a picture');
    return { width: 960, height: 384 };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ drawImage: (_: unknown, ...at: number[]) => void drawn.push(at) }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(address);
  const { user, saved } = await open();
  await user.click(screen.getByRole('button', { name: 'Dodaj logo' }));
  const input = screen.getByLabelText('Plik z logo', { selector: 'input' });
  await user.upload(input, new File(['x'], 'zly.png', { type: 'image/png' }));
  expect(await screen.findByText(/nie da się odczytać jako obrazu/)).toBeVisible();
  await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: /^Logo: / })).toHaveAttribute('src', address);
  expect(drawn).toEqual([[0, 0, 240, 96]]);
  // The button that chose it is gone: the keyboard goes on from where it was opened.
  expect(screen.getByRole('button', { name: 'Zmień logo' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Wybierz obraz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Zapisano/)).toBeVisible();
  expect(saved).toEqual([{ tag: 'a', changes: { tenant: { logo: address } } }]);
});
