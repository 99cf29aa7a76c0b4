import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { easterSunday } from '../../../src/domain/calendar/easter';
import { holidayOn, holidaysOf } from '../../../src/domain/calendar/holidays';
import { HOLIDAY_RULES } from '../../../src/domain/calendar/holidayTable';
import { formatWeekday, weekday } from '../../../src/lib/dates';
import vectors from '../vectors/deadlines-2026.json';

const YEARS = Array.from({ length: 111 }, (_, index) => 1990 + index);
const datesOf = (year: number) => holidaysOf(year).map(({ date }) => date);

describe('Easter', () => {
  // Years at the edges of the computation: earliest and latest possible day, and the two exceptions of the Gregorian moon.
  test.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('of %i is %s', (year, date) => expect(easterSunday(year)).toBe(date));

  test('is the Sunday after the church’s full moon, reckoned by another method', () => {
    for (const year of YEARS) {
      const century = Math.floor(year / 100) + 1;
      let epact = (11 * (year % 19) + 31 + (Math.floor((8 * century + 5) / 25) - 5) - (Math.floor((3 * century) / 4) - 12)) % 30;
      if (epact === 24 || (epact === 25 && year % 19 > 10)) epact += 1;
      const moon = epact > 23 ? 74 - epact : 44 - epact;
      const inMarch = new Date(Date.UTC(year, 2, moon));
      const sunday = new Date(inMarch.getTime() + (7 - inMarch.getUTCDay()) * 86_400_000);
      expect(easterSunday(year)).toBe(sunday.toISOString().slice(0, 10));
    }
  });
});

describe('public holidays', () => {
  test('are the 56 of 2025-2028 that the vectors list, with their names and weekdays', () =>
    expect(
      [2025, 2026, 2027, 2028]
        .flatMap(holidaysOf)
        .map(({ date, name }) => ({ date, name_pl: name, weekday: formatWeekday(date) })),
    ).toEqual(vectors.holidays));

  test('agree with date-holidays in every year from 1990 on, but for the one day its data lacks', () => {
    const oracle = new Holidays('PL');
    for (const year of YEARS) {
      const theirs = oracle.getHolidays(year).filter(({ type }) => type === 'public');
      const expected = new Set(theirs.map(({ date }) => date.slice(0, 10)));
      // 12.11.2018 was a day off once, by the Act of 7.11.2018 (Dz.U. 2018 poz. 2117); date-holidays 3.37 does not know it.
      if (year === 2018) expected.add('2018-11-12');
      expect(datesOf(year)).toEqual([...expected].sort());
    }
  });

  test('changed when the act changed', () => {
    expect(datesOf(1990)).toContain('1990-05-03');
    expect(datesOf(1990)).not.toContain('1990-07-22');
    expect(datesOf(2010)).not.toContain('2010-01-06');
    expect(datesOf(2011)).toContain('2011-01-06');
    expect(datesOf(2024)).not.toContain('2024-12-24');
    expect(datesOf(2025)).toContain('2025-12-24');
    expect(datesOf(2017)).not.toContain('2017-11-12');
    expect(holidayOn('2018-11-12')?.name).toBe('Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości');
    expect(datesOf(2019)).not.toContain('2019-11-12');
  });

  test('are 11, 12 or 13 a year up to 2024 and 14 since, in order, without repetition', () => {
    for (const year of YEARS) {
      const dates = datesOf(year);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.length).toBe(year === 2018 ? 14 : year >= 2025 ? 14 : year >= 2011 ? 13 : 12);
    }
  });

  test('that move with Easter keep their weekday', () => {
    for (const holiday of YEARS.flatMap(holidaysOf)) {
      if (holiday.name.startsWith('Poniedziałek')) expect(weekday(holiday.date)).toBe(1);
      if (holiday.name === 'Boże Ciało') expect(weekday(holiday.date)).toBe(4);
      if (/^(Wielkanoc|Zielone)/.test(holiday.name)) expect(weekday(holiday.date)).toBe(7);
    }
  });

  test('each stand in the table with the act they rest on', () => {
    for (const { basis } of HOLIDAY_RULES) expect(basis).toMatch(/Dz\.U\. \d{4}/);
    expect(holidayOn('2026-12-24')?.basis).toContain('Dz.U. 2024 poz. 1965');
    expect(holidayOn('2026-12-23')).toBeNull();
  });

  test.each([1989, 2101, 2026.5, Number.NaN])('of %d are refused rather than guessed', (year) =>
    expect(() => holidaysOf(year)).toThrow(`Polish public holidays are known for 1990-2100, not for ${year}`),
  );
});
