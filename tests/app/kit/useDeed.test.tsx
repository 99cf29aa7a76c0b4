import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CloseNotificationContext, NotificationContextProvider, useNotificationContext } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { faultAt, type Refused, useDeed } from '../../../src/app/kit/useDeed';
import { ApiError } from '../../../src/app/providers/apiError';

let press: ReturnType<typeof useDeed>['deed'];
let isGoing: ReturnType<typeof useDeed>['doingIn'];
let send: ReturnType<typeof useDeed>['send'];

function Pressing({ parallel }: { parallel: boolean }) {
  const { deed, doing, doingIn, ...others } = useDeed({ changes: ['tasks'], parallel });
  const { notifications } = useNotificationContext();
  press = deed;
  isGoing = doingIn;
  send = others.send;
  return (
    <>
      <p role="status">{doing ? 'w toku' : 'gotowe'}</p>
      <ul>
        {notifications.map(({ message, type, notificationOptions }) => (
          <li key={String(message)}>
            {`${type}: ${message}`}
            {notificationOptions?.action}
          </li>
        ))}
      </ul>
    </>
  );
}

function draw({ parallel = false } = {}) {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <NotificationContextProvider>
        <CloseNotificationContext value={() => {}}>
          <Pressing parallel={parallel} />
        </CloseNotificationContext>
      </NotificationContextProvider>
    </QueryClientProvider>,
  );
  return () => asked.mock.calls.map(([filters]) => filters?.queryKey);
}

test('a second press does nothing while the first is at work; what the work answers is said, what it changed asked for anew', async () => {
  const asked = draw();
  const work = vi.fn<() => Promise<string>>();
  let finish: (says: string) => void = () => {};
  work.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  let first: Promise<boolean> | undefined;
  await act(async () => {
    first = press(work);
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('w toku'));
  await act(async () => expect(await press(work)).toBe(false));
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => finish('Zapisano'));
  expect(await first).toBe(true);
  expect(screen.getByText('success: Zapisano')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('gotowe'));
  expect(asked()).toEqual([['tasks']]);
});

test('a refusal is said in the server’s words and thrown at nobody; being overtaken is no error of the person’s', async () => {
  const asked = draw();
  await act(async () => expect(await press(() => Promise.reject(new ApiError('Ktoś był szybszy.', 409)))).toBe(false));
  await act(async () => expect(await press(() => Promise.reject(new ApiError('Brak uprawnień.', 403)))).toBe(false));
  expect(screen.getByText('warning: Ktoś był szybszy.')).toBeVisible();
  expect(screen.getByText('error: Brak uprawnień.')).toBeVisible();
  expect(asked()).toEqual([['tasks'], ['tasks']]);
});

test('without a network it is tried and said at once, not kept for later', async () => {
  draw();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  try {
    await act(async () => expect(await press(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false));
    expect(await screen.findByText(/^error: /)).toBeVisible();
  } finally {
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  }
});

test('what can be taken back is offered, and how that ended is said too', async () => {
  const asked = draw();
  const undo = vi.fn(() => Promise.resolve({ says: 'Nic nie cofnięto.', type: 'warning' }));
  await act(async () => expect(await press(() => Promise.resolve({ says: 'Usunięto 2 zadania', undo }))).toBe(true));
  expect(screen.getByText('success: Usunięto 2 zadania')).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cofnij' })));
  expect(await screen.findByText('warning: Nic nie cofnięto.')).toBeVisible();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([['tasks'], ['tasks']]);
});

test('work that was given up is not done and says nothing; a failure that is shown elsewhere is not said again', async () => {
  draw();
  await act(async () => expect(await press(() => Promise.resolve(false))).toBe(false));
  const refused = vi.fn(() => true);
  const wrong = new ApiError('Popraw pola.', 422);
  await act(async () => expect(await press(() => Promise.reject(wrong), { refused })).toBe(false));
  expect(refused).toHaveBeenCalledWith(wrong);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('presses of different things do not keep each other from their work', async () => {
  draw({ parallel: true });
  let finish: () => void = () => {};
  let first: Promise<boolean> | undefined;
  await act(async () => {
    first = press(() => new Promise<void>((resolve) => (finish = resolve)));
  });
  await act(async () => expect(await press(() => Promise.resolve('Druga'))).toBe(true));
  await act(async () => finish());
  expect(await first).toBe(true);
  expect(screen.getByText('success: Druga')).toBeVisible();
});

test('a row that is at work keeps its own press alone from the server, and tells of itself until it is done', async () => {
  draw();
  const work = vi.fn<(row: string) => Promise<string>>();
  const finish: Record<string, () => void> = {};
  work.mockImplementation((row) => new Promise((resolve) => (finish[row] = () => resolve(`Zrobiono ${row}`))));
  const pressed = (row: string) => press(() => work(row), { row });
  let presses: Promise<boolean>[] = [];
  await act(async () => {
    presses = [pressed('A'), pressed('B'), pressed('A')];
  });
  expect(work.mock.calls).toEqual([['A'], ['B']]);
  expect(await presses[2]).toBe(false);
  expect(['A', 'B', 'C'].map((row) => isGoing(row))).toEqual([true, true, false]);

  await act(async () => finish.B?.());
  expect(await presses[1]).toBe(true);
  expect(await screen.findByText('success: Zrobiono B')).toBeVisible();
  await waitFor(() => expect(['A', 'B'].map((row) => isGoing(row))).toEqual([true, false]));
  expect(screen.getByRole('status')).toHaveTextContent('w toku');

  await act(async () => finish.A?.());
  expect(await presses[0]).toBe(true);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('gotowe'));
  expect(isGoing('A')).toBe(false);
});

test('a form gets what was refused, by field and in a sentence, and nothing is said in passing', async () => {
  const asked = draw();
  const faults = { name: 'Ta nazwa jest zajęta', code: 'Podaj kod' };
  const refusing = (error: Error) => act(async () => (refused = await send(() => Promise.reject(error))));
  let refused: Refused | null = null;
  const wrong = new ApiError('Popraw zaznaczone pola.', 422, { errors: faults });
  await refusing(wrong);
  expect(refused).toEqual({ sentence: 'Popraw zaznaczone pola.', faults, error: wrong });
  const of = (field: string) => faultAt(field, refused as unknown as Refused);
  expect([of('code'), of('other')]).toEqual(['Podaj kod', 'Ta nazwa jest zajęta']);
  await refusing(new ApiError('Brak uprawnień.', 403));
  expect(refused).toMatchObject({ sentence: 'Brak uprawnień.', faults: {} });
  expect(of('code')).toBe('Brak uprawnień.');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(asked()).toEqual([['tasks'], ['tasks']]);

  await act(async () => expect(await send(() => Promise.resolve('Zapisano'))).toBeNull());
  expect(screen.getByText('success: Zapisano')).toBeVisible();
});

test('a form that is being sent is not sent by a second press', async () => {
  draw();
  let finish: () => void = () => {};
  const work = vi.fn<() => Promise<void>>();
  work.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  let first: Promise<Refused | null> | undefined;
  await act(async () => {
    first = send(work);
  });
  await act(async () => expect(await send(work)).toBeNull());
  await act(async () => finish());
  expect(await first).toBeNull();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is wrong by field is handed over, a refusal of the whole is said in passing', async () => {
  draw();
  const faults = vi.fn();
  const wrong = { reason: 'Napisz dlaczego' };
  const refusing = (error: Error) => act(async () => expect(await press(() => Promise.reject(error), { faults })).toBe(false));
  await refusing(new ApiError('Popraw zaznaczone pola.', 422, { errors: wrong }));
  expect(faults).toHaveBeenCalledExactlyOnceWith(wrong);
  expect(screen.queryByRole('listitem')).toBeNull();
  await refusing(new ApiError('Brak uprawnień.', 403, { errors: {} }));
  expect(faults).toHaveBeenCalledTimes(1);
  expect(screen.getByText('error: Brak uprawnień.')).toBeVisible();
});
