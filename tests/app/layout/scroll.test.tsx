import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScroll } from '../../../src/app/areas/useScroll';
import type { Route } from '../../../src/app/routing/route';

/** How far down the window goes, and where it is. */
let height = 0;
let at = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', (_left: number, top: number) => {
    at = Math.min(top, height);
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List({ name }: { name: string }) {
  useScroll({ name, verb: 'list' } as Route);
  return null;
}
const open = (name: string) =>
  render(
    <MemoryRouter>
      <List name={name} />
    </MemoryRouter>,
  );

/** Opened, read down to `to`, left, and opened again while there is its outline alone. */
function comeBack(name: string, to: number) {
  height = 5_000;
  const first = open(name);
  at = to;
  first.unmount();
  height = 100;
  const again = open(name);
  expect(at).toBe(100);
  return again;
}

test('a list comes back to where it was left once its rows are there', () => {
  comeBack('tickets', 900);
  vi.advanceTimersByTime(300);
  expect(at).toBe(100);
  height = 5_000;
  vi.advanceTimersByTime(50);
  expect(at).toBe(900);
  at = 40;
  vi.advanceTimersByTime(3_000);
  expect(at).toBe(40);
});

test('whoever moves meanwhile is left where they are, and rows that do not come are not waited for', () => {
  comeBack('notices', 900);
  window.dispatchEvent(new Event('wheel'));
  height = 5_000;
  vi.advanceTimersByTime(300);
  expect(at).toBe(100);

  comeBack('employees', 900);
  vi.advanceTimersByTime(3_000);
  height = 5_000;
  vi.advanceTimersByTime(300);
  expect(at).toBe(100);
});

test('a list that is left again before its rows came keeps its place', () => {
  comeBack('documents', 900).unmount();
  height = 5_000;
  open('documents');
  expect(at).toBe(900);
});
