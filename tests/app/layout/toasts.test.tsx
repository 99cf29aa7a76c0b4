import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'ra-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offering } from '../../../src/app/kit/offering';
import { Toasts } from '../../../src/app/layout/Toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let notify: ReturnType<typeof useNotify>;
function Speaker() {
  notify = useNotify();
  return null;
}

function open() {
  render(
    <NotificationContextProvider>
      <Speaker />
      <Toasts />
    </NotificationContextProvider>,
  );
}

test('a word is told politely and goes by itself', () => {
  open();
  act(() => notify('Zapisano', { type: 'success' }));
  expect(screen.getByRole('status')).toHaveTextContent('Zapisano');
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Zapisano')).toBeNull();
});

test('what went wrong interrupts', () => {
  open();
  act(() => notify('Nie udało się', { type: 'error' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Nie udało się');
});

test('one that offers something stays longer, and while the pointer or the focus is on it', () => {
  open();
  const undo = vi.fn();
  act(() => notify('Usunięto 1 pozycję', { type: 'success', ...offering('Cofnij', undo) }));
  act(() => vi.advanceTimersByTime(11_000));
  expect(screen.getByText('Usunięto 1 pozycję')).toBeVisible();
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Komunikaty' }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Usunięto 1 pozycję')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Usunięto 1 pozycję')).toBeNull();
});

test('the next word takes the place of the one before', () => {
  open();
  act(() => notify('Pierwsze'));
  act(() => notify('Drugie'));
  expect(screen.queryByText('Pierwsze')).toBeNull();
  expect(screen.getByText('Drugie')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }));
  expect(screen.queryByText('Drugie')).toBeNull();
});
