import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heading } from '../support/panel';
import { accountant, client, worker } from '../support/people';
import { askedOf, company, expectComplaint, id, openFirm, page } from './office';

const boss = { ...accountant, roles: ['manager' as const] };
const three = [company(1), company(2, { title: 'Kłos sp. z o.o.' }), company(3, { accounting_status: null })];

test('a list shows the firm’s columns in its order, and the first leads to the record', async () => {
  const { to } = await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page(three) } });

  const table = await screen.findByRole('table', { name: 'Firmy' });
  const headings = within(table).getAllByRole('columnheader').slice(1);
  expect(headings.map((cell) => cell.textContent)).toEqual([
    'Nazwa',
    'Typ',
    'Zadania',
    'Opiekun',
    'NIP',
    'Status rozliczenia',
    'Dokumenty',
  ]);
  const row = within(table).getByRole('row', { name: /Piekarnia nr 1/ });
  expect(within(row).getByRole('link', { name: 'Piekarnia nr 1' })).toHaveAttribute('href', `/dashboard/companies/${id(1)}`);
  expect(row).toHaveTextContent('526-025-02-74');
  expect(row).toHaveTextContent('W trakcie księgowania');
  expect(askedOf(to('GET /api/companies/')[0] as never)).toEqual({
    page: '1',
    limit: '25',
    sort: 'title:asc',
    fields: 'title,company_type,tasks,owner_id,vat_number,accounting_status,documents,documents_requested',
  });
});

test('a column that is hidden is not asked for', async () => {
  const { user, to } = await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page(three) } });
  const fields = () => to('GET /api/companies/').at(-1)?.query.get('fields')?.split(',');
  await screen.findByRole('table', { name: 'Firmy' });
  expect(fields()).toContain('company_type');
  await user.click(screen.getByRole('button', { name: 'Kolumny' }));
  const panel = await screen.findByRole('dialog', { name: 'Kolumny' });
  await user.click(within(panel).getByRole('checkbox', { name: 'Typ' }));
  await waitFor(() => expect(fields()).not.toContain('company_type'));
  expect(fields()).toContain('vat_number');
});

test('another firm sees its own columns and wording', async () => {
  await openFirm('/dashboard/companies', {
    answers: { 'GET /api/companies/': page(three) },
    firm: { modules: { company: { columns: [{ key: 'vat_number' }, { key: 'accounting_status', title: 'Etap miesiąca' }] } } },
  });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .map((cell) => cell.textContent),
  ).toEqual(['NIP', 'Etap miesiąca']);
});

test('a heading orders the list and says which way', async () => {
  const { user, to } = await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page(three) } });
  const heading = await screen.findByRole('columnheader', { name: 'Opiekun' });
  expect(heading).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('columnheader', { name: 'Nazwa' })).toHaveAttribute('aria-sort', 'ascending');

  await user.click(within(heading).getByRole('button'));
  await waitFor(() => expect(to('GET /api/companies/').at(-1)?.query.get('sort')).toBe('owner_id:asc'));
  expect(await screen.findByRole('columnheader', { name: 'Opiekun' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Opiekun' }));
  await waitFor(() => expect(to('GET /api/companies/').at(-1)?.query.get('sort')).toBe('owner_id:desc'));
});

test('the search is asked once typing rests, and S11: never stands in the address', async () => {
  const { user, at, to } = await openFirm('/dashboard/companies', {
    answers: { 'GET /api/companies/': ({ query }) => page(query.get('search') ? [] : three) },
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Szukaj' }), 'łódź');

  expect(await screen.findByText('Nic nie pasuje do wyszukiwania')).toBeVisible();
  expect(to('GET /api/companies/').map(({ query }) => query.get('search'))).toEqual([null, 'łódź']);
  expect(decodeURIComponent(at())).not.toContain('łódź');

  await user.click(screen.getByRole('button', { name: 'Pokaż wszystko' }));
  expect(await screen.findByRole('link', { name: 'Piekarnia nr 1' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('filters narrow the list, stand as chips, and go one by one', async () => {
  const { user, to } = await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page(three) } });
  await user.click(await screen.findByRole('button', { name: 'Filtry' }));
  await user.click(await screen.findByRole('combobox', { name: 'Status rozliczenia' }));
  await user.click(await screen.findByRole('option', { name: 'Opłacone' }));
  await waitFor(() => expect(to('GET /api/companies/').at(-1)?.query.get('filters')).toBe('accounting_status:paid'));

  const chips = await screen.findByRole('list', { name: 'Włączone filtry' });
  await user.click(within(chips).getByRole('button', { name: /Status rozliczenia: Opłacone.*usuń filtr/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Włączone filtry' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Filtry' })).toBeVisible();
});

test('every operator of a filter that came along stays while another filter is chosen, and is said in words', async () => {
  const kept = {
    'due_date>': '2026-01-01',
    'due_date<': '2026-04-01',
    'estimate_minutes=': '30',
    assignee_id: [null],
    status: ['new'],
  };
  const { user, to } = await openFirm(`/dashboard/tasks?filter=${encodeURIComponent(JSON.stringify(kept))}`, {
    answers: { 'GET /api/tasks/': page([{ id: id(5), title: 'Wyciąg', status: 'new', due_date: '2026-02-01' }]) },
  });
  const string = 'due_date>2026-01-01,due_date<2026-04-01,estimate_minutes=30,assignee_id:,status:new';
  await screen.findByRole('link', { name: 'Wyciąg' });
  expect(to('GET /api/tasks/').at(-1)?.query.get('filters')).toBe(string);
  const chips = await screen.findByRole('list', { name: 'Włączone filtry' });
  for (const says of [
    'Termin: od 02.01.2026',
    'Termin: do 31.03.2026',
    'Plan (minuty): dokładnie 30',
    'Osoba odpowiedzialna: brak',
  ])
    expect(chips).toHaveTextContent(says);

  await user.click(screen.getByRole('button', { name: /^Filtry/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Priorytet' }));
  await user.click(await screen.findByRole('option', { name: 'Wysoki' }));
  await waitFor(() => expect(to('GET /api/tasks/').at(-1)?.query.get('filters')).toBe(`${string},priority:high`));
  await user.click(within(chips).getByRole('button', { name: /Priorytet: Wysoki/ }));
  await waitFor(() => expect(chips).not.toHaveTextContent('Priorytet'));
  expect(within(chips).getAllByRole('button', { name: /usuń filtr/ })).toHaveLength(5);
});

test('a page further is asked for, and what is counted no more is said to be over ten thousand', async () => {
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: { 'GET /api/companies/': page(three, 12_400, { approximate: true }) },
  });
  expect(await screen.findByText(/z ponad 10\s000/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Następna strona' }));
  await waitFor(() => expect(to('GET /api/companies/').at(-1)?.query.get('page')).toBe('2'));
});

test('an empty list says so and offers to begin', async () => {
  await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page([]) } });
  expect(await screen.findByText('Firmy: jeszcze nic tu nie ma')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Nowa firma' })[0]).toHaveAttribute('href', '/dashboard/companies/new');
});

test('a list that did not come says why and can be asked for again', async () => {
  let down = true;
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': () => (down ? { status: 503, json: { error: 'Baza danych odpoczywa.' } } : page(three)),
    },
  });
  const problem = await screen.findByText('Baza danych odpoczywa.');
  expect(problem.closest('[role=alert]')).not.toBeNull();
  expectComplaint('Baza danych odpoczywa.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'Piekarnia nr 1' })).toBeVisible();
});

test('W07: picked rows are deleted once the server has done it, and come back with “Cofnij”', async () => {
  let rows = three;
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': () => page(rows),
      'POST /api/companies/actions/delete': () => {
        rows = rows.slice(2);
        return { json: { ids: [id(1), id(2)] } };
      },
      'POST /api/companies/actions/restore': () => {
        rows = three;
        return { json: { ids: [id(1), id(2)] } };
      },
    },
    person: boss,
  });
  for (const name of [/Piekarnia nr 1/, /Kłos sp. z o.o./])
    await user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox', { name: 'Zaznacz ten wiersz' }));
  const bar = await screen.findByRole('toolbar', { name: 'Zaznaczone pozycje' });
  expect(bar).toHaveTextContent('Zaznaczono 2 firmy');
  await user.click(within(bar).getByRole('button', { name: 'Usuń' }));
  const dialog = screen.getByRole('dialog', { name: 'Usunąć 2 firmy?' });
  expect(to('POST /api/companies/actions/delete')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Usuń' }));

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Piekarnia nr 1' })).toBeNull());
  expect(to('POST /api/companies/actions/delete')[0]?.body).toEqual({ ids: [id(1), id(2)] });
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByRole('link', { name: 'Piekarnia nr 1' })).toBeVisible();
  expect(await screen.findByText('2 pozycje wróciły na listę')).toBeVisible();
});

test('a delete that the server refuses leaves the rows where they were', async () => {
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(three),
      'POST /api/companies/actions/delete': { status: 409, json: { error: 'Firma ma otwarte rozliczenie.', code: 'conflict' } },
    },
    person: boss,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }));
  await user.click(await screen.findByRole('button', { name: 'Usuń' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Firma ma otwarte rozliczenie.')).toBeVisible();
  expectComplaint('Firma ma otwarte rozliczenie.');
  expect(screen.getByRole('link', { name: 'Piekarnia nr 1' })).toBeVisible();
  expect(screen.getByRole('toolbar')).toHaveTextContent('Zaznaczono 3 firmy');
});

test('P02: what a person may not do has no button: users are made by a manager', async () => {
  await openFirm('/dashboard/users', {
    answers: { 'GET /api/users/': page([{ id: accountant.id, first_name: 'Kasia', last_name: 'Kos' }]) },
  });
  await heading('Użytkownicy');
  expect(await screen.findByRole('link', { name: 'Kasia' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zaproś osobę' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('P02: a worker’s menu has tasks and their own time, and no companies', async () => {
  await openFirm('/dashboard/tasks', { answers: { 'GET /api/tasks/': page([]) }, person: worker });
  await heading('Lista zadań');
  const menu = screen.getByRole('navigation', { name: 'Główne menu' });
  expect(within(menu).getByRole('link', { name: 'Zadania' })).toBeVisible();
  expect(within(menu).queryByRole('link', { name: 'Firmy' })).toBeNull();
});

test('a client reads the words of a choice that are said to them, not the office’s', async () => {
  const task = {
    id: id(5),
    version: 1,
    title: 'Wyciąg',
    status: 'waiting_client',
    due_date: '2026-11-20',
    created_at: '',
    updated_at: '',
  };
  await openFirm('/tasks', { person: client, answers: { 'GET /api/tasks/': page([task]) } });
  expect((await screen.findAllByText('Czeka na Ciebie'))[0]).toBeVisible();
  expect(screen.queryByText('Czeka na klienta')).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('max-width') }));
  });

  test('the rows are cards with every column, and what is less often asked of the list is behind one button', async () => {
    const { user } = await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page(three) } });
    const card = (await screen.findByRole('link', { name: 'Piekarnia nr 1' })).closest('li');
    expect(screen.queryByRole('table')).toBeNull();
    expect(card).toHaveTextContent('NIP526-025-02-74');
    expect(screen.queryByRole('combobox', { name: 'Kolejność' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Więcej: kolejność, widoki, kolumny i pliki' }));
    const more = within(screen.getByRole('dialog', { name: 'Więcej' }));
    expect(more.getByRole('combobox', { name: 'Kolejność' })).toHaveValue('title:ASC');
    expect(await more.findByRole('button', { name: 'Widoki' })).toBeVisible();
    await user.click(more.getByRole('button', { name: 'Eksport' }));
    expect(screen.getByRole('menuitem', { name: 'Plik CSV' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(more.getByRole('button', { name: 'Kolumny' }));
    await user.click(await screen.findByRole('checkbox', { name: 'NIP' }));
    expect(card).not.toHaveTextContent('NIP526-025-02-74');
  });

  test('a person’s card is headed by both names, which do not stand below once more', async () => {
    const ewa = { id: id(4), version: 1, first_name: 'Ewa', last_name: 'Żuławska', email: 'ewa@demo.test', status: 'active' };
    await openFirm('/dashboard/users', { person: boss, answers: { 'GET /api/users/': page([ewa]) } });
    const card = (await screen.findByRole('link', { name: 'Ewa Żuławska' })).closest('li');
    expect(card).toHaveTextContent('ewa@demo.test');
    expect(card).not.toHaveTextContent('Nazwisko');
  });
});

describe('on a wide screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('min-width') }));
  });

  test('a press on a row shows the record beside the list, its name leads to its page, and it closes', async () => {
    const { user, at } = await openFirm('/dashboard/companies', {
      answers: {
        'GET /api/companies/': page(three),
        [`GET /api/companies/${id(1)}`]: { json: company(1) },
        [`GET /api/companies/${id(2)}`]: { json: company(2, { title: 'Kłos sp. z o.o.' }) },
      },
    });
    const row = await screen.findByRole('row', { name: /Piekarnia nr 1/ });
    await user.click(within(row).getByText('W trakcie księgowania'));
    const beside = await screen.findByRole('complementary', { name: 'Obok listy: Piekarnia nr 1' });
    expect(at()).toBe('/dashboard/companies');
    expect(within(beside).getByRole('link', { name: 'Piekarnia nr 1' })).toHaveAttribute('href', `/dashboard/companies/${id(1)}`);
    expect(await within(beside).findByRole('region', { name: 'Firma' })).toHaveTextContent('NIP526-025-02-74');
    expect(beside.querySelector('.MuiButton-contained')).toBeNull();
    expect(screen.getByRole('table', { name: 'Firmy' })).toBeVisible();

    const other = screen.getByRole('row', { name: /Kłos sp\. z o\.o\./ });
    await user.click(within(other).getByText('526-025-02-74'));
    expect(await screen.findByRole('complementary', { name: 'Obok listy: Kłos sp. z o.o.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zamknij podgląd' }));
    expect(screen.queryByRole('complementary', { name: /^Obok listy/ })).toBeNull();
    await user.click(
      within(screen.getByRole('row', { name: /Kłos sp\. z o\.o\./ })).getByRole('link', { name: 'Kłos sp. z o.o.' }),
    );
    await waitFor(() => expect(at()).toBe(`/dashboard/companies/${id(2)}`));
  });

  test('what stands beside one list does not stand beside the next', async () => {
    const bakery = { company_id: id(2), company: { id: id(2), title: 'Piekarnia nr 2' } };
    const price = { id: id(1), version: 1, title: 'Zgoda na cenę', kind: 'price', status: 'standing', ...bakery };
    const { router, calls } = await openFirm('/dashboard/decisions', {
      answers: {
        'GET /api/decisions/': page([price]),
        [`GET /api/decisions/${id(1)}`]: { json: price },
        'GET /api/powers/': page([]),
      },
    });
    fireEvent.click(await screen.findByRole('row', { name: /Zgoda na cenę/ }));
    await screen.findByRole('complementary', { name: 'Obok listy: Zgoda na cenę' });
    await act(() => router.navigate('/dashboard/powers'));
    await heading('Pełnomocnictwa');
    expect(screen.queryByRole('complementary', { name: /^Obok listy/ })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain(`/api/powers/${id(1)}`);
  });

  test('a record that is deleted beside its list leaves it', async () => {
    let rows = three;
    const { user, to } = await openFirm('/dashboard/companies', {
      answers: {
        'GET /api/companies/': () => page(rows),
        [`GET /api/companies/${id(1)}`]: () =>
          rows === three ? { json: company(1) } : { status: 404, json: { error: 'Nie ma takiej firmy.' } },
        [`DELETE /api/companies/${id(1)}`]: () => {
          rows = three.slice(1);
          return { json: company(1) };
        },
      },
      person: boss,
    });
    fireEvent.click(await screen.findByRole('row', { name: /Piekarnia nr 1/ }));
    const beside = await screen.findByRole('complementary', { name: 'Obok listy: Piekarnia nr 1' });
    await user.click(await within(beside).findByRole('button', { name: 'Więcej' }));
    await user.click(screen.getByRole('menuitem', { name: 'Usuń' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Obok listy/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Piekarnia nr 1' })).toBeNull());
    expect(to(`DELETE /api/companies/${id(1)}`)).toHaveLength(1);
  });

  test('what only the server reads of a record does not stand beside its list, as it does not stand on its page', async () => {
    const values = JSON.stringify({ address_city: 'Łódź' });
    const bakery = { company_id: id(2), company: { id: id(2), title: 'Piekarnia nr 2' } };
    const said = { title: 'Adres', status: 'open', register: 'krs', mine: 'Zgierz', theirs: 'Łódź', values };
    const found = { id: id(1), version: 1, ...bakery, ...said };
    await openFirm('/dashboard/register-differences', {
      answers: {
        'GET /api/register-differences/': page([found]),
        [`GET /api/register-differences/${id(1)}`]: { json: { ...found, subject: 'address', found_on: '2026-11-20' } },
      },
    });
    fireEvent.click(await screen.findByRole('row', { name: /Adres/ }));
    const beside = await screen.findByRole('complementary', { name: 'Obok listy: Adres' });
    expect(await within(beside).findByText('Zauważono')).toBeVisible();
    expect(within(beside).queryByText('Wartości do wpisania')).toBeNull();
    expect(within(beside).queryByText('Rodzaj')).toBeNull();
  });

  test('a notice is opened on every screen: it is read and leads on', async () => {
    const notice = { id: id(1), version: 1, created_at: '2026-11-20 08:00:00', text: 'Nowe zadanie', event: 'task_assigned' };
    const unread = { ...notice, link: '/dashboard/powers', record_resource: null, record_id: null, read_at: null };
    const { at, to } = await openFirm('/dashboard/notices', {
      answers: {
        'GET /api/notices/': page([unread]),
        [`GET /api/notices/${id(1)}`]: { json: unread },
        'POST /api/notices/read': { json: { data: { read: 1 } } },
        'GET /api/powers/': page([]),
      },
    });
    fireEvent.click(await screen.findByRole('row', { name: /Nowe zadanie/ }));
    await heading('Pełnomocnictwa');
    expect(at()).toBe('/dashboard/powers');
    expect(to('POST /api/notices/read')[0]?.body).toEqual({ ids: [id(1)] });
  });
});
