import { expect, test } from 'vitest';
import { minutesBetween } from '../../src/lib/dates';

test.each([
  ['2026-11-20 08:00:00', '2026-11-20 09:30:00', 90],
  ['2026-11-20 09:30:00', '2026-11-20 08:00:00', -90],
  ['2026-03-29 01:30:00', '2026-03-29 03:30:00', 60],
  ['2026-10-25 01:30:00', '2026-10-25 03:30:00', 180],
  ['2026-10-25 02:50:00', '2026-10-25 02:10:00', 20],
  ['2026-10-25 02:10:00', '2026-10-25 02:50:00', 40],
  ['2026-03-29 02:30:00', '2026-03-29 04:00:00', null],
])('from %s to %s it is %s minutes, whatever the clocks did', (start, end, minutes) =>
  expect(minutesBetween(start, end)).toBe(minutes),
);
