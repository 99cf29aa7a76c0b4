import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ImportAnswer, ReadTable } from '../../../../src/contract/imports';
import { inAll } from '../../../support/inAll';
import { heading } from '../../support/panel';
import { accountant } from '../../support/people';
import type { Call } from '../../support/wire';
import { company, openFirm, page } from '../office';

const address = '/dashboard/companies/import';
const table: ReadTable = {
  headings: ['Nazwa', 'Nr NIP', 'Uwagi'],
  rows: [
    { row: 2, cells: ['Piekarnia Nowa', '5260250274', ''] },
    { row: 3, cells: ['Piekarnia nr 1', '5261040828', 'x'] },
    { row: 4, cells: ['Zła', '123', ''] },
  ],
};
const tried = (refused: boolean): ImportAnswer => ({
  data: [
    { row: 2, action: 'create', id: 'a' },
    { row: 3, action: 'update', id: 'b', changes: { title: { before: 'Stara nazwa', after: 'Piekarnia nr 1' } } },
    refused
      ? { row: 4, action: 'refuse', error: 'Popraw zaznaczone pola.', errors: { vat_number: 'NIP ma dziesięć cyfr' } }
      : { row: 4, action: 'unchanged', id: 'c' },
  ],
  created: 1,
  updated: 1,
  unchanged: refused ? 0 : 1,
  refused: refused ? 1 : 0,
  dry_run: true,
});
const answers = (refused: boolean, more: Parameters<typeof openFirm>[1] = {}) => ({
  person: accountant,
  answers: {
    'GET /api/companies/': page([company(1)]),
    'POST /api/companies/import/table': { json: { data: table } },
    'POST /api/companies/import': ({ query }: { query: URLSearchParams }) => ({
      json: query.get('dry_run') ? tried(refused) : { ...tried(false), data: [], dry_run: false, undo: 'v1.k.word' },
    }),
    'GET /api/companies/import/matches': { json: { data: { 'nr nip': 'vat_number' } } },
    'PUT /api/companies/import/matches': { json: { data: {} } },
    'POST /api/companies/import/undo': { json: { undone: 1, kept: [{ row: 3, error: 'Ktoś zmienił tę pozycję.' }] } },
    ...more?.answers,
  },
});
const file = () => new File(['Nazwa'], 'firmy.xlsx');
const choose = async (user: Awaited<ReturnType<typeof openFirm>>['user']) =>
  user.upload(await screen.findByLabelText('Plik CSV albo XLSX'), file());
const textOf = async (body: unknown) => ((body as FormData).get('file') as File).text();

beforeEach(() => sessionStorage.clear());

inAll('a list leads to loading a file, under a title and a trail of its own', 'e2e/import.test.ts', async () => {
  const { user, at } = await openFirm('/dashboard/companies', answers(false));
  await user.click(await screen.findByRole('link', { name: 'Wczytaj z pliku' }));
  await heading('Firmy: wczytanie z pliku');
  expect(at()).toBe(address);
  expect(document.title).toMatch(/^Firmy: wczytanie z pliku/);
  const crumbs = within(screen.getByRole('navigation', { name: 'Okruszki' })).getAllByRole('listitem');
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Pulpit', 'Firmy', 'Wczytaj z pliku']);
});

test('a file goes through its columns and its rows into the list, and back out of it', async () => {
  const { user, to, at } = await openFirm(address, answers(false));
  await choose(user);
  await screen.findByRole('heading', { name: 'Co jest w kolumnach?' });
  expect(screen.getByRole('combobox', { name: 'Pole dla kolumny Nr NIP' })).toHaveTextContent('NIP');
  expect(screen.getByRole('combobox', { name: 'Pole dla kolumny Uwagi' })).toHaveTextContent('Pomiń tę kolumnę');
  await user.click(screen.getByRole('button', { name: 'Sprawdź wiersze' }));

  expect(await screen.findByText(/^Można wczytać: 1.nowa pozycja, 1.zmieniona/)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Co stanie się z każdym wierszem' }));
  expect(rows.getByRole('row', { name: /Zmieniony.*Piekarnia nr 1.*było: Stara nazwa/ })).toBeVisible();
  const [trial] = to('POST /api/companies/import');
  expect(await textOf(trial?.body)).toBe(
    'title;vat_number\r\nPiekarnia Nowa;5260250274\r\nPiekarnia nr 1;5261040828\r\nZła;123\r\n',
  );
  await user.click(screen.getByRole('button', { name: /^Wczytaj 2.wiersze/ }));

  await screen.findByRole('heading', { name: 'Plik wczytany' });
  expect(at()).toBe(`${address}?step=done`);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(to('PUT /api/companies/import/matches')[0]?.body).toEqual({ match: { nazwa: 'title', 'nr nip': 'vat_number' } });
  await user.click(screen.getByRole('button', { name: 'Cofnij wczytanie' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cofnij wczytanie' }));
  expect(await screen.findByText(/^Cofnięto 1.wiersz\./)).toBeVisible();
  expect(screen.getByText('Wiersz 3: Ktoś zmienił tę pozycję.')).toBeVisible();
  expect(to('POST /api/companies/import/undo')[0]?.body).toEqual({ undo: 'v1.k.word' });
  expect(screen.queryByRole('button', { name: 'Cofnij wczytanie' })).toBeNull();
});

test('what a file does to the obligations of those whose cards it changes is told before it is loaded', async () => {
  const foreseen = {
    asked: 1,
    changed: 1,
    appears: [{ name: 'JPK_V7K', companies: 1 }],
    disappears: [{ name: 'JPK_V7M', companies: 1 }],
    also: [],
    warnings: [{ name: 'VAT kwartalnie nie wolno przez 12 miesięcy', companies: 1 }],
    refused: [],
  };
  const { user } = await openFirm(address, {
    person: accountant,
    answers: { ...answers(false).answers, 'POST /api/companies/import': { json: { ...tried(false), foreseen } } },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  const told = await screen.findByRole('region', { name: 'Co zmieni się w obowiązkach' });
  const listed = (title: string) => within(told).getByRole('heading', { name: title }).nextElementSibling;
  expect(listed('Sprawdź')).toHaveTextContent(/^VAT kwartalnie nie wolno przez 12 miesięcy: 1.firma$/);
  expect(listed('Dojdzie')).toHaveTextContent(/^JPK_V7K: 1.firma$/);
  expect(listed('Odpadnie')).toHaveTextContent(/^JPK_V7M: 1.firma$/);
});

test('wrong rows come first, are taken away as a sheet, and nothing is loaded while there is one', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let made = new Blob();
  URL.createObjectURL = (given) => {
    made = given as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
  const { user } = await openFirm(address, answers(true));
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  expect(await screen.findByText(/^1.wiersz wymaga poprawy/)).toBeVisible();
  const shown = () =>
    within(screen.getByRole('table', { name: 'Co stanie się z każdym wierszem' }))
      .getAllByRole('row')
      .slice(1);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent('NIP (B4): NIP ma dziesięć cyfr');
  expect(screen.getByRole('button', { name: /^Wczytaj/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Nowe/ }));
  expect(shown().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Piekarnia Nowa')]);
  await user.click(screen.getByRole('button', { name: 'Pobierz wiersze do poprawy' }));
  expect(saved.map(({ name }) => name)).toEqual(['do-poprawy-firmy.csv']);
  expect(await saved[0]?.file.text()).toContain('Zła;123;;NIP (B4): NIP ma dziesięć cyfr');
});

test('a second press while rows go in sends nothing, and it is still said that they do', async () => {
  let finish: () => void = () => {};
  const { user, to } = await openFirm(
    address,
    answers(false, {
      answers: {
        'POST /api/companies/import': async ({ query }: Call) => {
          if (query.get('dry_run')) return { json: tried(false) };
          await new Promise<void>((resolve) => (finish = resolve));
          return { json: { ...tried(false), data: [], dry_run: false, undo: 'v1.k.word' } };
        },
      },
    }),
  );
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  const load = await screen.findByRole('button', { name: /^Wczytaj 2.wiersze$/ });
  await user.click(load);
  expect(await screen.findByText(/^Wczytuję: wszystkie wiersze albo żaden/)).toBeVisible();
  await user.click(load);
  expect(screen.getByText(/^Wczytuję: wszystkie wiersze albo żaden/)).toBeVisible();
  expect(screen.queryByText(/Jeszcze nic nie zapisano/)).toBeNull();
  expect(to('POST /api/companies/import').filter(({ query }) => !query.get('dry_run'))).toHaveLength(1);
  finish();
  expect(await screen.findByText(/^Wczytano: /)).toBeVisible();
});

test('right rows go in while wrong ones wait, and these alone are looked at again', async () => {
  const sheets: string[] = [];
  const read: ReadTable = { ...table, head: 1, heads: 1, top: [{ row: 1, cells: table.headings }] };
  const { user } = await openFirm(
    address,
    answers(true, {
      answers: {
        'POST /api/companies/import/table': { json: { data: read } },
        'POST /api/companies/import': async ({ query, body }: Call) => {
          sheets.push(await textOf(body));
          if (!query.get('dry_run'))
            return { json: { ...tried(false), data: [], unchanged: 0, dry_run: false, undo: 'v1.k.word' } };
          if (sheets.length === 1) return { json: tried(true) };
          return { json: { ...tried(true), created: 0, updated: 0, data: [{ row: 2, action: 'refuse', error: 'Popraw' }] } };
        },
      },
    }),
  );
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  await user.click(await screen.findByRole('button', { name: 'Zostaw błędne, wczytaj resztę' }));
  expect(await screen.findByText(/^1.wiersz z tego pliku nie wczytano/)).toBeVisible();
  expect(sheets[1]).toContain('Piekarnia Nowa');
  expect(sheets[1]).not.toContain('Zła');
  await user.click(screen.getByRole('button', { name: 'Zobacz je' }));
  expect(await screen.findByText(/^1.wiersz wymaga poprawy/)).toBeVisible();
  expect(sheets[2]).toContain('Zła');
  expect(sheets[2]).not.toContain('Piekarnia Nowa');
  // There is nothing right among them.
  expect(screen.queryByRole('button', { name: 'Zostaw błędne, wczytaj resztę' })).toBeNull();
  // Read in another way the file would bring the rows that went in once more.
  await user.click(screen.getByRole('button', { name: 'Zmień kolumny' }));
  await user.click(await screen.findByRole('button', { name: /^Jak odczytaliśmy plik/ }));
  expect(await screen.findByText('Aby to zmienić, wybierz plik jeszcze raz.')).toBeVisible();
});

inAll('what was pasted and matched outlives a wrong file, the back button and a reload', 'e2e/import.test.ts', async () => {
  let fails = false;
  const { user, router, at } = await openFirm(
    address,
    answers(false, {
      answers: {
        'POST /api/companies/import/table': () =>
          fails ? { status: 422, json: { error: 'Plik CSV jest uszkodzony.' } } : { json: { data: table } },
      },
    }),
  );
  const box = () => screen.findByLabelText('Albo wklej tabelę z arkusza');
  await user.click(await box());
  await user.paste('Nazwa\tNr NIP\tUwagi\nPiekarnia Nowa\t5260250274');
  await user.click(screen.getByRole('button', { name: 'Dalej z wklejoną tabelą' }));
  await user.click(await screen.findByRole('combobox', { name: 'Pole dla kolumny Uwagi' }));
  await user.click(await screen.findByRole('option', { name: 'Nazwa skrócona' }));
  expect(at()).toBe(`${address}?step=columns`);
  await router.navigate(-1);
  fails = true;
  await choose(user);
  expect(await screen.findByText('Plik CSV jest uszkodzony.')).toBeVisible();
  expect(await box()).toHaveValue('Nazwa\tNr NIP\tUwagi\nPiekarnia Nowa\t5260250274');
  await user.click(screen.getByRole('button', { name: 'Wróć do kolumn' }));
  expect(await screen.findByRole('combobox', { name: 'Pole dla kolumny Uwagi' })).toHaveTextContent('Nazwa skrócona');

  await router.navigate('/dashboard/companies');
  await heading('Firmy');
  await router.navigate(`${address}?step=columns`);
  expect(await screen.findByRole('combobox', { name: 'Pole dla kolumny Uwagi' })).toHaveTextContent('Nazwa skrócona');
});

inAll(
  'of what was pasted no encoding is told or asked, for it came as letters',
  'app/resource/importing/importScreen.test.tsx',
  async () => {
    const read = { ...table, head: 1, heads: 1, top: [{ row: 1, cells: ['Nazwa', 'Nr NIP', 'Uwagi'] }], encoding: 'utf-8' };
    const { user, to } = await openFirm(
      address,
      answers(false, { answers: { 'POST /api/companies/import/table': { json: { data: read } } } }),
    );
    await user.click(await screen.findByLabelText('Albo wklej tabelę z arkusza'));
    await user.paste('Nazwa\tNr NIP\tUwagi\nPiekarnia Nowa\t5260250274');
    await user.click(screen.getByRole('button', { name: 'Dalej z wklejoną tabelą' }));
    const said = await screen.findByRole('button', { name: /^Jak odczytaliśmy plik/ });
    expect(said).toHaveTextContent(/nagłówki w wierszu 1$/);
    await user.click(said);
    expect(screen.queryByRole('combobox', { name: /Kodowanie liter/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Nagłówki stoją w dwóch wierszach' }));
    await waitFor(() => expect(to('POST /api/companies/import/table')).toHaveLength(2));
    expect(to('POST /api/companies/import/table')[1]?.query.toString()).toBe('head=1&heads=2');
    expect(screen.queryByRole('combobox', { name: /Kodowanie liter/ })).toBeNull();
  },
);

test('a cell is shown as it will be kept with what was typed under it, and what looks wrong is told', async () => {
  const { user } = await openFirm(address, {
    person: accountant,
    answers: {
      ...answers(false).answers,
      'POST /api/companies/import': {
        json: {
          ...tried(false),
          data: [
            { row: 2, action: 'create', id: 'a', kept: { title: 'PIEKARNIA' }, doubts: { title: 'Wygląda na skrót' } },
            {
              row: 3,
              action: 'create',
              id: 'b',
              kept: { vat_number: '526-104-08-28' },
              filled: { company_type: 'Spółka z o.o.' },
            },
          ],
        },
      },
    },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  expect(await screen.findByText(/1.wiersz wymaga sprawdzenia przed wczytaniem/)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Co stanie się z każdym wierszem' }));
  expect(rows.getByRole('row', { name: /Sprawdź: Nazwa: Wygląda na skrót.*PIEKARNIA.*w pliku: Piekarnia Nowa/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /526-104-08-28/ })).not.toHaveTextContent('w pliku');
  expect(rows.getByRole('row', { name: /526-104-08-28/ })).toHaveTextContent('Uzupełnimy: Typ: Spółka z o.o. (z nazwy)');
});

const opened = (...days: string[]) => ({
  ...answers(false),
  answers: {
    ...answers(false).answers,
    'POST /api/companies/import/table': {
      json: {
        data: {
          headings: ['Nazwa', 'Data rozpoczęcia działalności'],
          rows: days.map((day, at) => ({ row: at + 2, cells: [`Firma ${at}`, day] })),
        },
      },
    },
  },
});

test('days that can only be American are read so, and it is told', async () => {
  const { user, to } = await openFirm(address, opened('09/01/2026', '01/13/2026'));
  await choose(user);
  expect(await screen.findByText(/po amerykańsku, najpierw miesiąc \(09\/01\/2026 to 1 września\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sprawdź wiersze' }));
  const rows = within(await screen.findByRole('table', { name: 'Co stanie się z każdym wierszem' }));
  expect(rows.getByRole('row', { name: /Firma 0 01\.09\.2026.*w pliku: 09\/01\/2026/ })).toBeVisible();
  expect(await textOf(to('POST /api/companies/import')[0]?.body)).toContain('Firma 1;13.01.2026');
});

inAll(
  'where days may be American the person says it before rows are looked at, and then they are',
  'app/resource/importing/days.test.ts',
  async () => {
    const { user, to } = await openFirm(address, opened('09/01/2026', '10/02/2026'));
    await choose(user);
    expect(await screen.findByText(/po samych datach nie widać.*czym jest 09\/01\/2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sprawdź wiersze' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Kolejność w datach' }));
    expect(screen.getByRole('option', { name: 'dzień, miesiąc, rok: 9 stycznia' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /po amerykańsku.*: 1 września/ }));
    await user.click(screen.getByRole('button', { name: 'Sprawdź wiersze' }));
    await screen.findByText(/^Można wczytać/);
    expect(await textOf(to('POST /api/companies/import')[0]?.body)).toContain('Firma 0;01.09.2026');
  },
);

test('rows that wait are read in the order that all of them told', async () => {
  const sheets: string[] = [];
  const days = opened('09/01/2026', '13/01/2026', '10/02/2026');
  const { user } = await openFirm(address, {
    ...days,
    answers: {
      ...days.answers,
      'POST /api/companies/import': async ({ query, body }: Call) => {
        sheets.push(await textOf(body));
        return { json: query.get('dry_run') ? tried(true) : { ...tried(false), data: [], dry_run: false, undo: 'v1.k.word' } };
      },
    },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  await user.click(await screen.findByRole('button', { name: 'Zostaw błędne, wczytaj resztę' }));
  await user.click(await screen.findByRole('button', { name: 'Zobacz je' }));
  await screen.findByText(/^1.wiersz wymaga poprawy/);
  expect(sheets[2]).toContain('Firma 2;10/02/2026');
});

test('of names under a heading that does not tell their order the person says it', async () => {
  const names = { headings: ['Pracownik'], rows: [{ row: 2, cells: ['Jan Kowalski'] }] };
  const { user, to } = await openFirm('/dashboard/employees/import', {
    person: accountant,
    answers: {
      'POST /api/employees/import/table': { json: { data: names } },
      'POST /api/employees/import': { json: { ...tried(false), data: [{ row: 2, action: 'create', id: 'a' }] } },
      'GET /api/employees/import/matches': { json: { data: {} } },
    },
  });
  await choose(user);
  expect(await screen.findByText(/po nagłówku nie widać, co jest pierwsze/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sprawdź wiersze' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Co jest pierwsze' }));
  await user.click(screen.getByRole('option', { name: 'najpierw imię: nazwisko „Kowalski”, imię „Jan”' }));
  await user.click(screen.getByRole('button', { name: 'Sprawdź wiersze' }));
  await screen.findByText(/^Można wczytać/);
  expect(await textOf(to('POST /api/employees/import')[0]?.body)).toContain('last_name;first_name\r\nKowalski;Jan');
});

test('a company that all rows are given is shown by its name', async () => {
  const given = '0199c3a2-1b2c-7d3e-8f40-000000000001';
  const table = { headings: ['Imię', 'Nazwisko', 'Firma'], rows: [{ row: 2, cells: ['Jan', 'Kos', given] }] };
  const { user } = await openFirm('/dashboard/employees/import', {
    person: accountant,
    answers: {
      'POST /api/employees/import/table': { json: { data: table } },
      'POST /api/employees/import': { json: { ...tried(false), data: [{ row: 2, action: 'create', id: 'a' }] } },
      'GET /api/employees/import/matches': { json: { data: {} } },
      'GET /api/companies/': { json: { data: [{ id: given, title: 'Piekarnia Kłos' }], total: 1 } },
    },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  expect(await screen.findByRole('cell', { name: 'Piekarnia Kłos' })).toBeVisible();
});

test('an empty workbook is fetched, or why not is told', async () => {
  const { user, to } = await openFirm(
    address,
    answers(false, {
      answers: { 'GET /api/companies/import/template': { status: 503, json: { error: 'Serwer kończy pracę.' } } },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pobierz pusty wzór' }));
  expect(await screen.findByText('Serwer kończy pracę.')).toBeVisible();
  expect(to('GET /api/companies/import/template').length).toBeGreaterThan(0);
});

test('how the file was read is told, and read otherwise its columns follow; once it is gone it has to be chosen again', async () => {
  const rows = [
    { row: 1, cells: ['Lista klientów'] },
    { row: 2, cells: ['Nazwa', 'Nr NIP'] },
    { row: 3, cells: ['Kłos', '5260250274'] },
  ];
  const read = (query: URLSearchParams): ReadTable => ({
    headings: query.get('head') === '1' ? ['Lista klientów'] : ['Nazwa', 'Nr NIP'],
    rows: rows.slice(2),
    head: Number(query.get('head') ?? 2),
    heads: query.get('heads') === '2' ? 2 : 1,
    top: rows,
    left: [{ row: 4, cells: ['Razem', '1'] }],
    encoding: (query.get('encoding') ?? 'windows-1250') as 'cp852',
  });
  const { user, router, to } = await openFirm(
    address,
    answers(false, {
      answers: {
        'POST /api/companies/import/table': ({ query }: { query: URLSearchParams }) => ({ json: { data: read(query) } }),
      },
    }),
  );
  await choose(user);
  expect(await screen.findByText(/^Ostatni wiersz to podsumowanie \(„Razem 1”\)/)).toBeVisible();
  const said = () => screen.findByRole('button', { name: /^Jak odczytaliśmy plik/ });
  expect(await said()).toHaveTextContent('nagłówki w wierszu 2, Windows-1250 (Excel)');
  await user.click(await said());
  await user.click(screen.getByRole('combobox', { name: /Kodowanie liter/ }));
  await user.click(await screen.findByRole('option', { name: 'CP852 (DOS)' }));
  await waitFor(async () => expect(await said()).toHaveTextContent('nagłówki w wierszu 2, CP852 (DOS)'));
  await user.click(screen.getByRole('combobox', { name: /Wiersz z nagłówkami/ }));
  await user.click(await screen.findByRole('option', { name: '1: Lista klientów' }));
  expect(await screen.findByRole('combobox', { name: 'Pole dla kolumny Lista klientów' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Nagłówki stoją w dwóch wierszach' }));
  await waitFor(() =>
    expect(to('POST /api/companies/import/table').map(({ query }) => query.toString())).toEqual([
      '',
      'encoding=cp852',
      'encoding=cp852&head=1&heads=1',
      'encoding=cp852&head=1&heads=2',
    ]),
  );

  await router.navigate('/dashboard/companies');
  await heading('Firmy');
  await router.navigate(`${address}?step=columns`);
  await user.click(await said());
  expect(await screen.findByText('Aby to zmienić, wybierz plik jeszcze raz.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Nagłówki stoją w dwóch wierszach' })).toBeDisabled();
});

inAll('what new rows lack is asked for once, for all of them', 'e2e/import.test.ts', async () => {
  const { user } = await openFirm(address, answers(false));
  await choose(user);
  const told = (await screen.findByText(/Do uzupełnienia później zostaną: .*Miejscowość/)).closest(
    '.MuiAlert-root',
  ) as HTMLElement;
  // Without a keeper no row goes in; what the card may be asked for later is told apart.
  expect(told).toHaveTextContent(/W nowych zabraknie: Opiekun\./);
  expect(screen.queryByRole('textbox', { name: 'Miejscowość' })).toBeNull();
  await user.click(within(told).getByRole('button', { name: 'Podaj dla wszystkich' }));
  await user.type(await screen.findByRole('textbox', { name: /^Miejscowość/ }), 'Łódź');
  await waitFor(() => expect(told).not.toHaveTextContent('Miejscowość'));
});

inAll('a value that no column says is given to every row', 'e2e/import.test.ts', async () => {
  const { user, to } = await openFirm(address, answers(false));
  await choose(user);
  await user.click(await screen.findByRole('combobox', { name: /Dodaj pole, którego nie ma w pliku/ }));
  await user.click(await screen.findByRole('option', { name: /^Miejscowość/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Miejscowość/ }), 'Łódź');
  await user.click(screen.getByRole('button', { name: 'Sprawdź wiersze' }));
  expect(await screen.findByText(/^Można wczytać/)).toBeVisible();
  const [trial] = to('POST /api/companies/import');
  expect(await textOf(trial?.body)).toBe(
    'title;vat_number;address_city\r\nPiekarnia Nowa;5260250274;Łódź\r\nPiekarnia nr 1;5261040828;Łódź\r\nZła;123;Łódź\r\n',
  );
});

test('a field that two columns were given holds the way on', async () => {
  const { user } = await openFirm(address, answers(false));
  await choose(user);
  await user.click(await screen.findByRole('combobox', { name: 'Pole dla kolumny Uwagi' }));
  await user.click(await screen.findByRole('option', { name: 'NIP' }));
  expect(screen.getByText('To pole ma już inna kolumna.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sprawdź wiersze' })).toBeDisabled();
});

test('S10: columns that want it ask who it is, and then the rows are looked at', async () => {
  let asks = true;
  const { user, to } = await openFirm(
    address,
    answers(false, {
      answers: {
        'POST /api/users/step-up': () => {
          asks = false;
          return { json: { data: {} } };
        },
        'POST /api/companies/import': () =>
          asks ? { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } } : { json: tried(false) },
      },
    }),
  );
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  const dialog = await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' });
  await user.type(within(dialog).getByLabelText('Twoje hasło'), 'Lipowa-Herbata-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Potwierdź' }));
  expect(await screen.findByText(/^Można wczytać/)).toBeVisible();
  expect(to('POST /api/companies/import')).toHaveLength(2);
});

inAll('O07: many rows tell how far they are while they are looked at', 'app/layout/jobTray.test.tsx', async () => {
  let looks = 0;
  const job = { id: 'j1', title: 'Próba', unit: 'wierszy', says: null, stopping: false, created_at: '', ended_at: null };
  const { user, to } = await openFirm(
    address,
    answers(false, {
      answers: {
        'POST /api/companies/import': {
          status: 202,
          json: { data: { id: 'j1', title: 'Próba', state: 'waiting', address: '/api/jobs/j1' } },
        },
        'GET /api/jobs/j1': () => {
          looks += 1;
          return {
            json: {
              data:
                looks === 1
                  ? { ...job, state: 'running', done: 30, total: 90, result: null }
                  : { ...job, state: 'done', done: 90, total: 90, result: tried(false) },
            },
          };
        },
        'POST /api/jobs/j1/seen': { json: { data: { id: 'j1' } } },
      },
    }),
  );
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź wiersze' }));
  expect(await screen.findByText(/30 z 90/, {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /Sprawdzam wiersze/ })).toHaveAttribute('aria-valuenow', '33');
  expect(await screen.findByText(/^Można wczytać/, {}, { timeout: 5_000 })).toBeVisible();
  expect(to('POST /api/jobs/j1/seen')).toHaveLength(1);
});
