import { describe, expect, test } from 'vitest';
import { holidaysOf } from '../../../src/domain/calendar/holidays';
import { addWorkingDays, dayOffReason, isWorkingDay, reasonsBetween, shiftDate } from '../../../src/domain/calendar/workingDays';
import { addDays } from '../../../src/lib/dates';
import fc from '../../support/properties';
import vectors from '../vectors/deadlines-2026.json';

const anyDate = fc.integer({ min: 0, max: 110 * 365 }).map((days) => addDays('1990-02-01', days));

/** Another walk: the platform's calendar and a list of days, no code of the product but the holidays. */
function independentlyOff(date: string, saturdayWorks = false): boolean {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return (
    day === 0 || (day === 6 && !saturdayWorks) || holidaysOf(Number(date.slice(0, 4))).some((holiday) => holiday.date === date)
  );
}
function independentWalk(date: string, step: number, saturdayWorks = false): string {
  const day = new Date(`${date}T12:00:00Z`);
  while (independentlyOff(day.toISOString().slice(0, 10), saturdayWorks)) day.setUTCDate(day.getUTCDate() + step);
  return day.toISOString().slice(0, 10);
}

describe('a day off', () => {
  test('says why it is one', () => {
    expect(dayOffReason('2026-11-21')).toBe('sobota');
    expect(dayOffReason('2026-11-22')).toBe('niedziela');
    expect(dayOffReason('2026-11-11')).toBe('Narodowe Święto Niepodległości');
    expect(dayOffReason('2026-11-01')).toBe('Wszystkich Świętych');
    expect(dayOffReason('2026-11-20')).toBeNull();
    expect(isWorkingDay('2026-11-20')).toBe(true);
    expect(isWorkingDay('2026-12-24')).toBe(false);
    expect(isWorkingDay('2024-12-24')).toBe(true);
  });

  test.each(vectors.deadlines.filter(({ shifted }) => shifted))('moved $rule of $period for the reasons of the vectors', (row) =>
    expect(reasonsBetween(row.nominal, row.due)).toEqual('shift_reason' in row ? row.shift_reason : []),
  );

  test('a date that was not moved has no reasons, and working days on the way are none', () => {
    expect(reasonsBetween('2026-11-20', '2026-11-20')).toEqual([]);
    expect(reasonsBetween('2026-11-20', '2026-11-24')).toEqual(['sobota', 'niedziela']);
    expect(reasonsBetween('2026-12-27', '2026-12-23')).toEqual([
      'niedziela',
      'Boże Narodzenie (drugi dzień)',
      'Boże Narodzenie (pierwszy dzień)',
      'Wigilia Bożego Narodzenia',
    ]);
    expect(() => reasonsBetween('2026-11-20', 'jutro')).toThrow(RangeError);
  });
});

describe('a last day', () => {
  test.each([
    ['2026-12-25', '2026-12-28'],
    ['2027-12-25', '2027-12-27'],
    ['2026-04-05', '2026-04-07'],
    ['2026-08-15', '2026-08-17'],
    ['2026-10-31', '2026-11-02'],
    ['2027-10-31', '2027-11-02'],
    ['2018-11-10', '2018-11-13'],
    ['2026-11-20', '2026-11-20'],
  ])('%s is in effect %s', (nominal, due) => expect(shiftDate(nominal, 'forward')).toBe(due));

  test('of a pay day moves back, of a term that never moves stays, of a registration stops on a Saturday', () => {
    expect(shiftDate('2026-10-10', 'backward')).toBe('2026-10-09');
    expect(shiftDate('2026-12-27', 'backward')).toBe('2026-12-23');
    expect(shiftDate('2026-10-31', 'none')).toBe('2026-10-31');
    expect(shiftDate('2026-11-21', 'forward_saturday_works')).toBe('2026-11-21');
    expect(shiftDate('2026-11-22', 'forward_saturday_works')).toBe('2026-11-23');
    expect(shiftDate('2026-08-15', 'forward_saturday_works')).toBe('2026-08-17');
    expect(shiftDate('2026-05-01', 'forward_saturday_works')).toBe('2026-05-02');
  });

  test('moved either way is never a day off and agrees with an independent walk', () =>
    fc.assert(
      fc.property(anyDate, (date) => {
        const [forward, backward] = [shiftDate(date, 'forward'), shiftDate(date, 'backward')];
        expect(forward).toBe(independentWalk(date, 1));
        expect(backward).toBe(independentWalk(date, -1));
        expect(shiftDate(date, 'forward_saturday_works')).toBe(independentWalk(date, 1, true));
        expect(isWorkingDay(forward) && isWorkingDay(backward)).toBe(true);
        expect(backward <= date && date <= forward).toBe(true);
      }),
      { numRuns: 1500 },
    ));

  test('later stays later when both are moved', () =>
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 40 }), (date, days) => {
        for (const shift of ['forward', 'backward', 'none', 'forward_saturday_works'] as const)
          expect(shiftDate(date, shift) <= shiftDate(addDays(date, days), shift)).toBe(true);
      }),
    ));
});

describe('counting working days', () => {
  test('skips weekends and holidays', () => {
    expect(addWorkingDays('2026-12-23', 1)).toBe('2026-12-28');
    expect(addWorkingDays('2026-12-28', -3)).toBe('2026-12-21');
    expect(addWorkingDays('2026-12-28', -1)).toBe('2026-12-23');
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
  });

  test('the n-th working day after a date ends a stretch of exactly n of them', () =>
    fc.assert(
      fc.property(
        anyDate.filter((date) => date < '2100'),
        fc.integer({ min: 1, max: 60 }),
        (date, count) => {
          const end = addWorkingDays(date, count);
          expect(isWorkingDay(end)).toBe(true);
        },
      ),
    ));
});
