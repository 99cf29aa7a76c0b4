import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SavedView } from '../../../src/app/resource/views/savedView';
import { accountant, client } from '../support/people';
import type { Call } from '../support/wire';
import { company, expectComplaint, id, openFirm, page } from './office';

const boss = { ...accountant, roles: ['manager' as const], access: [...accountant.access, 'settings' as const] };
const colleague = { id: id(77), title: 'Ewa Żak' };
const stamps = { created_at: '2026-01-05 08:00:00', updated_at: '2026-01-05 08:00:00', version: 1 };

const view = (nth: number, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id: id(nth),
  ...stamps,
  user_id: accountant.id,
  user: { id: accountant.id, title: 'Kasia Kos' },
  list: 'companies',
  name,
  query: 'page=1&limit=50&sort=vat_number%3Adesc&filters=accounting_status%3Apaid',
  columns: [{ key: 'title' }, { key: 'vat_number', width: 180 }, { key: 'company_type', hidden: true }],
  shared: false,
  main: false,
  ...more,
});
const theirs = { user_id: colleague.id, user: colleague, shared: true };

async function openList(views: SavedView[], { person = accountant, address = '/dashboard/companies', ...answers } = {}) {
  const kept = [...views];
  const opened = await openFirm(address, {
    person,
    answers: {
      'GET /api/companies/': page([company(1), company(2)]),
      'GET /api/saved-views/': () => page(kept as never),
      'POST /api/saved-views': ({ body }: Call) => {
        const made = { ...view(90, ''), ...(body as object) };
        kept.push(made);
        return { status: 201, json: made };
      },
      'PUT /api/saved-views/': ({ body }: Call) => {
        const at = kept.findIndex((each) => each.id === (body as SavedView).id);
        kept[at] = { ...(kept[at] as SavedView), ...(body as object) };
        return { json: kept[at] };
      },
      [`DELETE /api/saved-views/${id(1)}`]: () => {
        kept.splice(0, 1);
        return { json: null };
      },
      ...answers,
    },
  });
  await screen.findByRole('table');
  return { ...opened, last: () => opened.to('GET /api/companies/').at(-1)?.query };
}

/** Until its code has come the button stands there at rest. */
async function openViews(user: Awaited<ReturnType<typeof openFirm>>['user']): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Widoki' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Widoki' }));
}

const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => cell.textContent);

test('a chosen view brings its filters, order, page size and columns', async () => {
  const { user, last } = await openList([view(1, 'Opłacone'), view(2, 'Wszystkie biura', theirs)]);
  await openViews(user);
  const menu = await screen.findByRole('menu', { name: 'Zapisane widoki' });
  expect(within(menu).getByRole('menuitem', { name: /Wszystkie biura.*Ewa Żak/ })).toBeVisible();
  await user.click(within(menu).getByRole('menuitem', { name: 'Opłacone' }));

  await waitFor(() =>
    expect(Object.fromEntries(last() ?? [])).toEqual({
      page: '1',
      limit: '50',
      sort: 'vat_number:desc',
      filters: 'accounting_status:paid',
      fields: expect.stringMatching(/^title,vat_number,(?!.*company_type)/),
    }),
  );
  expect(titles()).toEqual(['Nazwa', 'NIP', 'Zadania', 'Opiekun', 'Status rozliczenia', 'Dokumenty']);
  expect(await screen.findByRole('button', { name: 'Widok: Opłacone' })).toBeVisible();
});

test('how a list stands is saved by a name, then changed and saved over', async () => {
  const { user, to } = await openList([]);
  await user.click(screen.getByRole('button', { name: 'Kolumny' }));
  const panel = await screen.findByRole('dialog', { name: 'Kolumny' });
  await user.click(within(panel).getByRole('checkbox', { name: 'Dokumenty' }));
  await user.keyboard('{Escape}');
  await openViews(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Zapisz jako nowy widok…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapisz widok' });
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await within(dialog).findByText('Nazwij widok')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Nazwa' }), 'Bez dokumentów');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Zaczynaj listę od tego widoku' }));
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));

  expect(await screen.findByRole('button', { name: 'Widok: Bez dokumentów' })).toBeVisible();
  expect(to('POST /api/saved-views')[0]?.body).toMatchObject({
    list: 'companies',
    name: 'Bez dokumentów',
    shared: false,
    main: true,
    query: 'page=1&limit=25&sort=title%3Aasc',
    columns: expect.arrayContaining([{ key: 'documents', hidden: true }]),
  });

  await user.click(within(screen.getByRole('columnheader', { name: 'NIP' })).getByRole('button'));
  const changed = await screen.findByRole('button', { name: 'Widok: Bez dokumentów (zmieniony)' });
  await user.click(changed);
  await user.click(await screen.findByRole('menuitem', { name: 'Zapisz zmiany w „Bez dokumentów”' }));
  await waitFor(() =>
    expect(to('PUT /api/saved-views/')[0]?.body).toMatchObject({ query: 'page=1&limit=25&sort=vat_number%3Aasc' }),
  );
  expect(await screen.findByRole('button', { name: 'Widok: Bez dokumentów' })).toBeVisible();
});

test('the list begins with one’s own first view, else with the office’s, and never where its address asks for something', async () => {
  const own = view(1, 'Mój', { main: true });
  const offices = view(2, 'Biura', { ...theirs, main: true, query: 'limit=10&sort=title%3Aasc' });
  const first = await openList([offices, own]);
  await waitFor(() => expect(first.last()?.get('limit')).toBe('50'));
  expect(await screen.findByRole('button', { name: 'Widok: Mój' })).toBeVisible();
});

test('where nobody chose one for themselves the office’s view comes first', async () => {
  const { last } = await openList([view(2, 'Biura', { ...theirs, main: true, query: 'limit=10&sort=title%3Aasc' })]);
  await waitFor(() => expect(last()?.get('limit')).toBe('10'));
});

test('an address that asks for something is heard before any view', async () => {
  const filter = encodeURIComponent(JSON.stringify({ company_type: ['jdg'] }));
  const { last } = await openList([view(1, 'Mój', { main: true })], { address: `/dashboard/companies?filter=${filter}` });
  expect(await screen.findByRole('button', { name: 'Widoki' })).toBeVisible();
  expect(last()?.get('filters')).toBe('company_type:jdg');
  expect(last()?.get('limit')).toBe('25');
});

test('P02: a colleague’s shared view is used and not changed, but by who has the settings', async () => {
  const shared = view(2, 'Biura', theirs);
  const { user } = await openList([shared]);
  await openViews(user);
  await user.click(await screen.findByRole('menuitem', { name: /Biura/ }));
  await user.click(await screen.findByRole('button', { name: 'Widok: Biura' }));
  await screen.findByRole('menuitem', { name: 'Zapisz jako nowy widok…' });
  expect(screen.queryByRole('menuitem', { name: /Usuń|Nazwa i udost/ })).toBeNull();
});

test('who has the settings renames a shared view, says that the office begins with it, and deletes it', async () => {
  const { user, to } = await openList([view(1, 'Biura', theirs)], { person: boss });
  await openViews(user);
  await user.click(await screen.findByRole('menuitem', { name: /Biura/ }));
  await user.click(await screen.findByRole('button', { name: 'Widok: Biura' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nazwa i udostępnianie…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapisany widok' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Lista całego biura zaczyna się od tego widoku' }));
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to('PUT /api/saved-views/')[0]?.body).toMatchObject({ id: id(1), main: true }));

  await user.click(await screen.findByRole('button', { name: 'Widok: Biura' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Usuń „Biura”…' }));
  const asks = await screen.findByRole('dialog', { name: 'Usunąć widok „Biura”?' });
  await user.click(within(asks).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByRole('button', { name: 'Widoki' })).toBeVisible();
});

test('a name that one has already is said to be', async () => {
  const { user } = await openList([view(1, 'Opłacone')], {
    'POST /api/saved-views': { status: 409, json: { error: 'Zajęte.', code: 'conflict' } },
  } as never);
  await openViews(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Zapisz jako nowy widok…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapisz widok' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Nazwa' }), 'Opłacone');
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await within(dialog).findByText('Masz już widok o tej nazwie')).toBeVisible();
  expectComplaint('Zajęte.');
});

test('clients have no views', async () => {
  const ticket = { id: id(5), ...stamps, number: 'S/12', title: 'Wyciąg', kind: 'bug', severity: 'low', status: 'new' };
  const { to } = await openFirm('/system-tickets', { person: client, answers: { 'GET /api/system-tickets/': page([ticket]) } });
  expect((await screen.findAllByText(/Wyciąg/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Widoki' })).toBeNull();
  expect(to('GET /api/saved-views/')).toEqual([]);
});
