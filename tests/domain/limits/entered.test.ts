import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnteredValue, readEntered } from '../../../src/domain/limits/entered';
import { limitInHundredths, limitOn, limitsOf } from '../../../src/domain/limits/lookup';
import { positionByMonths, positionOf } from '../../../src/domain/limits/position';
import { LIMITS } from '../../../src/domain/limits/table';
import { limitUse } from '../../../src/domain/limits/use';

const books: EnteredValue = { key: 'books_limit', year: 2027, from: '2027-01-01', value: 10_700_000.5, source: 'NBP' };

describe('a value that the office entered', () => {
  test('stands where the table knows none, for its year alone, and says whose it is', () => {
    expect(limitOn('books_limit', '2027-06-01')).toMatchObject({ value: null, certainty: 'unknown' });
    expect(limitOn('books_limit', '2027-06-01', [books])).toMatchObject({
      value: 10_700_000.5,
      certainty: 'office',
      source: 'NBP',
    });
    expect(limitOn('books_limit', '2028-01-01', [books])?.value).toBeNull();
    expect(limitOn('ryczalt_limit', '2027-06-01', [books])?.value).toBeNull();
    expect(limitInHundredths('books_limit', '2027-01-01', [books])).toBe(1_070_000_050);
  });
  test('counts from its day on', () => {
    const later = [{ ...books, from: '2027-03-01' }];
    expect(limitOn('books_limit', '2027-02-28', later)?.value).toBeNull();
    const found = limitsOf(2027, later).find(({ key }) => key === 'books_limit');
    expect(found).toMatchObject({ value: 10_700_000.5, certainty: 'office' });
    expect(found?.parts.map(({ from, certainty }) => [from, certainty])).toEqual([
      ['2027-01-01', 'unknown'],
      ['2027-03-01', 'office'],
    ]);
  });
  test('never takes the place of one that the table knows, nor makes a limit of what was none', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...LIMITS),
        fc.date({ min: new Date('2022-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 1_000_000 }),
        ({ key }, moment, value) => {
          const date = moment.toISOString().slice(0, 10);
          const year = Number(date.slice(0, 4));
          const known = limitOn(key, date);
          const found = limitOn(key, date, [{ key, year, from: `${year}-01-01`, value, source: '' }]);
          if (known?.value === null) expect(found).toMatchObject({ value, certainty: 'office' });
          else expect(found).toEqual(known);
        },
      ),
    ));
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
      entered: true,
    });
    expect(positionOf('books_limit', '2026-12-31', 1, null)).toMatchObject({ provisional: true, entered: false });
  });
  test('the months of a year find their state and their day of crossing', () => {
    const register = [{ key: 'cash_register', year: 2028, from: '2028-01-01', value: 20_000, source: 'Rozporządzenie' }];
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
  const kept = { year: 2027, pln_amount: null, rate: null, eur_rate: null, valid_from: null, source: 'x' };
  test.each([
    [{ limit_code: 'books_limit', pln_amount: 1_070_000_050 }, 10_700_000.5],
    [{ limit_code: 'rate_emerytalna', rate: 1952 }, 19.52],
    [{ limit_code: 'eur_rate_limits', eur_rate: '4,2586' }, 4.2586],
  ])('%j by its field, from the first of January', (values, value) =>
    expect(readEntered({ ...kept, ...values })).toEqual({
      key: values.limit_code,
      year: 2027,
      from: '2027-01-01',
      value,
      source: 'x',
    }),
  );
  test('as nothing where no field is filled', () => expect(readEntered({ ...kept, limit_code: 'books_limit' })).toBeNull());
});
