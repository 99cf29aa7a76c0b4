import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company, expectComplaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, worker } from '../support/people';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const task = (nth: number, fields: Record<string, unknown> = {}) => ({
  id: id(nth),
  version: 1,
  title: `Zadanie ${nth}`,
  status: 'new',
  due_date: '2026-12-10',
  company: { id: id(1), title: 'Piekarnia nr 1' },
  ...fields,
});
const tasks = [task(1, { due_date: '2026-11-18' }), task(2, { due_date: '2026-11-20' }), task(3, { due_date: '2026-11-21' })];
const row = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('my open tasks stand by their days, late ones first and said to be late', async () => {
  const { to } = await openFirm('/dashboard', {
    answers: { 'GET /api/tasks/': page(tasks, 9) },
  });
  await heading('Dzień dobry, Kasia');
  expect(document.title).toBe('Pulpit | Panel Biura');
  await screen.findByRole('link', { name: 'Zadanie 1' });
  expect(row('Zadanie 1')).toHaveTextContent('18.11.2026, 2 dni po terminie');
  expect(row('Zadanie 2')).toHaveTextContent('dzisiaj');
  expect(row('Zadanie 3')).toHaveTextContent('jutro');
  const query = to('GET /api/tasks/')[0]?.query;
  expect(query?.get('sort')).toBe('due_date:asc');
  expect(query?.get('filters')).toBe(`assignee_id:${accountant.id},status:new|in_progress|waiting_client|waiting_office|review`);
  expect(screen.getByRole('link', { name: 'Wszystkie moje zadania' })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/tasks?filter='),
  );
});

test('a task is taken and finished in place', async () => {
  let rows = tasks;
  const { user, to } = await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': () => page(rows),
      [`POST /api/tasks/${id(1)}/actions/done`]: () => {
        rows = tasks.slice(1);
        return { json: task(1, { status: 'done' }) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Wykonane: Zadanie 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Zadanie 1' })).toBeNull());
  expect(to(`POST /api/tasks/${id(1)}/actions/done`)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Podejmij: Zadanie 2' })).toBeVisible();
});

const states = (...counts: [status: string | null, count: number][]) => ({
  json: { data: counts.map(([key, count]) => ({ key, title: key, count, sums: {} })) },
});

test('my companies are counted by status in one question, each number a way to them', async () => {
  const { to } = await openFirm('/dashboard', {
    answers: { 'GET /api/tasks/': page([]), 'GET /api/companies/groups': states(['booking', 2], ['paid', 1], [null, 4]) },
  });
  const part = await screen.findByRole('region', { name: 'Firmy według rozliczenia' });
  const link = await within(part).findByRole('link', { name: /W trakcie księgowania\s*2/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `/dashboard/companies?filter={"owner_id":"${accountant.id}","accounting_status":["booking"]}`,
  );
  expect(within(part).getByRole('link', { name: /Opłacone\s*1/ })).toBeVisible();
  expect(within(part).getByText('7')).toBeVisible();
  expect(to('GET /api/companies/groups')).toHaveLength(1);
});

test('the whole office is counted when somebody asks', async () => {
  const { user, to } = await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/companies/groups': ({ query }) => (query.has('filters') ? states(['booking', 1]) : states(['paid', 1_234])),
    },
  });
  const part = await screen.findByRole('region', { name: 'Firmy według rozliczenia' });
  await user.click(within(part).getByRole('radio', { name: 'Całe biuro' }));
  expect(await within(part).findByRole('link', { name: /Opłacone\s*1\s234/ })).toBeVisible();
  expect(to('GET /api/companies/groups')).toHaveLength(2);
});

test('the month at a glance counts what is late first, and how far settlements are', async () => {
  const { to } = await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/tasks/groups': states(['2026-11-10', 3], ['2026-11-19', 2], ['2026-11-20', 4], ['2026-11-22', 1]),
      'GET /api/documents/groups': states([null, 9]),
      'GET /api/settlements/groups': states(['booking', 5], ['published', 3], ['paid', 1], ['not_applicable', 2]),
    },
  });
  const part = await screen.findByRole('region', { name: 'Miesiąc w skrócie' });
  expect(await within(part).findByText('październik 2026')).toBeVisible();
  const links = await within(part).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '5Zadania po terminie',
    '4Zadania na dziś',
    '1Zadania do końca tygodnia',
    '9Dokumenty czekające',
    'Wysłane do klientów: 4 z 9',
  ]);
  expect(to('GET /api/settlements/groups')[0]?.query.get('filters')).toBe('period:2026-10,superseded:false');
});

test('a month of which nothing was sent has no mark on its bar', async () => {
  await openFirm('/dashboard', {
    answers: { 'GET /api/tasks/': page([]), 'GET /api/settlements/groups': states(['booking', 5]) },
  });
  const way = await screen.findByRole('link', { name: 'Wysłane do klientów: 0 z 5' });
  expect(way.previousElementSibling).toBeEmptyDOMElement();
});

test('the firm decides which parts of the first screen there are', async () => {
  const hidden = { visible: false };
  const components = { monthGlance: hidden, companiesByStatus: hidden, myWeek: hidden, companyTable: hidden };
  const { to } = await openFirm('/dashboard', {
    answers: { 'GET /api/tasks/': page([]) },
    firm: { modules: { dashboard: { components } } },
  });
  expect(await screen.findByText(/^Nie masz otwartych zadań/)).toBeVisible();
  for (const name of ['Miesiąc w skrócie', 'Firmy według rozliczenia', 'Mój tydzień', 'Moje firmy'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(to('GET /api/companies/groups')).toHaveLength(0);
});

test('the hours of this week stand day by day', async () => {
  const entry = (nth: number, start: string, minutes: number) => ({ id: id(nth), start_date: start, end_date: start, minutes });
  await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/uptimes/': ({ query }) =>
        query.get('filters')?.includes('start_date')
          ? page([entry(1, '2026-11-16 08:00:00', 90), entry(2, '2026-11-16 12:00:00', 30), entry(3, '2026-11-20 08:00:00', 45)])
          : page([]),
    },
  });
  const part = await screen.findByRole('region', { name: 'Mój tydzień' });
  expect(await within(part).findByText('2 h 45 min')).toBeVisible();
  const days = within(part).getAllByRole('listitem');
  expect(days).toHaveLength(5);
  expect(days[0]).toHaveTextContent('2 h');
  expect(days[4]).toHaveAttribute('aria-current', 'date');
});

test('P02: a worker has tasks and hours there, and no companies', async () => {
  const { to } = await openFirm('/dashboard', { person: worker, answers: { 'GET /api/tasks/': page([]) } });
  expect(await screen.findByText(/^Nie masz otwartych zadań/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Mój tydzień' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Firmy według rozliczenia' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Miesiąc w skrócie' })).toBeNull();
  expect(to('GET /api/companies/groups')).toHaveLength(0);
  expect(to('GET /api/tasks/').every(({ query }) => query.get('filters')?.includes('assignee_id'))).toBe(true);
});

describe('a second factor', () => {
  const wanting = { ...accountant, second_factor: 'email' as const };
  const answers = {
    'GET /api/tasks/': page([]),
    [`GET /api/users/${accountant.id}`]: { json: { ...wanting, version: 1 } },
  };

  test('is reminded of by a line, or by a window that can be put off, as the firm wants it', async () => {
    const { user } = await openFirm('/dashboard', {
      person: wanting,
      answers,
      firm: { modules: { dashboard: { components: { tfaAlert: { variant: 'dialog' } } } } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Zabezpiecz swoje konto' });
    await user.click(within(dialog).getByRole('button', { name: 'Później' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Włącz w profilu' })).toHaveAttribute('href', '/dashboard/users/profile');
  });

  test('A18: that the firm demands comes before every screen, and then the screen that was wanted is there', async () => {
    let factor = 'email';
    const { user, to, at } = await openFirm('/dashboard/tasks?status=new', {
      person: wanting,
      firm: { switches: { tfaRequiredFor: ['office'] } },
      answers: {
        ...answers,
        [`GET /api/users/${accountant.id}`]: () => ({ json: { ...wanting, second_factor: factor, version: 1 } }),
        'POST /api/users/totp': {
          json: { data: { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://totp/x', picture: 'data:image/png;base64,AA==' } },
        },
        'PUT /api/users/totp': () => {
          factor = 'app';
          return { json: { data: { recovery_codes: ['aaaa-bbbb'] } } };
        },
      },
    });
    expect(await heading('Jeszcze jeden krok')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(to('GET /api/tasks/')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Włącz kody z aplikacji' }));
    await user.type(await screen.findByLabelText('Kod z aplikacji'), '123456');
    await user.click(screen.getByRole('button', { name: 'Włącz' }));
    await user.click(await screen.findByRole('button', { name: 'Mam zapisane' }));
    expect(await heading('Lista zadań')).toBeVisible();
    expect(at()).toBe('/dashboard/tasks?status=new');
  });
});

test('one part that does not come says so, and the others stand', async () => {
  await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': { status: 403, json: { error: 'Brak uprawnień.' } },
      'GET /api/companies/groups': states(['booking', 1]),
    },
  });
  expect(await screen.findByText('Brak uprawnień.')).toBeVisible();
  expectComplaint('Brak uprawnień.');
  expect(await screen.findByRole('link', { name: /W trakcie księgowania/ })).toBeVisible();
});

test('what waits in all sections is counted by kind, late kinds first, each a way to all of it', async () => {
  const group = (kind: string, label: string, count: number, late: number) => ({
    kind,
    resource: 'documents',
    label: [label, label, label],
    count,
    late,
    link: `/dashboard/${kind}`,
  });
  const item = (nth: number, kind: string, due: string | null) => ({
    kind,
    resource: 'documents',
    id: id(nth),
    title: `Rzecz ${nth}`,
    asks: 'Sprawdź',
    company: null,
    due,
    late: due !== null && due < '2026-11-20',
    amount: null,
    count: null,
    link: `/dashboard/documents/${id(nth)}`,
    component: null,
    does: null,
    facts: {},
  });
  await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/waiting': {
        json: {
          data: [item(1, 'b', '2026-11-18'), item(2, 'b', '2026-12-18'), item(3, 'tasks.mine', '2026-11-18')],
          groups: [group('a', 'sonda', 2, 0), group('b', 'dokument', 7, 1), group('tasks.mine', 'moje zadanie', 1, 1)],
          total: 10,
        },
      },
    },
  });
  const part = await screen.findByRole('region', { name: 'Co na mnie czeka' });
  const links = await within(part).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '7 dokument',
    'Rzecz 1',
    '1 moje zadanie',
    '2 sonda',
  ]);
  expect(part).toHaveTextContent('2 po terminie');
});

test('the companies that I keep stand in the columns that the firm chose for the first screen', async () => {
  const { to } = await openFirm('/dashboard', {
    firm: {
      modules: {
        company: { columns: [{ key: 'title' }] },
        dashboard: {
          columns: [
            { key: 'vat_number', title: 'Numer' },
            { key: 'title', sortable: false },
          ],
        },
      },
    },
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/companies/groups': states(['booking', 1]),
      'GET /api/companies/': page([{ id: id(1), version: 1, title: 'Piekarnia', vat_number: '5260250274' }]),
    },
  });
  const part = await screen.findByRole('region', { name: 'Moje firmy' });
  await within(part).findByText('526-025-02-74');
  expect(
    within(part)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Numer', 'Nazwa']);
  expect(to('GET /api/companies/')[0]?.query.get('filters')).toBe(`owner_id:${accountant.id}`);
});

test('who leads and has no tasks sees the office’s latest ones, the way to all of them, and why they did not come', async () => {
  const manager = { ...accountant, roles: ['manager' as const] };
  let refused = true;
  const { user } = await openFirm('/dashboard', {
    person: manager,
    answers: {
      'GET /api/tasks/': ({ query }) =>
        query.get('filters')?.includes('assignee_id')
          ? page([])
          : refused
            ? { status: 403, json: { error: 'Brak uprawnień.' } }
            : page([task(1, { due_date: '2026-11-18' })], 9),
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Moje zadania' }));
  expect(await part.findByText('Brak uprawnień.')).toBeVisible();
  expectComplaint('Brak uprawnień.');
  refused = false;
  await user.click(part.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await part.findByRole('link', { name: 'Zadanie 1' })).toBeVisible();
  expect(decodeURIComponent(part.getByRole('link', { name: 'Wszystkie po terminie' }).getAttribute('href') ?? '')).toContain(
    '"due_date<":"2026-11-20"',
  );
});

test('who keeps no company sees the office’s, and what is empty takes a line', async () => {
  const { to } = await openFirm('/dashboard', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/tickets/': page([]),
      'GET /api/companies/groups': ({ query }) => (query.has('filters') ? states() : states(['paid', 2])),
      'GET /api/companies/': ({ query }) => (query.has('filters') ? page([]) : page([company(1)])),
    },
  });
  const part = await screen.findByRole('region', { name: 'Firmy biura' });
  expect(await within(part).findByText('Piekarnia nr 1')).toBeVisible();
  expect(to('GET /api/companies/').at(-1)?.query.has('filters')).toBe(false);
  expect(await screen.findByText('Nie ma otwartych spraw. Nowe pojawią się tutaj od razu.')).toBeVisible();
  expect(screen.getByText(/^Nie masz otwartych zadań/)).toBeVisible();
});
