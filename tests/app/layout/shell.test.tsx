import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resources } from '../../../resources';
import { routesOf } from '../../../src/app/routing/resourceRoutes';
import { keepDraft, readDraft } from '../../../src/app/session/drafts';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

const lists = { 'GET /api/companies/': page([company(1)]), 'GET /api/tasks/': page([]), 'GET /api/employees/': page([]) };

test('every screen has one heading, named landmarks and a way past the menu', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: lists });
  await heading('Firmy');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('banner')).toHaveTextContent('Biuro rachunkowe');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Przejdź do treści' })).toHaveFocus();
});

test('the menu marks where one is, also on a record of that section', async () => {
  await openFirm(`/dashboard/companies/${id(1)}`, { answers: { [`GET /api/companies/${id(1)}`]: { json: company(1) } } });
  await heading('Piekarnia nr 1');
  const menu = screen.getByRole('navigation', { name: 'Główne menu' });
  expect(within(menu).getByRole('link', { name: 'Firmy' })).toHaveAttribute('aria-current', 'true');
  expect(within(menu).getByRole('link', { name: 'Zadania' })).not.toHaveAttribute('aria-current');
});

test('another screen begins at its heading', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: lists });
  await heading('Firmy');
  await user.click(within(screen.getByRole('navigation', { name: 'Główne menu' })).getByRole('link', { name: 'Pracownicy' }));
  const next = await heading('Pracownicy');
  await waitFor(() => expect(next).toHaveFocus());
});

test('the office’s menu stands in its groups, and folds to pictures that keep their names', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: lists });
  const menu = await screen.findByRole('navigation', { name: 'Główne menu' });
  const group = within(menu).getByRole('list', { name: 'Klienci' });
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Firmy', 'Pracownicy', 'Terminy pracowników', 'Dokumenty', 'Pełnomocnictwa i AML', 'Różnice z rejestrami']);
  await user.click(screen.getByRole('button', { name: 'Zamknij menu' }));
  expect(screen.getByRole('button', { name: 'Otwórz menu' })).toBeVisible();
  expect(within(menu).getByRole('link', { name: 'Pracownicy' })).toBeInTheDocument();
});

test('the office’s menu is folded on a tablet, and stands at a desk again as it was left there', async () => {
  const asked = new Set<EventTarget & { media: string }>();
  let width = 1280;
  const isMet = (media: string) => Number(/max-width: ?([\d.]+)px/.exec(media)?.[1] ?? 0) >= width;
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = Object.defineProperty(Object.assign(new EventTarget(), { media }), 'matches', { get: () => isMet(media) });
    asked.add(query);
    return query;
  });
  const turn = (next: number) =>
    act(() => {
      width = next;
      for (const query of asked) query.dispatchEvent(new Event('change'));
    });
  const { user } = await openFirm('/dashboard/companies', { answers: lists });
  const close = await screen.findByRole('button', { name: 'Zamknij menu' });
  turn(768);
  expect(await screen.findByRole('button', { name: 'Otwórz menu' })).toBeVisible();
  turn(1280);
  expect(await screen.findByRole('button', { name: 'Zamknij menu' })).toBe(close);
  await user.click(close);
  turn(768);
  turn(1280);
  expect(screen.getByRole('button', { name: 'Otwórz menu' })).toBeVisible();
});

test('the rest of the client’s menu opens from the bar at the bottom, and closes with the way it leads', async () => {
  const { user, at } = await openFirm('/employees', { person: client, answers: lists });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Zadania' }));
  await heading(/zada/i);
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  expect(at()).toBe('/tasks');
});

test('a client comes to what they decided from the rest of their menu; the office comes to it by the company', async () => {
  const { user, at } = await openFirm('/employees', { person: client, answers: lists });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Moje decyzje' }));
  await heading('Moje decyzje');
  expect(at()).toBe('/decisions');
  const [list] = routesOf(resources.decisions, 'office', 1);
  expect([list?.menu, list?.parent]).toEqual([undefined, 'companies.list']);
});

test('the person’s menu opens by its button; Escape closes it and gives the focus back', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: lists });
  const button = await screen.findByRole('button', { name: /konto i wylogowanie/ });
  await user.click(button);
  expect(screen.getByRole('menuitem', { name: 'Mój profil' })).toHaveAttribute('href', '/dashboard/users/profile');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Mój profil' })).toBeNull());
  expect(button).toHaveFocus();
});

test('a client’s shell has their menu and no timer', async () => {
  await openFirm('/', {
    person: client,
    answers: {
      ...lists,
      'GET /api/settlements/': page([]),
      'GET /api/tickets/': page([]),
      'GET /api/settlement-items/': page([]),
      'GET /api/company-persons/': page([]),
    },
  });
  await heading('Dzień dobry, Jan');
  expect(screen.queryByRole('button', { name: /pomiar/ })).toBeNull();
  const menu = screen.getByRole('navigation', { name: 'Główne menu' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Strona główna',
    'Pracownicy',
    'Dokumenty',
    'Zadania',
    'Płatności',
    'Sprawy',
    'Rozmowy',
    'Sondy',
    'Moje decyzje',
    'Szkolenia',
    'Zgłoszenia systemowe',
  ]);
});

test('P03: a module that the firm switched off is not in the menu', async () => {
  await openFirm('/dashboard/tasks', {
    answers: lists,
    firm: { modules: { documents: { enabled: false }, uptime: { enabled: false } } },
  });
  await heading(/zada/i);
  const menu = screen.getByRole('navigation', { name: 'Główne menu' });
  expect(within(menu).queryByRole('link', { name: /Dokumenty|Czas pracy/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /pomiar/ })).toBeNull();
});

test('S05: whoever of the office logs out with unsent words is asked before they are forgotten', async () => {
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: { ...lists, 'DELETE /api/auth': { json: { data: {} } } },
  });
  keepDraft('messages.1', { text: 'Dzień dobry' });
  const leave = async () => {
    await user.click(await screen.findByRole('button', { name: /konto i wylogowanie/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Wyloguj' }));
  };
  await leave();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anuluj' }));
  expect(to('DELETE /api/auth')).toHaveLength(0);
  expect(readDraft('messages.1')).toEqual({ text: 'Dzień dobry' });
  await leave();
  const asked = await screen.findByRole('dialog', { name: 'Wylogować bez wysłania?' });
  await user.click(within(asked).getByRole('button', { name: 'Wyloguj' }));
  await waitFor(() => expect(to('DELETE /api/auth')).toHaveLength(1));
});

test('S05: a client who logs out with unsent words is asked before they are forgotten', async () => {
  const { user, to } = await openFirm('/', {
    person: client,
    answers: {
      ...lists,
      'DELETE /api/auth': { json: { data: {} } },
      'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
    },
  });
  keepDraft('tickets.new', { subject: 'Pytanie' });
  const leave = async () => {
    await user.click(await screen.findByRole('button', { name: /konto i wylogowanie/ }));
    await user.click(screen.getByRole('button', { name: 'Wyloguj' }));
  };
  await leave();
  const asked = await screen.findByRole('dialog', { name: 'Wylogować bez wysłania?' });
  await user.click(within(asked).getByRole('button', { name: 'Anuluj' }));
  expect(to('DELETE /api/auth')).toHaveLength(0);
  expect(readDraft('tickets.new')).toEqual({ subject: 'Pytanie' });
  await leave();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyloguj' }));
  await waitFor(() => expect(to('DELETE /api/auth')).toHaveLength(1));
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('panel.draft.'))).toEqual([]));
});

test.each([
  ['whose area the firm has denied', { firm: { deniedAreas: ['messages' as const] } }, 'Biuro nie korzysta z tej części panelu.'],
  [
    'whose module the firm has switched off',
    { firm: { modules: { messages: { enabled: false } } } },
    'Biuro nie korzysta z tej części panelu.',
  ],
  [
    'that the account has not got',
    { person: { ...client, access: client.access.filter((area) => area !== 'messages') } },
    'Tej części panelu nie ma na Twoim koncie.',
  ],
])('whoever asks for a part %s comes home and is told why', async (_, changes, says) => {
  const { at } = await openFirm('/messages', {
    person: client,
    answers: { ...lists, 'GET /api/waiting': { json: { data: [], groups: [], total: 0 } } },
    ...changes,
  });
  expect(await screen.findByText(says)).toBeVisible();
  expect(at()).toBe('/');
});

test('the list of keys opens by Ctrl+/ and from the menu of the person, and closes', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: lists });
  await heading('Firmy');
  await user.keyboard('{Control>}/{/Control}');
  const list = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
  expect(within(list).getByRole('row', { name: /Ctrl \+ K szukaj wszystkiego/ })).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Zamknij okno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /konto i wylogowanie/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Skróty klawiszowe' }));
  expect(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible();
});
