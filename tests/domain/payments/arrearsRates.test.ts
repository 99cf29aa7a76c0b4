import { describe, expect, test } from 'vitest';
import {
  ARREARS_BASIS,
  ARREARS_CHECKED_TO,
  ARREARS_RATES,
  type ArrearsRate,
  arrearsRateOn,
  arrearsRates,
  isUnchecked,
} from '../../../src/domain/payments/arrearsRates';
import { interestOn } from '../../../src/domain/payments/interest';
import { addDays, isDate } from '../../../src/lib/dates';

const own = (from: string, percent: number): ArrearsRate => ({
  from,
  percent,
  certainty: 'office',
  source: 'M.P. 2026 poz. 900',
});

describe('the table of rates of interest on arrears', () => {
  test('names act, day, certainty and source in every row, in the order of time, each other than the one before', () => {
    expect(ARREARS_BASIS).toMatch(/art\. 56/);
    for (const [nth, { from, percent, certainty, source }] of ARREARS_RATES.entries()) {
      expect(isDate(from)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(8);
      expect(['verified', 'computed', 'statute']).toContain(certainty);
      expect(source.length).toBeGreaterThan(10);
      const before = ARREARS_RATES[nth - 1];
      if (before) expect([before.from < from, before.percent === percent]).toEqual([true, false]);
    }
    expect(isDate(ARREARS_CHECKED_TO)).toBe(true);
  });

  test('follows the Lombard rate that its source names: twice it and two points', () => {
    for (const { percent, source } of ARREARS_RATES) {
      const lombard = source.match(/2 × stopa lombardowa (\d),(\d\d)%/);
      if (lombard) expect(percent).toBe(2 * Number(`${lombard[1]}.${lombard[2]}`) + 2);
    }
  });

  test.each([
    ['2021-12-31', 8],
    ['2022-09-07', 16],
    ['2022-09-08', 16.5],
    ['2025-05-07', 14.5],
    ['2025-05-08', 13.5],
    ['2026-03-04', 11],
    ['2026-03-05', 10.5],
    ['2026-11-23', 10.5],
  ])('on %s is %s%%', (day, percent) => expect(arrearsRateOn(day, ARREARS_RATES)?.percent).toBe(percent));

  test('tells nothing of days before it', () => expect(arrearsRateOn('2019-12-31', ARREARS_RATES)).toBeUndefined());
});

describe('a rate that the office entered', () => {
  test('stands from its day on, also over the turn of a year, and in place of the table’s of that day', () => {
    const rates = arrearsRates([own('2026-11-05', 10), own('2026-03-05', 10.25)]);
    expect(arrearsRateOn('2026-11-04', rates)?.percent).toBe(10.25);
    expect(arrearsRateOn('2026-11-05', rates)?.percent).toBe(10);
    expect(arrearsRateOn('2027-06-01', rates)?.percent).toBe(10);
    expect(arrearsRateOn('2026-03-04', rates)?.percent).toBe(11);
  });

  test('gives way to a later one of the table', () =>
    expect(arrearsRateOn('2026-04-01', arrearsRates([own('2026-01-15', 12)]))?.percent).toBe(10.5));

  test('ends the warning that nothing newer was checked', () => {
    expect(isUnchecked(ARREARS_CHECKED_TO, ARREARS_RATES)).toBe(false);
    expect(isUnchecked(addDays(ARREARS_CHECKED_TO, 1), ARREARS_RATES)).toBe(true);
    expect(isUnchecked('2026-11-23', arrearsRates([own('2026-11-05', 10)]))).toBe(false);
    expect(isUnchecked('2026-11-01', arrearsRates([own('2026-11-05', 10)]))).toBe(true);
  });
});

describe('interest over the change of 5.03.2026', () => {
  const over = (paid_on: string) =>
    interestOn({ amount: 1_000_000, due_on: '2026-02-25', paid_on, rates: ARREARS_RATES, not_above: 870 });

  test('takes 7 days of 11% and 15 of 10,5%: 64,25 zł, which is 64 zł', () =>
    expect(over('2026-03-19')).toEqual({
      days: 22,
      parts: [
        { from: '2026-02-26', to: '2026-03-04', days: 7, percent: 11 },
        { from: '2026-03-05', to: '2026-03-19', days: 15, percent: 10.5 },
      ],
      exact: 6_425,
      interest: 6_400,
    }));

  test('paid on the last day of the old rate knows the old one alone, on the first of the new one a day of it', () => {
    expect(over('2026-03-04').parts.map(({ percent, days }) => [percent, days])).toEqual([[11, 7]]);
    expect(over('2026-03-05').parts.map(({ percent, days }) => [percent, days])).toEqual([
      [11, 7],
      [10.5, 1],
    ]);
  });

  test('rounds the sum alone, not each part, and leaves out what is under the floor', () => {
    const exact = (1_000_000 * (7 * 11 + 10.5)) / 36_500;
    expect(over('2026-03-05')).toMatchObject({ exact: Math.round(exact), interest: 2_400 });
    expect(over('2026-02-28')).toMatchObject({ days: 3, exact: 904, interest: 900 });
    expect(over('2026-02-27')).toMatchObject({ days: 2, exact: 603, interest: 0 });
  });
});
