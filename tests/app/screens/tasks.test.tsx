import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedOf, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client } from '../support/people';

const task = (fields: Record<string, unknown> = {}) => ({
  id: id(1),
  version: 1,
  title: 'VAT za październik',
  status: 'in_progress',
  due_date: '2026-12-28',
  due_nominal: '2026-12-25',
  due_note: 'Termin przesunięty z 25.12.2026 na 28.12.2026: Boże Narodzenie.',
  estimate_minutes: 60,
  spent_minutes: 95,
  overdue: false,
  blocked_by: [],
  blocks: [],
  checklist: [
    { text: 'Wyciąg', required: true, done: false, done_by: null, done_at: null },
    { text: 'Kasa', required: false, done: true, done_by: 'Kasia Kos', done_at: '2026-11-20 09:00:00' },
  ],
  ...fields,
});
const thread = { json: { data: [], unread: 0 } };
const shown = (record = task()) => ({
  [`GET /api/tasks/${id(1)}`]: { json: record },
  [`GET /api/tasks/${id(1)}/posts`]: thread,
  'GET /api/tasks/': page([record]),
});

test('a point is ticked where it stands, by its place and words, and bears who did it', async () => {
  const { user, to } = await openFirm(`/dashboard/tasks/${id(1)}`, {
    answers: {
      ...shown(),
      [`POST /api/tasks/${id(1)}/checklist`]: ({ body }) => {
        expect(body).toEqual({ index: 0, text: 'Wyciąg', done: true });
        const [first, second] = task().checklist;
        return {
          json: task({ checklist: [{ ...first, done: true, done_by: 'Ewa Żak', done_at: '2026-11-21 08:15:00' }, second] }),
        };
      },
    },
  });
  await heading('VAT za październik');
  expect(await screen.findByText('Kasia Kos')).toHaveTextContent('Kasia Kos, 20.11.2026, 09:00');
  await user.click(screen.getByRole('checkbox', { name: /Wyciąg/ }));
  expect(await screen.findByText('Ewa Żak')).toBeInTheDocument();
  expect(to(`POST /api/tasks/${id(1)}/checklist`)).toHaveLength(1);
});

test('a task tells why its day moved, and time over the plan', async () => {
  await openFirm(`/dashboard/tasks/${id(1)}`, { answers: shown() });
  await heading('VAT za październik');
  expect(await screen.findByText(/Termin przesunięty z 25\.12\.2026/)).toBeInTheDocument();
  expect(screen.getByText(/wykonano 1 h 35 min/)).toHaveTextContent('1 h, wykonano 1 h 35 min, ponad plan o 35 min');
});

test('a task without a plan tells the time that was measured', async () => {
  await openFirm(`/dashboard/tasks/${id(1)}`, { answers: shown(task({ estimate_minutes: null })) });
  await heading('VAT za październik');
  expect(await screen.findByText('wykonano 1 h 35 min')).toBeVisible();
});

test('a task names what it waits for and what waits for it', async () => {
  const other = { dependency_id: id(8), id: id(2), title: 'Księgowanie', status: 'new', due_date: '2026-12-10' };
  await openFirm(`/dashboard/tasks/${id(1)}`, { answers: shown(task({ blocked_by: [other] })) });
  await heading('VAT za październik');
  const panel = await screen.findByRole('region', { name: 'Zależności' });
  expect(within(panel).getByRole('link', { name: 'Księgowanie' })).toHaveAttribute('href', expect.stringContaining(id(2)));
  expect(within(panel).getByText('Nowe')).toBeInTheDocument();
});

test('quick filters ask for one’s own and late tasks, and are taken back', async () => {
  const { user, to } = await openFirm('/dashboard/tasks', { answers: { 'GET /api/tasks/': page([task()]) } });
  await heading('Lista zadań');
  const last = () => askedOf(to('GET /api/tasks/').at(-1) ?? ({ query: new URLSearchParams() } as never)).filters ?? '';
  await user.click(await screen.findByRole('button', { name: 'Moje' }));
  await waitFor(() => expect(last()).toContain(`assignee_id:${accountant.id}`));
  await user.click(screen.getByRole('button', { name: 'Po terminie' }));
  await waitFor(() => expect(last()).toContain('due_date<'));
  expect(screen.getByRole('button', { name: 'Po terminie' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Po terminie' }));
  await waitFor(() => expect(last()).not.toContain('due_date<'));
});

test('a client has their tasks by the day, says of one that it is done, and sees nothing of how the office plans', async () => {
  const [late, over] = [
    task({ title: 'Spis z natury', due_date: '2026-11-02' }),
    task({ id: id(2), title: 'Saldo kasy', status: 'done' }),
  ];
  const lists = ({ query }: { query: URLSearchParams }) =>
    page(query.get('filters')?.includes('not_applicable') ? [over] : [late]);
  const act = `POST /api/tasks/${id(1)}/actions/done`;
  const { user, to } = await openFirm('/tasks', {
    person: client,
    answers: {
      'GET /api/companies/': page([]),
      'GET /api/tasks/': lists,
      [act]: { json: { ...late, status: 'done' } },
      [`GET /api/tasks/${id(1)}`]: {
        json: { ...late, category: 'documents', priority: 'high', audience: 'client', description: 'Policz towar' },
      },
      [`GET /api/tasks/${id(1)}/posts`]: thread,
    },
  });
  await heading('Zadania');
  const todo = within(await screen.findByRole('region', { name: 'Do zrobienia' }));
  expect(todo.getByRole('listitem')).toHaveTextContent(/Spis z natury.*02\.11\.2026, \d+\sdni po terminie/);
  expect(within(screen.getByRole('region', { name: 'Zakończone' })).getByRole('listitem')).toHaveTextContent(
    'Saldo kasyWykonane',
  );
  await user.click(todo.getByRole('button', { name: 'Wykonane: Spis z natury' }));
  expect(await screen.findByText('Wykonano')).toBeVisible();
  expect(to(act)).toHaveLength(1);

  await user.click(screen.getByRole('link', { name: 'Spis z natury' }));
  await heading('Spis z natury');
  expect(await screen.findByText('Policz towar')).toBeVisible();
  for (const office of ['Tytuł', 'Priorytet', 'Kategoria', 'Dla kogo', 'Status']) expect(screen.queryByText(office)).toBeNull();
});
