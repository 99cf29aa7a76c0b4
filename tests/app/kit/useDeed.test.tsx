import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { NotificationContextProvider, useNotificationContext } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { useDeed } from '../../../src/app/kit/useDeed';
import { ApiError } from '../../../src/app/providers/apiError';

type Work = Parameters<ReturnType<typeof useDeed>['deed']>[0];
let press: (work: Work) => Promise<boolean>;

function Pressing() {
  const { deed, doing } = useDeed({ changes: ['tasks'] });
  const { notifications } = useNotificationContext();
  press = deed;
  return (
    <>
      <p role="status">{doing ? 'w toku' : 'gotowe'}</p>
      <ul>
        {notifications.map(({ message, type }) => (
          <li key={String(message)}>{`${type}: ${message}`}</li>
        ))}
      </ul>
    </>
  );
}

function draw() {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <NotificationContextProvider>
        <Pressing />
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
