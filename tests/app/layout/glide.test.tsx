import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glideTo, scrollDuration } from '../../../src/app/layout/glide';

const scrolled = vi.fn();
let less = false;

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.mockReset();
  less = false;
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('matchMedia', () => ({ matches: less }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Something that stands so far below the top of the window. */
function place(top: number): HTMLElement {
  const element = document.createElement('h2');
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  return element;
}
const at = () => scrolled.mock.lastCall?.[1];

test('a scroll of the panel’s own takes the specification’s 300 ms and ends at the place', () => {
  expect(scrollDuration).toBe(300);
  glideTo(place(1_000));
  vi.advanceTimersByTime(scrollDuration / 2);
  expect(at()).toBeGreaterThan(500);
  expect(at()).toBeLessThan(1_000);
  vi.advanceTimersByTime(scrollDuration / 2 + 20);
  expect(at()).toBe(1_000);
  const calls = scrolled.mock.calls.length;
  vi.advanceTimersByTime(1_000);
  expect(scrolled).toHaveBeenCalledTimes(calls);
});

test('who asked for less motion is there at once', () => {
  less = true;
  glideTo(place(-400));
  expect(scrolled.mock.calls).toEqual([[0, -400]]);
});

test('who scrolls meanwhile is let be', () => {
  glideTo(place(1_000));
  vi.advanceTimersByTime(100);
  window.dispatchEvent(new Event('wheel'));
  const calls = scrolled.mock.calls.length;
  vi.advanceTimersByTime(1_000);
  expect(scrolled).toHaveBeenCalledTimes(calls);
});
