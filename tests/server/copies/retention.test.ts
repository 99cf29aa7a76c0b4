import { expect, test } from 'vitest';
import { readConfig } from '../../../src/server/config';
import { stays } from '../../../src/server/copies/retention';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = new Date('2026-11-22T10:00:00Z');
const every = (ms: number, back: number) =>
  Array.from({ length: Math.floor(back / ms) }, (_, nth) => new Date(now.getTime() - nth * ms));
const ages = (kept: Set<Date>) => [...kept].map((at) => (now.getTime() - at.getTime()) / day);
const within = (kept: Set<Date>, from: number, to: number) => ages(kept).filter((age) => age > from && age <= to).length;

test('R03: by default nothing is in a copy for longer than ninety days', () => {
  const { copies } = readConfig({ APP_ENV: 'test', BACKUP_DIR: '/var/backups' }, undefined);
  const oldest = Math.max(...ages(stays(every(day, 400 * day), now, copies?.months ?? 12)));
  expect(oldest).toBeGreaterThan(28);
  expect(oldest).toBeLessThanOrEqual(90);
});

test('B01: of a year of copies each quarter of an hour stay the last two hours, a day by hours, 7 days, 4 weeks and 12 months', () => {
  const kept = stays(every(15 * minute, 500 * day), now, 12);
  expect(within(kept, -1, 2 / 24)).toBe(9);
  expect(within(kept, 2 / 24, 1)).toBe(22);
  expect(within(kept, 1, 7)).toBe(6);
  expect(within(kept, 7, 29)).toBeLessThanOrEqual(4);
  expect(within(kept, 29, 372)).toBe(11);
  expect(within(kept, 372, 500)).toBe(0);
});

test('B01: what stayed yesterday stays while its span lasts: the last copy of a day is not lost to that of the next', () => {
  let held = every(15 * minute, day / 4);
  const start = now.getTime();
  for (let at = start; at < start + 6 * day; at += 15 * minute) {
    held = [...stays([...held, new Date(at)], new Date(at), 12)];
  }
  const days = new Set(held.map((at) => at.toISOString().slice(0, 10)));
  expect(days.size).toBe(7);
});

test('the newest stays, however old, and nothing stays of nothing', () => {
  expect([...stays([new Date(0)], now, 12)]).toEqual([new Date(0)]);
  expect(stays([], now, 12).size).toBe(0);
});
