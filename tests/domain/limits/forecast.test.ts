import { describe, expect, test } from 'vitest';
import { forecastCrossing } from '../../../src/domain/limits/forecast';
import { addDays, lastDayOf } from '../../../src/lib/dates';
import fc from '../../support/properties';

const months = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, amount }));
const year = fc
  .array(fc.integer({ min: -50_000, max: 400_000 }), { minLength: 1, maxLength: 12 })
  .map((amounts) => months(...amounts));
const endOf = (list: { month: string }[]) => lastDayOf(list.at(-1)?.month ?? '2026-12');

describe('the day a limit is passed', () => {
  test('is the day within a month by which the amount came in, evenly', () => {
    expect(forecastCrossing(100_00, months(60_00, 56_00), '2026-02-28')).toEqual({ date: '2026-02-21', kind: 'crossed' });
    expect(forecastCrossing(0, months(31), '2026-01-31')).toEqual({ date: '2026-01-01', kind: 'crossed' });
    expect(forecastCrossing(30, months(31), '2026-01-31')).toEqual({ date: '2026-01-31', kind: 'crossed' });
  });

  test('is expected at the pace of the last three months', () => {
    // The 89 days of February to April brought 890: 10 a day; of 2000 are left 510, passed on the 52nd day.
    expect(forecastCrossing(2000, months(600, 280, 310, 300), '2026-04-30')).toEqual({ date: '2026-06-21', kind: 'expected' });
    expect(forecastCrossing(2000, months(0, 280, 310, 300), '2026-04-30')).toEqual({ date: '2026-08-20', kind: 'expected' });
  });

  test('counts a month that is not over by its days so far', () => {
    expect(forecastCrossing(1000, months(310, 100), '2026-02-10')).toEqual({ date: '2026-04-11', kind: 'expected' });
    expect(forecastCrossing(400, months(310, 100), '2026-02-10')).toEqual({ date: '2026-02-10', kind: 'crossed' });
  });

  test('counts a month on its first day', () =>
    expect(forecastCrossing(100, months(31, 200), '2026-02-01')).toEqual({ date: '2026-02-01', kind: 'crossed' }));

  test('is the next day when exactly the limit is used', () =>
    expect(forecastCrossing(31, months(31), '2026-01-31')).toEqual({ date: '2026-02-01', kind: 'expected' }));

  test('does not look at months that have not begun', () =>
    expect(forecastCrossing(100, [...months(31), { month: '2026-02', amount: 500 }], '2026-01-31')?.kind).toBe('expected'));

  test('is nobody’s guess when it lies beyond the year, or nothing comes in', () => {
    // One a day: the last of the year is the 365th.
    expect(forecastCrossing(364, months(31), '2026-01-31')).toEqual({ date: '2026-12-31', kind: 'expected' });
    expect(forecastCrossing(365, months(31), '2026-01-31')).toBeNull();
    expect(forecastCrossing(100, months(0, 0), '2026-02-28')).toBeNull();
    expect(forecastCrossing(100, months(50, -20, -30), '2026-03-31')).toBeNull();
    expect(forecastCrossing(100, [], '2026-03-31')).toBeNull();
  });

  test('a correction after the limit was passed does not undo it', () =>
    expect(forecastCrossing(100, months(150, -100), '2026-02-28')).toEqual({ date: '2026-01-21', kind: 'crossed' }));

  test('comes no earlier for a higher limit', () =>
    fc.assert(
      fc.property(year, fc.nat({ max: 2_000_000 }), fc.nat({ max: 500_000 }), (list, limit, more) => {
        const passed = (each: number) => forecastCrossing(each, list, endOf(list))?.date ?? '9999';
        expect(passed(limit) <= passed(limit + more)).toBe(true);
      }),
    ));

  test('lies within the months when crossed, after them and within the year when expected', () =>
    fc.assert(
      fc.property(year, fc.nat({ max: 2_000_000 }), (list, limit) => {
        const crossing = forecastCrossing(limit, list, endOf(list));
        if (crossing?.kind === 'crossed') expect('2026-01-01' <= crossing.date && crossing.date <= endOf(list)).toBe(true);
        if (crossing?.kind === 'expected') expect(endOf(list) < crossing.date && crossing.date <= '2026-12-31').toBe(true);
      }),
    ));

  test('is where a steady daily income really passes it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 364 }), (daily, days) => {
        const list = months(31 * daily, 28 * daily);
        const crossing = forecastCrossing(daily * days, list, '2026-02-28');
        expect(crossing?.date).toBe(addDays('2026-01-01', days));
      }),
    ));
});
