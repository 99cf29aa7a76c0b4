import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BegunJob } from '../../../src/contract/jobs';
import { openFirm, page } from '../resource/office';

const job: BegunJob = {
  id: '01a20331-0000-7000-8000-000000000001',
  title: 'Otwarcie miesiąca: październik 2026',
  state: 'running',
  done: 1_200,
  total: 4_800,
  unit: 'firm',
  says: 'Założono 1 200 rozliczeń za październik 2026.',
  result: null,
  stopping: false,
  created_at: '2026-11-20 09:00:00',
  ended_at: null,
};
const tray = () => screen.findByRole('region', { name: 'Prace w toku' });

/** A server on which the work stands as the test says. */
function standing(...first: BegunJob[]) {
  const state = { jobs: first };
  const answers = {
    'GET /api/companies/': page([]),
    'GET /api/jobs': () => ({ json: { data: state.jobs } }),
    [`POST /api/jobs/${job.id}/cancel`]: () => {
      state.jobs = state.jobs.map((each) => ({ ...each, stopping: true }));
      return { json: { data: state.jobs[0] } };
    },
    [`POST /api/jobs/${job.id}/seen`]: () => {
      state.jobs = [];
      return { json: { data: { id: job.id } } };
    },
  };
  return { state, answers };
}

test('O07: work that somebody began shows how far it is, after a reload and in another tab too', async () => {
  const { answers } = standing(job);
  await openFirm('/dashboard/companies', { answers });
  const bar = within(await tray()).getByRole('progressbar', { name: job.title });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1200', '4800']);
  expect(await tray()).toHaveTextContent(/1.200 z 4.800 firm/);
});

test('O07: it is stopped at a press, and says that it is being stopped', async () => {
  const { answers } = standing(job);
  const { user, to } = await openFirm('/dashboard/companies', { answers });
  await user.click(within(await tray()).getByRole('button', { name: 'Przerwij' }));
  await waitFor(async () => expect(await tray()).toHaveTextContent('Przerywam…'));
  expect(to(`POST /api/jobs/${job.id}/cancel`)).toHaveLength(1);
});

test('O07: that it is being stopped is said at the press, however late the answer comes', async () => {
  const { answers } = standing(job);
  const { user } = await openFirm('/dashboard/companies', {
    answers: { ...answers, [`POST /api/jobs/${job.id}/cancel`]: () => new Promise<never>(() => undefined) },
  });
  await user.click(within(await tray()).getByRole('button', { name: 'Przerwij' }));
  await waitFor(async () => expect(await tray()).toHaveTextContent('Przerywam…'));
  expect(within(await tray()).getByRole('button', { name: 'Przerwij' })).toHaveAttribute('aria-disabled', 'true');
});

test('O07: its end is told, and put away for good', async () => {
  const { answers } = standing({ ...job, state: 'done', done: 4_800, says: 'Założono 4 800 rozliczeń za październik 2026.' });
  const { user } = await openFirm('/dashboard/companies', { answers });
  expect(within(await tray()).getByRole('status')).toHaveTextContent('Założono 4 800 rozliczeń za październik 2026.');
  await user.click(within(await tray()).getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Prace w toku' })).toBeNull());
});

test('O07: good news goes by itself after a while, unless somebody points at it or there is something left to do', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  const tick = () =>
    act(async () => {
      const [look] = every.mock.calls.findLast(([, pause]) => pause === 20_000) ?? [];
      expect(look).toBeTypeOf('function');
      if (typeof look === 'function') look();
    });
  const made: BegunJob = { ...job, id: job.id.replace(/1$/, '2'), state: 'done', result: { package: 'p', name: 'Paczka.zip' } };
  const refused: BegunJob = { ...job, id: job.id.replace(/1$/, '3'), state: 'refused' };
  const { state, answers } = standing({ ...job, state: 'done' }, made, refused);
  const { to } = await openFirm('/dashboard/companies', {
    answers: {
      ...answers,
      [`POST /api/jobs/${job.id}/seen`]: () => {
        state.jobs = state.jobs.filter(({ id }) => id !== job.id);
        return { json: { data: { id: job.id } } };
      },
    },
  });
  const button = within(await tray()).getAllByRole('button', { name: 'Zamknij' })[0];
  act(() => button?.focus());
  await tick();
  expect(to(`POST /api/jobs/${job.id}/seen`)).toHaveLength(0);
  act(() => button?.blur());
  await tick();
  await waitFor(async () => expect(within(await tray()).getAllByRole('listitem')).toHaveLength(2));
  expect(to(`POST /api/jobs/${job.id}/seen`)).toHaveLength(1);
  every.mockRestore();
});

test('O07: several that are over are put away together, and what goes on stays', async () => {
  const ended = ['2', '3'].map((end): BegunJob => ({ ...job, id: job.id.replace(/1$/, end), state: 'done' }));
  const { state, answers } = standing(job, ...ended);
  const seen = ended.map(({ id }) => [
    `POST /api/jobs/${id}/seen`,
    () => {
      state.jobs = state.jobs.filter((each) => each.id !== id);
      return { json: { data: { id } } };
    },
  ]);
  const { user } = await openFirm('/dashboard/companies', { answers: { ...answers, ...Object.fromEntries(seen) } });
  await user.click(within(await tray()).getByRole('button', { name: 'Zamknij zakończone' }));
  await waitFor(async () => expect(within(await tray()).getAllByRole('listitem')).toHaveLength(1));
  expect(await tray()).toHaveTextContent(/1.200 z 4.800 firm/);
});

test('O07: what was refused is told with every reason', async () => {
  const errors = { a: 'Nie znaleziono.', b: 'Rozliczenie jest zamknięte.' };
  const { answers } = standing({
    ...job,
    state: 'refused',
    says: 'Nic nie zmieniono: 2 pozycje na to nie pozwalają.',
    result: { errors },
  });
  await openFirm('/dashboard/companies', { answers });
  expect(
    within(await tray())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Nie znaleziono.', 'Rozliczenie jest zamknięte.']));
});

test('without any work the screen has no place for it', async () => {
  await openFirm('/dashboard/companies', { answers: standing().answers });
  expect(screen.queryByRole('region', { name: 'Prace w toku' })).toBeNull();
});
