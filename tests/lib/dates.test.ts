import { describe, expect, test } from 'vitest';
import * as dates from '../../src/lib/dates';
import fc from '../support/properties';

const { fromWarsaw, toWarsaw } = dates;
const anyDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anySecond = fc
  .integer({ min: Date.UTC(1900, 0, 2) / 1000, max: Date.UTC(2100, 11, 30) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

describe('the Warsaw wall clock', () => {
  test.each([
    ['2026-01-15T11:00:00Z', '2026-01-15 12:00:00'],
    ['2026-07-15T11:00:00Z', '2026-07-15 13:00:00'],
    ['2025-12-31T23:30:00Z', '2026-01-01 00:30:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
    ['1977-07-01T10:00:00Z', '1977-07-01 12:00:00'],
    ['1970-07-01T10:00:00Z', '1970-07-01 11:00:00'],
  ])('%s is %s in Warsaw', (instant, wall) => expect(toWarsaw(new Date(instant))).toBe(wall));

  test.each([
    ['2026-11-20 10:15:30', '2026-11-20T09:15:30.000Z'],
    ['2026-11-20T10:15:30', '2026-11-20T09:15:30.000Z'],
    ['2026-11-20 10:15', '2026-11-20T09:15:00.000Z'],
    ['2026-07-20 10:15', '2026-07-20T08:15:00.000Z'],
    ['2026-11-20T10:15:30Z', '2026-11-20T10:15:30.000Z'],
    ['2026-11-20T10:15:30.250Z', '2026-11-20T10:15:30.250Z'],
    ['2026-11-20T10:15:30.2Z', '2026-11-20T10:15:30.200Z'],
    ['2026-11-20T10:15:30.123456Z', '2026-11-20T10:15:30.123Z'],
    ['2026-11-20T10:15:30+01:00', '2026-11-20T09:15:30.000Z'],
    ['2026-11-20T10:15:30+14:00', '2026-11-19T20:15:30.000Z'],
    ['2026-11-20T10:15:30-0530', '2026-11-20T15:45:30.000Z'],
    ['2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
    ['2028-02-29 00:00:00', '2028-02-28T23:00:00.000Z'],
  ])('reads %s as %s', (text, instant) => expect(fromWarsaw(text)?.toISOString()).toBe(instant));

  test.each([
    '',
    'jutro',
    '2026-11-20',
    '2026-02-29 10:00:00',
    '2026-13-01 10:00:00',
    '2026-04-31 10:00',
    '2026-00-10 10:00',
    '2026-11-20 24:00:00',
    '2026-11-20 10:60:00',
    '2026-11-20 10:00:60',
    '2026-11-20  10:00:00',
    '2026-11-20 10:00:00 ',
    '2026-11-20 10:00:00+25:00',
    '2026-11-20 10:00:00+15:00',
    ' 2026-11-20 10:00:00',
    '2026-11-20x 10:00:00',
    '1899-12-31 10:00:00',
    '2101-01-01 10:00:00',
  ])('refuses “%s”', (text) => expect(fromWarsaw(text)).toBeNull());

  test.each(['2026-03-29 02:00:00', '2026-03-29 02:30:00', '2026-03-29 02:59:59', '2027-03-28 02:15'])(
    'knows that %s never was on a Warsaw clock',
    (text) => expect(fromWarsaw(text)).toBeNull(),
  );

  test('the hours around the spring change are real', () => {
    expect(fromWarsaw('2026-03-29 01:59:59')?.toISOString()).toBe('2026-03-29T00:59:59.000Z');
    expect(fromWarsaw('2026-03-29 03:00:00')?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  test('the hour that comes twice in autumn is the first one', () => {
    expect(fromWarsaw('2026-10-25 02:00:00')?.toISOString()).toBe('2026-10-25T00:00:00.000Z');
    expect(fromWarsaw('2026-10-25 02:30:00')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(fromWarsaw('2026-10-25 01:59:59')?.toISOString()).toBe('2026-10-24T23:59:59.000Z');
    expect(fromWarsaw('2026-10-25 03:00:00')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  test('an end after the change is the second reading when the first would be before the start', () => {
    const start = new Date('2026-10-25T00:50:00Z');
    expect(fromWarsaw('2026-10-25 02:10:00', start)?.toISOString()).toBe('2026-10-25T01:10:00.000Z');
    expect(fromWarsaw('2026-10-25 02:50:00', start)?.toISOString()).toBe('2026-10-25T00:50:00.000Z');
    expect(fromWarsaw('2026-10-25 02:55:00', start)?.toISOString()).toBe('2026-10-25T00:55:00.000Z');
  });

  test('a time before the start stays what it is when there is no later reading', () => {
    expect(fromWarsaw('2026-11-20 10:00:00', new Date('2026-11-21T00:00:00Z'))?.toISOString()).toBe('2026-11-20T09:00:00.000Z');
    expect(fromWarsaw('2026-10-25 02:10:00', new Date('2026-11-21T00:00:00Z'))?.toISOString()).toBe('2026-10-25T01:10:00.000Z');
  });

  test('a time near the change that came only once stays what it is too', () =>
    expect(fromWarsaw('2026-10-25 10:00:00', new Date('2026-11-21T00:00:00Z'))?.toISOString()).toBe('2026-10-25T09:00:00.000Z'));

  test('an invalid Date is refused aloud', () =>
    expect(() => toWarsaw(new Date(Number.NaN))).toThrow('toWarsaw needs a valid Date'));

  test('every instant comes back from its wall clock, given that it is not before itself', () =>
    fc.assert(
      fc.property(anySecond, (instant) => {
        expect(fromWarsaw(toWarsaw(instant), instant)).toEqual(instant);
      }),
      { numRuns: 2000 },
    ));

  test('agrees with the platform at every hour around every change of clocks since 1990', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });
    for (let year = 1990; year <= 2100; year += 1)
      for (const month of [2, 8, 9])
        for (let hour = 0; hour < 31 * 24; hour += 1) {
          const instant = new Date(Date.UTC(year, month, 1, hour));
          if (instant.getUTCDate() < 22) continue;
          expect(toWarsaw(instant)).toBe(platform.format(instant));
        }
  });

  test('does not depend on the time zone of the process', () => {
    const before = process.env.TZ;
    try {
      const answers = ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Warsaw', 'UTC'].map((zone) => {
        process.env.TZ = zone;
        return [
          toWarsaw(new Date('2026-10-25T01:30:00Z')),
          fromWarsaw('2026-03-29 03:10')?.toISOString(),
          dates.addDays('2026-03-28', 1),
        ];
      });
      expect(new Set(answers.map(String))).toEqual(new Set(['2026-10-25 02:30:00,2026-03-29T01:10:00.000Z,2026-03-29']));
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test('ten thousand instants of a list take well under a second of the processor', () => {
    const started = process.cpuUsage();
    for (let i = 0; i < 10_000; i += 1) toWarsaw(new Date(1_700_000_000_000 + i * 3_600_000));
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});

describe('dates', () => {
  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-04-31',
    '1900-02-29',
    '20260101',
    '2026/01/01',
    '0026-01-01',
    '2026-1-1',
    '1899-12-31',
    '2101-01-01',
    ' 2026-01-01',
    '2026-01-01x',
  ])('%s is not a date', (text) => expect(dates.isDate(text)).toBe(false));
  test.each(['2028-02-29', '2000-02-29', '1900-01-01', '2100-12-31'])('%s is a date', (text) =>
    expect(dates.isDate(text)).toBe(true),
  );
  test.each(['2026-13', '2026-00', '2026-1', '2026-01-01', '1899-12', '2101-01', 'x2026-01', '20262026-01'])(
    '%s is not a month',
    (text) => expect(dates.isMonth(text)).toBe(false),
  );
  test.each(['2026-01', '2026-10', '2026-12', '1900-01', '2100-12'])('%s is a month', (text) =>
    expect(dates.isMonth(text)).toBe(true),
  );

  test('a year has its months and a leap year its day', () => {
    expect(dates.addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(dates.addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(dates.addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(dates.daysBetween('2028-01-01', '2029-01-01')).toBe(366);
    expect(dates.daysBetween('2026-01-02', '2026-01-01')).toBe(-1);
    expect(dates.lastDayOf('2028-02')).toBe('2028-02-29');
    expect(dates.lastDayOf('2026-12')).toBe('2026-12-31');
  });

  test('adding months keeps the day, or ends on the last day of a shorter month', () => {
    expect(dates.addMonths('2026-11', 2)).toBe('2027-01');
    expect(dates.addMonths('2026-01', -1)).toBe('2025-12');
    expect(dates.addMonths('2026-01', -13)).toBe('2024-12');
    expect(dates.addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(dates.addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(dates.addMonths('2026-01-15', 12)).toBe('2027-01-15');
    expect(dates.addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  test('knows the day of the week, Monday first', () => {
    expect(dates.weekday('2026-11-20')).toBe(5);
    expect(dates.weekday('2026-11-22')).toBe(7);
    expect(dates.weekday('2026-11-23')).toBe(1);
    expect(dates.weekday('1900-01-01')).toBe(1);
    expect(dates.weekday('1969-12-31')).toBe(3);
  });

  test('arithmetic on what is no date is refused aloud, naming the text', () => {
    expect(() => dates.addDays('2026-02-30', 1)).toThrow('"2026-02-30" is not a date YYYY-MM-DD of the years 1900-2100');
    expect(() => dates.addMonths('2026-02-30', 1)).toThrow(RangeError);
    expect(() => dates.lastDayOf('2026-13')).toThrow('"2026-13" is not a month YYYY-MM of the years 1900-2100');
    expect(() => dates.addMonths('2026-13', 1)).toThrow(RangeError);
    expect(() => dates.formatMonth('2026')).toThrow(RangeError);
    expect(() => dates.weekday('')).toThrow(RangeError);
  });

  test('adding and counting days are inverse', () =>
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(dates.addDays(from, dates.daysBetween(from, to))).toBe(to);
      }),
    ));

  test('every day is the weekday after the one before it', () =>
    fc.assert(
      fc.property(
        anyDate.filter((date) => date < '2100-12-31'),
        (date) => {
          expect(dates.weekday(dates.addDays(date, 1))).toBe((dates.weekday(date) % 7) + 1);
        },
      ),
    ));

  test('adding months moves by exactly that many months', () =>
    fc.assert(
      fc.property(
        anyDate.filter((date) => date > '1950' && date < '2050'),
        fc.integer({ min: -500, max: 500 }),
        (date, months) => {
          const moved = dates.addMonths(date, months);
          expect(dates.isDate(moved)).toBe(true);
          expect(dates.monthOf(moved)).toBe(dates.addMonths(dates.monthOf(date), months));
          expect(moved.slice(8) <= date.slice(8)).toBe(true);
        },
      ),
    ));
});

describe('what people read', () => {
  test('dates, moments and months', () => {
    expect(dates.formatDate('2026-11-20')).toBe('20.11.2026');
    expect(dates.formatDateTime('2026-11-20 09:05:00')).toBe('20.11.2026, 09:05');
    expect(dates.monthOf('2026-11-20 10:00:00')).toBe('2026-11');
  });

  test('months and days of the week are named as Polish has them', () => {
    const month = new Intl.DateTimeFormat('pl', { month: 'long', timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat('pl', { weekday: 'long', timeZone: 'UTC' });
    for (let number = 1; number <= 12; number += 1) {
      const label = `2026-${String(number).padStart(2, '0')}`;
      expect(dates.formatMonth(label)).toBe(`${month.format(new Date(label))} 2026`);
    }
    for (let day = 16; day < 23; day += 1)
      expect(dates.formatWeekday(`2026-11-${day}`)).toBe(weekday.format(new Date(Date.UTC(2026, 10, day))));
  });

  test.each([
    [0, '0 min'],
    [5, '5 min'],
    [60, '1 h'],
    [95, '1 h 35 min'],
    [1500, '25 h'],
    [-95, '-1 h 35 min'],
    [0.4, '0 min'],
    [-0.4, '0 min'],
    [-0.6, '-1 min'],
    [59.6, '1 h'],
  ])('%d minutes are %s', (minutes, text) => expect(dates.formatMinutes(minutes)).toBe(text));
});
