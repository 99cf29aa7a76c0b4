import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedOf, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

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
