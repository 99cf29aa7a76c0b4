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
  ['2026-03-29 01:30:00', '2026-03-29 02:30:00', null],
  ['jutro', 'pojutrze', null],
])('from %s to %s it is %s minutes, whatever the clocks did', (start, end, minutes) =>
  expect(minutesBetween(start, end)).toBe(minutes),
);

test.each([
  ['08:00:00', 0],
  ['08:00:29', 0],
  ['08:00:30', 1],
  ['08:01:20', 1],
  ['07:59:59', -1],
  ['07:59:00', -1],
  ['07:58:50', -2],
])('from 08:00:00 to %s it is %d minutes: half a minute counts up, and a second before the start is before it', (end, minutes) =>
  expect(minutesBetween('2026-11-20 08:00:00', `2026-11-20 ${end}`)).toBe(minutes),
);
