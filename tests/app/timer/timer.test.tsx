import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../src/app/session/end';
import { kept } from '../../../src/app/session/session';
import { keepUser } from '../../../src/app/session/store';
import { keepTimerStart, timerStart } from '../../../src/app/timer/running';
import { company, expectComplaint, id, openFirm, page } from '../resource/office';
import { accountant, client } from '../support/people';

const post = 'POST /api/uptimes';
const start = Date.UTC(2026, 10, 20, 7, 0) / 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The panel with a timer that was started at eight in the morning, Warsaw's time. */
async function running(answers: Parameters<typeof openFirm>[1] = {}) {
  const opened = await openFirm('/dashboard/tasks', { ...answers, answers: { 'GET /api/tasks/': page([]), ...answers.answers } });
  act(() => keepTimerStart(start));
  return opened;
}
const stopButton = () => screen.findByRole('button', { name: /Zatrzymaj pomiar czasu/ });

test('S08: starting keeps the second it was started and nothing else', async () => {
  const { user } = await openFirm('/dashboard/tasks', { answers: { 'GET /api/tasks/': page([]) } });
  await user.click(await screen.findByRole('button', { name: /Rozpocznij pomiar/ }));
  expect(await stopButton()).toHaveTextContent('0 min');
  expect(localStorage.getItem('panel.timer')).toBe(String(Date.UTC(2026, 10, 20, 9, 30) / 1000));
});

test('a reload finds the timer running', async () => {
  await running();
  expect(await stopButton()).toHaveTextContent('2 h 30 min');
});

test('stopping posts the entry in Warsaw’s time with what was said of it, and then the browser forgets', async () => {
  const { user, to } = await running({
    answers: {
      'GET /api/companies/': page([company(1)]),
      [post]: ({ body }) => {
        expect(timerStart()).toBe(start);
        return { status: 201, json: { id: id(8), ...(body as object) } };
      },
    },
  });
  await user.click(await stopButton());
  const dialog = await screen.findByRole('dialog', { name: 'Zatrzymaj pomiar czasu' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Firma' }));
  await user.click(await within(dialog).findByRole('option', { name: 'Piekarnia nr 1' }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Komentarz' }), { target: { value: 'VAT za październik' } });
  await user.click(within(dialog).getByRole('button', { name: 'Zatrzymaj i zapisz' }));

  expect(await screen.findByRole('button', { name: /Rozpocznij pomiar/ })).toBeVisible();
  expect(to(post)[0]?.body).toEqual({
    start_date: '2026-11-20 08:00:00',
    end_date: '2026-11-20 10:30:00',
    company_id: id(1),
    task_id: null,
    settlement_id: null,
    activity: null,
    kind: null,
    comment: 'VAT za październik',
    source: 'timer',
  });
  expect(localStorage.getItem('panel.timer')).toBeNull();
});

test('a stop that fails leaves the timer running and everything as it was typed', async () => {
  const { user } = await running({ answers: { [post]: new Error('line went dead') } });
  await user.click(await stopButton());
  const dialog = await screen.findByRole('dialog');
  const comment = await within(dialog).findByRole('textbox', { name: 'Komentarz' });
  fireEvent.change(comment, { target: { value: 'VAT' } });
  await user.click(within(dialog).getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  expect(await within(dialog).findByText(/Pomiar trwa dalej/)).toBeVisible();
  expectComplaint('Wystąpił nieoczekiwany błąd');
  expect(comment).toHaveValue('VAT');
  expect(timerStart()).toBe(start);
});

test('a stop that is being sent is not sent again by a second press', async () => {
  let answer: () => void = () => {};
  const { user, to } = await running({
    answers: {
      [post]: ({ body }) =>
        new Promise<{ status: number; json: unknown }>(
          (resolve) => (answer = () => resolve({ status: 201, json: { id: id(8), ...(body as object) } })),
        ),
    },
  });
  await user.click(await stopButton());
  const button = await screen.findByRole('button', { name: 'Zatrzymaj i zapisz' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveFocus();
  await user.click(button);
  fireEvent.submit(screen.getByRole('textbox', { name: 'Komentarz' }));
  expect(to(post)).toHaveLength(1);
  answer();
  await waitFor(() => expect(timerStart()).toBeNull());
});

test('I02: an entry that overlaps says with which one, and can be tried again', async () => {
  let refusals = 1;
  const { user, to } = await running({
    answers: {
      [post]: () =>
        refusals-- > 0
          ? {
              status: 422,
              json: {
                error: 'Ten czas nakłada się na inny wpis.',
                code: 'overlap',
                errors: { start_date: 'Ten czas nakłada się na wpis od 7:00' },
              },
            }
          : { status: 201, json: { id: id(8) } },
    },
  });
  await user.click(await stopButton());
  await user.click(await screen.findByRole('button', { name: 'Zatrzymaj i zapisz' }));
  expect(await screen.findByText(/nakłada się na wpis od 7:00/)).toBeVisible();
  expectComplaint('Ten czas nakłada się');
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  await waitFor(() => expect(timerStart()).toBeNull());
  expect(to(post)).toHaveLength(2);
});

test('a timer forgotten for more than a day asks for the right end and runs till then', async () => {
  const { user, to } = await running({
    answers: {
      [post]: ({ body }) =>
        (body as { end_date: string }).end_date === '2026-11-20 10:30:00'
          ? { status: 422, json: { error: 'Podaj właściwy koniec pracy.', code: 'too_long', errors: { end_date: 'Za długo' } } }
          : { status: 201, json: { id: id(8) } },
    },
  });
  await user.click(await stopButton());
  await user.click(await screen.findByRole('button', { name: 'Zatrzymaj i zapisz' }));
  const end = await screen.findByLabelText(/^Koniec/);
  expectComplaint('Podaj właściwy koniec pracy.');
  expect(timerStart()).toBe(start);
  fireEvent.change(end, { target: { value: '2026-11-20T09:15' } });
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  await waitFor(() => expect(timerStart()).toBeNull());
  expect(to(post)[1]?.body).toMatchObject({ end_date: '2026-11-20 09:15:00' });
});

test('another tab that starts or stops it is seen at once', async () => {
  await openFirm('/dashboard/tasks', { answers: { 'GET /api/tasks/': page([]) } });
  await screen.findByRole('button', { name: /Rozpocznij pomiar/ });
  const elsewhere = (seconds: number | null) => {
    if (seconds === null) localStorage.removeItem('panel.timer');
    else localStorage.setItem('panel.timer', String(seconds));
    window.dispatchEvent(new StorageEvent('storage', { key: 'panel.timer' }));
  };
  act(() => elsewhere(start));
  expect(await stopButton()).toHaveTextContent('2 h 30 min');
  act(() => elsewhere(null));
  expect(await screen.findByRole('button', { name: /Rozpocznij pomiar/ })).toBeVisible();
});

test('a timer that another tab started anew while this one was saving runs on', async () => {
  const { user } = await running({
    answers: {
      [post]: () => {
        localStorage.setItem('panel.timer', String(start + 3600));
        return { status: 201, json: { id: id(8) } };
      },
    },
  });
  await user.click(await stopButton());
  await user.click(await screen.findByRole('button', { name: 'Zatrzymaj i zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(timerStart()).toBe(start + 3600);
});

test('a settlement’s entry runs on the server and is stopped by its end and a comment alone', async () => {
  const entry = {
    id: id(4),
    version: 1,
    user_id: accountant.id,
    start_date: '2026-11-20 09:00:00',
    end_date: null,
    settlement_id: id(2),
    settlement: { id: id(2), title: 'Piekarnia nr 1 2026-10' },
    comment: null,
  };
  const { user, to } = await openFirm('/dashboard/tasks', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/uptimes/': page([entry]),
      'PUT /api/uptimes/': ({ body }) => ({ json: { ...entry, ...(body as object) } }),
    },
  });
  const stop = await stopButton();
  expect(stop).toHaveTextContent('1 h 30 min');
  await user.click(stop);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(await within(dialog).findByRole('textbox', { name: 'Komentarz' }), { target: { value: 'gotowe' } });
  expect(within(dialog).queryByRole('combobox', { name: 'Firma' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  await waitFor(() =>
    expect(to('PUT /api/uptimes/')[0]?.body).toEqual({
      id: id(4),
      end_date: '2026-11-20 10:30:00',
      comment: 'gotowe',
      version: 1,
    }),
  );
});

/** Somebody's stop in another tab got there first, a minute earlier and without a comment. */
const savedElsewhere = {
  id: id(8),
  version: 1,
  user_id: accountant.id,
  start_date: '2026-11-20 08:00:00',
  end_date: '2026-11-20 10:29:00',
  comment: null,
};

test.each([
  ['Zapisz moje zamiast tamtego', [expect.objectContaining({ id: id(8), end_date: '2026-11-20 10:30:00', comment: 'VAT' })]],
  ['Zostaw zapisany wpis', []],
])('I05: what was saved in another tab stands beside what is typed here, and “%s” decides', async (choice, puts) => {
  const { user, to } = await running({
    answers: {
      [post]: ({ body }) => ({
        status: 409,
        json: { error: 'Już zapisany.', code: 'saved_otherwise', saved: savedElsewhere, sent: body },
      }),
      'PUT /api/uptimes/': ({ body }) => ({ json: { ...savedElsewhere, ...(body as object) } }),
    },
  });
  await user.click(await stopButton());
  const dialog = await screen.findByRole('dialog');
  const comment = await within(dialog).findByRole('textbox', { name: 'Komentarz' });
  fireEvent.change(comment, { target: { value: 'VAT' } });
  await user.click(within(dialog).getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Ten pomiar jest już zapisany: od 20.11.2026, 08:00 do 20.11.2026, 10:29, bez komentarza.',
  );
  expectComplaint('Już zapisany.');
  expect([(comment as HTMLInputElement).value, timerStart()]).toEqual(['VAT', start]);
  await user.click(within(dialog).getByRole('button', { name: choice }));
  await waitFor(() => expect(timerStart()).toBeNull());
  expect(to('PUT /api/uptimes/').map(({ body }) => body)).toEqual(puts);
});

test('a dialog open while another tab stops the timer keeps what was typed in it', async () => {
  const { user, to } = await running({ answers: { [post]: { status: 201, json: { id: id(8) } } } });
  await user.click(await stopButton());
  const comment = await screen.findByRole('textbox', { name: 'Komentarz' });
  fireEvent.change(comment, { target: { value: 'VAT' } });
  act(() => keepTimerStart(null));
  expect(await screen.findByText(/możesz jeszcze zapisać/)).toBeVisible();
  expect(comment).toHaveValue('VAT');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(to(post)[0]?.body).toMatchObject({ start_date: '2026-11-20 08:00:00', comment: 'VAT' }));
});

test('a timer begun in time that was closed meanwhile asks for another start and runs till then', async () => {
  const { user, to } = await running({
    answers: {
      [post]: ({ body }) =>
        (body as { start_date: string }).start_date === '2026-11-20 08:00:00'
          ? { status: 409, json: { error: 'Czas pracy do 20.11.2026 jest zamknięty.', code: 'closed' } }
          : { status: 201, json: { id: id(8) } },
    },
  });
  await user.click(await stopButton());
  await user.click(await screen.findByRole('button', { name: 'Zatrzymaj i zapisz' }));
  const begin = await screen.findByLabelText(/^Początek/);
  expectComplaint('Czas pracy do 20.11.2026 jest zamknięty.');
  expect(timerStart()).toBe(start);
  fireEvent.change(begin, { target: { value: '2026-11-20T09:15' } });
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  await waitFor(() => expect(timerStart()).toBeNull());
  expect(to(post)[1]?.body).toMatchObject({ start_date: '2026-11-20 09:15:00' });
});

/** A settlement's entry that runs on the server. */
const runningEntry = {
  id: id(4),
  version: 1,
  user_id: accountant.id,
  start_date: '2026-11-20 09:00:00',
  end_date: null,
  settlement_id: id(2),
  comment: null,
};

test('P14: an end in closed time asks why, and is saved with the reason', async () => {
  const { user, to } = await openFirm('/dashboard/tasks', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/uptimes/': page([runningEntry]),
      'PUT /api/uptimes/': ({ body }) =>
        'change_reason' in (body as object)
          ? { json: { ...runningEntry, ...(body as object) } }
          : {
              status: 422,
              json: { error: 'Podaj powód.', code: 'reason_needed', errors: { change_reason: 'Podaj powód zmiany' } },
            },
    },
  });
  await user.click(await stopButton());
  await user.click(await screen.findByRole('button', { name: 'Zatrzymaj i zapisz' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Powód zmiany/ }), { target: { value: 'Biegł dalej' } });
  expectComplaint('Podaj powód.');
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(to('PUT /api/uptimes/').at(-1)?.body).toMatchObject({ id: id(4), change_reason: 'Biegł dalej' });
});

test('I05: a settlement’s entry that was stopped elsewhere takes the comment typed here, with its own end', async () => {
  const stopped = { ...runningEntry, version: 2, end_date: '2026-11-20 10:00:00' };
  const { user, to } = await openFirm('/dashboard/tasks', {
    answers: {
      'GET /api/tasks/': page([]),
      'GET /api/uptimes/': page([runningEntry]),
      [`GET /api/uptimes/${id(4)}`]: { json: stopped },
      'PUT /api/uptimes/': ({ body }) =>
        (body as { version: number }).version === 1
          ? { status: 412, json: { error: 'Ktoś zmienił ten rekord.', code: 'stale', current: { version: 2 } } }
          : { json: { ...stopped, ...(body as object) } },
    },
  });
  await user.click(await stopButton());
  fireEvent.change(await screen.findByRole('textbox', { name: 'Komentarz' }), { target: { value: 'gotowe' } });
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj i zapisz' }));
  expect(await screen.findByText(/jest już zapisany: .* do 20\.11\.2026, 10:00, bez komentarza/)).toBeVisible();
  expectComplaint('Ktoś zmienił ten rekord.');
  await user.click(screen.getByRole('button', { name: 'Zapisz moje zamiast tamtego' }));
  await waitFor(() =>
    expect(to('PUT /api/uptimes/').at(-1)?.body).toEqual({
      id: id(4),
      version: 2,
      start_date: '2026-11-20 09:00:00',
      end_date: '2026-11-20 10:00:00',
      comment: 'gotowe',
    }),
  );
});

test('logging out with a running timer asks what to do with it first', async () => {
  const { user, to } = await running({ answers: { 'DELETE /api/auth': { json: { data: { loggedIn: false } } } } });
  await user.click(await screen.findByRole('button', { name: /konto i wylogowanie/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wyloguj' }));
  const dialog = await screen.findByRole('dialog', { name: 'Masz uruchomiony pomiar czasu' });
  expect(to('DELETE /api/auth')).toHaveLength(0);
  await user.click(await within(dialog).findByRole('button', { name: 'Zostań w panelu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(timerStart()).toBe(start);
});

test('a session that runs out leaves the measured time to its person, and shows it to nobody else', async () => {
  await running();
  await stopButton();
  act(() => endSession({ expired: true }));
  expect(localStorage.getItem('panel.timer')).toBe(String(start));
  expect(localStorage.getItem('panel.session')).toBeNull();
  keepUser(kept(client));
  expect(timerStart()).toBeNull();
  keepUser(kept(accountant));
  expect(timerStart()).toBe(start);
});

test('S05: logging out takes the timer along', async () => {
  await running();
  await stopButton();
  act(() => endSession({ expired: false }));
  expect(localStorage.getItem('panel.timer')).toBeNull();
});
