import { describe, expect, test } from 'vitest';
import { isSure } from '../../../src/domain/limits/certainty';
import { type EnteredValue, readEntered } from '../../../src/domain/limits/entered';
import { type LimitKey, limitInHundredths, limitOn, limitsOf } from '../../../src/domain/limits/lookup';
import { partsOf } from '../../../src/domain/limits/parts';
import { positionByMonths, positionOf } from '../../../src/domain/limits/position';
import { LIMITS } from '../../../src/domain/limits/table';
import { limitUse } from '../../../src/domain/limits/use';
import fc from '../../support/properties';
import { entered } from './enteredValue';

const books = entered('books_limit', 2027, 10_700_000.5, { source: 'NBP' });
const ofYear = (key: LimitKey, year: number, values: readonly EnteredValue[] = []) =>
  limitsOf(year, values).find((limit) => limit.key === key);

describe('a value that the office entered', () => {
  test('stands where the table knows none, for its year alone, and says whose it is', () => {
    expect(limitOn('books_limit', '2027-06-01')).toMatchObject({ value: null, certainty: 'unknown' });
    expect(limitOn('books_limit', '2027-06-01', [books])).toEqual({
      from: '2027-01-01',
      value: 10_700_000.5,
      certainty: 'office',
      source: 'NBP',
      note: null,
    });
    expect(limitOn('books_limit', '2027-12-31', [books])?.certainty).toBe('office');
    expect(limitOn('books_limit', '2028-01-01', [books])?.value).toBeNull();
    expect(limitOn('books_limit', '2026-12-31', [books])?.value).toBe(10_646_500);
    expect(limitOn('ryczalt_limit', '2027-06-01', [books])?.value).toBeNull();
    expect(limitInHundredths('books_limit', '2027-01-01', [books])).toBe(1_070_000_050);
  });

  test('counts from its day on, until the next one entered', () => {
    const later = [{ ...books, from: '2027-03-01' }];
    expect(limitOn('books_limit', '2027-02-28', later)?.value).toBeNull();
    const found = ofYear('books_limit', 2027, later);
    expect(found).toMatchObject({ value: 10_700_000.5, certainty: 'office' });
    expect(found?.parts.map(({ from, certainty }) => [from, certainty])).toEqual([
      ['2027-01-01', 'unknown'],
      ['2027-03-01', 'office'],
    ]);
    const wages = [
      entered('minimum_wage', 2028, 5400, { from: '2028-07-01', source: 'od lipca' }),
      entered('minimum_wage', 2028, 5200, { source: 'od stycznia' }),
    ];
    expect(ofYear('minimum_wage', 2028, wages)).toMatchObject({
      source: 'od lipca',
      parts: [
        { from: '2028-01-01', value: 5200 },
        { from: '2028-07-01', value: 5400 },
      ],
    });
    expect(limitOn('minimum_wage', '2028-06-30', wages)).toMatchObject({ value: 5200, source: 'od stycznia' });
  });

  test('of a limit that follows another one changes within the year with it', () => {
    const wage = ofYear('minimum_wage', 2024)?.parts.map(({ from, value }) => [from, value]);
    expect(wage).toEqual([
      ['2024-01-01', 4242],
      ['2024-07-01', 4300],
    ]);
    expect(ofYear('ppk_low_wage', 2024)).toMatchObject({
      value: 5160,
      parts: [
        { from: '2024-01-01', value: 5090.4, certainty: 'computed' },
        { from: '2024-07-01', value: 5160, certainty: 'computed' },
      ],
    });
    expect(ofYear('ppk_low_wage', 2026)?.parts).toEqual([]);
  });

  test('of a contribution year from February stands to the end of the next January', () => {
    const health = [entered('health_min', 2028, 500, { from: '2028-02-01' })];
    expect(limitOn('health_min', '2029-01-31', health)?.value).toBe(500);
    expect(limitOn('health_min', '2029-02-01', health)?.value).toBeNull();
    expect(limitOn('health_min', '2028-01-31', health)?.value).toBe(445.5);
  });

  test('stands before a forecast and before what is known from the act alone, and keeps the note of it', () => {
    expect(limitOn('ike', '2027-05-01', [entered('ike', 2027, 30_120)])).toMatchObject({ value: 30_120, certainty: 'office' });
    expect(limitOn('pit_threshold', '2027-05-01', [entered('pit_threshold', 2027, 130_000)])).toMatchObject({
      value: 130_000,
      certainty: 'office',
      note: expect.stringContaining('UD458'),
    });
    expect(limitOn('pit_threshold', '2028-01-01', [entered('pit_threshold', 2027, 130_000)])).toMatchObject({
      value: 120_000,
      certainty: 'statute',
    });
  });

  test('stands before a sure value only where the office says so', () => {
    const wage = entered('minimum_wage', 2026, 5000);
    expect(limitOn('minimum_wage', '2026-05-01', [wage])?.value).toBe(4806);
    expect(limitOn('minimum_wage', '2026-05-01', [{ ...wage, overLaw: true }])).toMatchObject({
      value: 5000,
      certainty: 'office',
    });
    expect(limitOn('minimum_wage', '2027-01-01', [{ ...wage, overLaw: true }])?.value).toBe(4950);
  });

  test('gives way to a value computed from sure ones, which is as sure as they are', () => {
    // 120 % of 4806 zł.
    const own = entered('ppk_low_wage', 2026, 1);
    expect(limitOn('ppk_low_wage', '2026-05-01', [own])).toMatchObject({ value: 5767.2, certainty: 'computed' });
    expect(limitOn('ppk_low_wage', '2026-05-01', [{ ...own, overLaw: true }])).toMatchObject({ value: 1, certainty: 'office' });
  });

  test('stands before one that is computed from another value of the office', () => {
    const wage = entered('minimum_wage', 2028, 5201);
    expect(limitOn('ppk_low_wage', '2028-05-01', [wage])).toMatchObject({ value: 6241.2, certainty: 'office' });
    expect(limitOn('ppk_low_wage', '2028-05-01', [wage, entered('ppk_low_wage', 2028, 6200)])?.value).toBe(6200);
    // A wage that changes within the year is newer than what was entered for its beginning.
    const july = entered('minimum_wage', 2028, 5400, { from: '2028-07-01' });
    const january = entered('ppk_low_wage', 2028, 6200);
    expect(limitOn('ppk_low_wage', '2028-06-30', [wage, july, january])?.value).toBe(6200);
    expect(limitOn('ppk_low_wage', '2028-07-01', [wage, july, january])?.value).toBe(6480);
  });

  test('does not outlive a newer row of the table', () => {
    const january = entered('minimum_wage', 2023, 3500);
    expect(limitOn('minimum_wage', '2023-06-30', [january])?.value).toBe(3500);
    expect(limitOn('minimum_wage', '2023-07-01', [january])?.value).toBe(3600);
    expect(limitOn('minimum_wage', '2023-07-01', [{ ...january, overLaw: true }])?.value).toBe(3600);
  });

  test('makes no limit of what was none, and changes none that is sure', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...LIMITS),
        fc.date({ min: new Date('2022-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (limit, moment, value) => {
          const { key } = limit;
          const date = moment.toISOString().slice(0, 10);
          const known = limitOn(key, date);
          const [part = null] = partsOf(limit);
          const own = [entered(key, Number(date.slice(0, 4)), value, { from: date, part })];
          if (known === null || isSure(known.certainty)) expect(limitOn(key, date, own)).toEqual(known);
          else expect(limitOn(key, date, own)).toMatchObject({ certainty: 'office', from: date });
        },
      ),
    ));
});

describe('a limit of several numbers', () => {
  const health = (part: string, value: number) => entered('health_ryczalt', 2027, value, { part, source: 'GUS' });

  test('is entered one by one, and is as much of it as is known', () => {
    const two = [health('powyzej_300000', 1575.3), health('do_60000', 525.1)];
    expect(limitOn('health_ryczalt', '2027-02-01', two)).toEqual({
      from: '2027-01-01',
      value: { do_60000: 525.1, powyzej_300000: 1575.3 },
      certainty: 'office',
      source: 'GUS',
      note: null,
    });
    const three = [...two, health('60000_300000', 875.2)];
    expect(ofYear('health_ryczalt', 2027, three)?.value).toEqual({
      do_60000: 525.1,
      '60000_300000': 875.2,
      powyzej_300000: 1575.3,
    });
  });

  test('keeps the others as the table has them', () => {
    const one = [entered('mileage', 2027, 0.99, { part: 'motocykl' })];
    expect(limitOn('mileage', '2027-05-01', one)?.value).toEqual({
      auto_do_900: 0.89,
      auto_powyzej_900: 1.15,
      motocykl: 0.99,
      motorower: 0.42,
    });
    const rates = [entered('pit_rates', 2027, 11, { part: '0' }), entered('pit_rates', 2027, 33, { part: '1', source: 'inne' })];
    expect(limitOn('pit_rates', '2027-05-01', rates)).toMatchObject({ value: [11, 33], source: 'Ogłoszenie; inne' });
  });
});

describe('measured with it', () => {
  test('a year that decides about the next one is no longer provisional', () => {
    expect(limitUse('books_limit', { on: '2026-12-31', used: 1 })).toMatchObject({ provisional: true, limit: 1_064_650_000 });
    expect(limitUse('books_limit', { on: '2026-12-31', used: 1, entered: [books] })).toMatchObject({
      provisional: false,
      limit: 1_070_000_050,
      certainty: 'office',
    });
    expect(positionOf('books_limit', '2026-12-31', 1_070_000_051, null, [books])).toMatchObject({
      state: 'exceeded',
      certainty: 'office',
    });
    expect(positionOf('books_limit', '2026-12-31', 1, null)).toMatchObject({ provisional: true, certainty: 'verified' });
  });
  test('the months of a year find their state and their day of crossing', () => {
    const register = [entered('cash_register', 2028, 20_000)];
    const months = ['2028-01', '2028-02', '2028-03'].map((month) => ({ month, amount: 500_000 }));
    expect(positionByMonths('cash_register', 2028, months, null)).toMatchObject({ state: 'unknown', crossing: null });
    expect(positionByMonths('cash_register', 2028, months, null, register)).toMatchObject({
      limit: 2_000_000,
      percent: 7500,
      state: 'watch',
      crossing: expect.stringMatching(/^2028-0[4-5]/),
    });
  });
});

describe('a kept record is read', () => {
  const kept = {
    year: 2027,
    pln_amount: null,
    rate: null,
    eur_rate: null,
    number: null,
    valid_from: null,
    source: 'x',
    over_law: false,
  };
  test.each([
    [{ limit_code: 'books_limit', pln_amount: 1_070_000_050 }, 10_700_000.5],
    [{ limit_code: 'rate_emerytalna', rate: 1952 }, 19.52],
    [{ limit_code: 'eur_rate_limits', eur_rate: '4,2586' }, 4.2586],
    [{ limit_code: 'de_minimis', number: '300000' }, 300_000],
  ])('%j by its field, from the first of January', (values, value) =>
    expect(readEntered({ ...kept, ...values })).toEqual({
      key: values.limit_code,
      part: null,
      year: 2027,
      from: '2027-01-01',
      value,
      source: 'x',
      overLaw: false,
    }),
  );
  test('with the part, the day and the wish that its code and fields say', () =>
    expect(
      readEntered({ ...kept, limit_code: 'mileage.motocykl', number: '0,72', valid_from: '2027-03-01', over_law: true }),
    ).toEqual(entered('mileage', 2027, 0.72, { part: 'motocykl', from: '2027-03-01', source: 'x', overLaw: true })));
  test('as nothing where no field is filled', () => expect(readEntered({ ...kept, limit_code: 'books_limit' })).toBeNull());
});
