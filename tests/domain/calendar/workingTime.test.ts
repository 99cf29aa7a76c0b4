import { describe, expect, test } from 'vitest';
import { isWorkingDay } from '../../../src/domain/calendar/workingDays';
import { addWorkingMinutes, hoursOn, type OfficeCalendar, workingMinutesBetween } from '../../../src/domain/calendar/workingTime';
import fc from '../../support/properties';

const two = (number: number) => String(number).padStart(2, '0');
const moments = fc
  .record({
    day: fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true }),
    minute: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ day, minute }) => `${day.toISOString().slice(0, 10)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`);
const always: OfficeCalendar = { week: Array.from({ length: 7 }, () => [0, 1_440] as const), closed: [] };
const minutes = fc.integer({ min: 0, max: 6_000 });

describe('the office’s working time', () => {
  test.each([
    ['2026-11-20 15:00:00', 60, '2026-11-20 16:00:00'],
    ['2026-11-20 15:00:00', 61, '2026-11-23 08:01:00'],
    ['2026-11-20 19:30:00', 30, '2026-11-23 08:30:00'],
    ['2026-11-10 15:30:00', 60, '2026-11-12 08:30:00'],
    ['2026-12-23 12:00:00', 480, '2026-12-28 12:00:00'],
    ['2026-11-22 10:00:00', 0, '2026-11-23 08:00:00'],
  ])('from %s %i minutes later it is %s', (from, count, due) => expect(addWorkingMinutes(from, count)).toBe(due));

  test('between is what was added, whenever one begins', () => {
    fc.assert(
      fc.property(moments, minutes, (from, count) => {
        expect(workingMinutesBetween(from, addWorkingMinutes(from, count))).toBe(count);
      }),
    );
  });

  test('a due moment is never on a day off, nor outside the office’s hours', () => {
    fc.assert(
      fc.property(moments, minutes, (from, count) => {
        const due = addWorkingMinutes(from, count);
        expect(isWorkingDay(due.slice(0, 10))).toBe(true);
        expect(due.slice(11, 16) >= '08:00' && due.slice(11, 16) <= '16:00').toBe(true);
        expect(due >= from.slice(0, 16)).toBe(true);
      }),
    );
  });

  test('the way there and on is as long as its two parts', () => {
    fc.assert(
      fc.property(moments, minutes, minutes, (from, one, other) => {
        expect(addWorkingMinutes(addWorkingMinutes(from, one), other)).toBe(addWorkingMinutes(from, one + other));
      }),
    );
  });

  test('an office may have hours of its own, but must open some time', () => {
    const saturdays: OfficeCalendar = { week: [null, null, null, null, null, [600, 720], null], closed: ['2026-11-28'] };
    expect(addWorkingMinutes('2026-11-20 09:00:00', 30, saturdays)).toBe('2026-11-21 10:30:00');
    expect(hoursOn('2026-11-20', saturdays)).toBeNull();
    expect(addWorkingMinutes('2026-11-21 11:50:00', 20, saturdays)).toBe('2026-12-05 10:10:00');
    for (const week of [[], [null, null, null, null, null, null, null], [[480, 480] as const]])
      expect(() => addWorkingMinutes('2026-11-20 09:00:00', 1, { week, closed: [] })).toThrow('An office that never opens');
  });

  test('seconds and parts of a minute do not count', () => {
    expect(addWorkingMinutes('2026-11-20 15:00:45', 60)).toBe('2026-11-20 16:00:00');
    expect(addWorkingMinutes('2026-11-20 09:00:00', 30.9)).toBe('2026-11-20 09:30:00');
    expect(workingMinutesBetween('2026-11-20 09:00:50', '2026-11-20 09:01:10')).toBe(1);
  });

  test('a day open to its end ends at the next day’s midnight', () => {
    expect(addWorkingMinutes('2026-11-20 23:00:00', 60, always)).toBe('2026-11-21 00:00:00');
    expect(addWorkingMinutes('2026-11-10 23:00:00', 61, always)).toBe('2026-11-12 00:01:00');
    expect(workingMinutesBetween('2026-11-20 23:00:00', '2026-11-21 00:00:00', always)).toBe(60);
    expect(workingMinutesBetween('2026-11-20 23:00:00', '2026-11-21 00:30:00', always)).toBe(90);
  });

  test.each([
    ['of March', '2026-03-29 01:30:00', 60, '2026-03-29 03:30:00'],
    ['of March', '2026-03-28 12:00:00', 1_440, '2026-03-29 13:00:00'],
    ['of October', '2026-10-25 01:30:00', 180, '2026-10-25 03:30:00'],
    ['of October', '2026-10-24 12:00:00', 1_440, '2026-10-25 11:00:00'],
  ])('minutes pass as they do through the change of clocks %s: from %s %i later it is %s', (_, from, count, due) => {
    expect(addWorkingMinutes(from, count, always)).toBe(due);
    expect(workingMinutesBetween(from, due, always)).toBe(count);
  });

  test('an hour that comes twice is read as the first, and the second when it would come before the beginning', () => {
    expect(addWorkingMinutes('2026-10-25 02:10:00', 61, always)).toBe('2026-10-25 02:11:00');
    expect(addWorkingMinutes('2026-10-25 02:10:00', 120, always)).toBe('2026-10-25 03:10:00');
    expect(workingMinutesBetween('2026-10-25 02:50:00', '2026-10-25 02:10:00', always)).toBe(20);
    expect(workingMinutesBetween('2026-10-25 02:10:00', '2026-10-25 02:50:00', always)).toBe(40);
  });

  test('hours that begin or end within a change of clocks are as long as they last', () => {
    const sunday = (from: number, to: number): OfficeCalendar => ({
      week: [null, null, null, null, null, null, [from, to]],
      closed: [],
    });
    const whole = (office: OfficeCalendar, date: string) => workingMinutesBetween(`${date} 00:00:00`, `${date} 23:59:00`, office);
    expect(whole(sunday(60, 240), '2026-03-29')).toBe(120);
    expect(whole(sunday(60, 240), '2026-10-25')).toBe(240);
    expect(whole(sunday(150, 240), '2026-03-29')).toBe(30);
    expect(whole(sunday(60, 150), '2026-10-25')).toBe(90);
    expect(addWorkingMinutes('2026-10-25 02:50:00', 0, sunday(60, 150))).toBe('2026-11-08 01:00:00');
    expect(addWorkingMinutes('2026-03-29 00:00:00', 0, sunday(150, 240))).toBe('2026-03-29 03:30:00');
  });

  test('what is no moment is refused aloud, and time never runs backwards', () => {
    expect(() => addWorkingMinutes('2026-11-31 10:00:00', 1)).toThrow('"2026-11-31 10:00:00" is not a moment');
    expect(() => workingMinutesBetween('2026-11-20 10:00:00', 'jutro')).toThrow(RangeError);
    expect(workingMinutesBetween('2026-11-20 12:00:00', '2026-11-20 10:00:00')).toBe(0);
    expect(workingMinutesBetween('2026-11-23 09:00:00', '2026-11-20 10:00:00')).toBe(0);
    expect(workingMinutesBetween('2026-11-20 06:00:00', '2026-11-20 07:00:00')).toBe(0);
    expect(addWorkingMinutes('2026-11-20 10:00:00', -5)).toBe('2026-11-20 10:00:00');
  });
});
