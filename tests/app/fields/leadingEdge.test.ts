import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadingEdge } from '../../../src/app/fields/leadingEdge';
import fc from '../../support/properties';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first change is passed on at once, the next ones at most once in 300 ms, the last one always', () => {
  const passed: string[] = [];
  const { push } = leadingEdge((value: string) => passed.push(value));
  push('a');
  expect(passed).toEqual(['a']);
  push('ab');
  push('abc');
  vi.advanceTimersByTime(299);
  expect(passed).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual(['a', 'abc']);
  vi.advanceTimersByTime(1_000);
  push('abcd');
  expect(passed).toEqual(['a', 'abc', 'abcd']);
});

test('leaving the editor passes on what waits', () => {
  const passed: string[] = [];
  const { push, flush } = leadingEdge((value: string) => passed.push(value));
  push('a');
  push('ab');
  flush();
  flush();
  expect(passed).toEqual(['a', 'ab']);
});

test('however fast one types, two reports are never closer than 300 ms and the last text arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 40 }), (pauses) => {
      const reports: { at: number; value: number }[] = [];
      const { push } = leadingEdge((value: number) => reports.push({ at: vi.getMockedSystemTime()?.getTime() ?? 0, value }));
      for (const [nth, pause] of pauses.entries()) {
        vi.advanceTimersByTime(pause);
        push(nth);
      }
      vi.advanceTimersByTime(300);
      expect(reports.at(-1)?.value).toBe(pauses.length - 1);
      for (const [at, report] of reports.entries()) {
        const before = reports[at - 1];
        if (before) expect(report.at - before.at).toBeGreaterThanOrEqual(300);
      }
      vi.advanceTimersByTime(1_000);
    }),
  );
});
