import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysOf, moved, spanOf } from '../../../src/app/screens/schedule-entries/days';
import { openFirm } from '../resource/office';
import { heading } from '../support/panel';

const answer = {
  entries: [
    {
      id: '1',
      title: 'Urlop',
      kind: 'absence' as const,
      start: '2026-12-02 00:00:00',
      end: '2026-12-04 00:00:00',
      all_day: true,
      status: 'planned',
      location: null,
      user: { id: 'u', title: 'Ewa' },
      deputy: null,
      open: false,
    },
  ],
  tasks: [{ id: 't', title: 'Bilans', due_date: '2026-12-10', company: null }],
  deadlines: [{ date: '2026-12-28', names: ['JPK_V7M za listopad 2026'] }],
  holidays: [{ date: '2026-12-25', name: 'Boże Narodzenie' }],
};

test('a month is whole weeks from Monday, a week its seven days, a list the month alone', () => {
  expect(spanOf('month', '2026-11-20')).toEqual(['2026-10-26', '2026-12-06']);
  expect(spanOf('week', '2026-11-22')).toEqual(['2026-11-16', '2026-11-22']);
  expect(spanOf('list', '2026-11-20')).toEqual(['2026-11-01', '2026-11-30']);
  expect([moved('month', '2026-01-31', 1), moved('week', '2026-01-31', -1)]).toEqual(['2026-02-28', '2026-01-24']);
});

test('an entry over several days stands on each of them', () => {
  const days = daysOf(['2026-12-01', '2026-12-31'], answer);
  expect(days.filter(({ entries }) => entries.length > 0).map(({ date }) => date)).toEqual([
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
  expect(days.find(({ date }) => date === '2026-12-25')?.holiday).toBe('Boże Narodzenie');
});

test('arrows walk over the days, and the plus begins an entry on one', async () => {
  const { user } = await openFirm('/dashboard/settings/schedule', {
    answers: {
      'GET /api/calendar': ({ query }) => ({
        json: { data: { ...answer, entries: [], deadlines: [{ date: query.get('from') ?? '', names: ['ZUS DRA'] }] } },
      }),
      'GET /api/calendar/feed': { json: { data: { active: false, created_at: null, last_read_at: null } } },
    },
  });
  await heading('Harmonogram');
  expect(await screen.findByText(/^1\stermin ustawowy$/)).toBeInTheDocument();
  const pressed = () => screen.getAllByRole('button', { pressed: true }).find((each) => each.dataset.day)?.dataset.day ?? '';
  const before = pressed();
  screen
    .getAllByRole('button', { pressed: true })
    .find((each) => each.dataset.day)
    ?.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(Date.parse(pressed()) - Date.parse(before)).toBe(7 * 86_400_000));
  const cell = document.querySelector<HTMLElement>(`[data-cell="${pressed()}"]`);
  expect(within(cell ?? document.body).getByRole('link', { name: /Dodaj wpis/ })).toHaveAttribute(
    'href',
    expect.stringContaining(pressed()),
  );
});

test('the address of the calendar is told once and taken back with a press', async () => {
  const { user, to } = await openFirm('/dashboard/settings/schedule', {
    answers: {
      'GET /api/calendar': { json: { data: answer } },
      'GET /api/calendar/feed': { json: { data: { active: false, created_at: null, last_read_at: null } } },
      'POST /api/calendar/feed': {
        json: { data: { active: true, created_at: '2026-11-20 09:00:00', last_read_at: null, path: '/api/calendar/abc.ics' } },
      },
      'DELETE /api/calendar/feed': { json: { data: { active: false, created_at: null, last_read_at: null } } },
    },
  });
  await heading('Harmonogram');
  await user.click(await screen.findByRole('button', { name: 'Utwórz adres' }));
  expect(await screen.findByText(/\/api\/calendar\/abc\.ics$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unieważnij' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unieważnij' }));
  await waitFor(() => expect(to('DELETE /api/calendar/feed')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/abc\.ics$/)).toBeNull());
});
