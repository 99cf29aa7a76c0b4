import { describe, expect, test } from 'vitest';
import { isSure, leastSure } from '../../../src/domain/limits/certainty';
import { readCode, standsBefore } from '../../../src/domain/limits/entered';
import { type Find, followingRow } from '../../../src/domain/limits/following';
import { type LimitCertainty, type LimitDefinition, type LimitRow, since } from '../../../src/domain/limits/limit';
import { type LimitKey, limitDefinition, limitOn, limitsOf } from '../../../src/domain/limits/lookup';
import { entered } from './enteredValue';

const ALL: LimitCertainty[] = ['verified', 'computed', 'office', 'statute', 'draft', 'unknown'];

test('only what was seen or computed from it is sure', () => expect(ALL.filter(isSure)).toEqual(['verified', 'computed']));

test('of two values the less sure one counts, in either order', () => {
  for (const [at, one] of ALL.entries())
    for (const other of ALL.slice(at)) {
      expect(leastSure([one, other])).toBe(other);
      expect(leastSure([other, one])).toBe(other);
    }
});

test('a code is a limit’s key, with its part behind a dot', () => {
  expect(readCode('books_limit')).toEqual({ key: 'books_limit', part: null });
  expect(readCode('mileage.motocykl')).toEqual({ key: 'mileage', part: 'motocykl' });
});

test('a row without a source of its own says none', () =>
  expect(since('2027-01-01', null, 'unknown')).toEqual({
    from: '2027-01-01',
    value: null,
    certainty: 'unknown',
    source: '',
    note: null,
  }));

describe('whether an entered value stands before the table’s row', () => {
  const own = (overLaw: boolean) => entered('ike', 2027, 1, { from: '2027-03-01', overLaw });
  test.each<[LimitCertainty, number | null, string, boolean, boolean]>([
    ['unknown', null, '2027-04-01', false, true],
    ['unknown', null, '2027-01-01', false, true],
    ['draft', 5, '2027-03-01', false, true],
    ['draft', 5, '2027-03-02', false, false],
    ['draft', 5, '2027-03-02', true, false],
    ['statute', 5, '2027-01-01', false, true],
    ['verified', 5, '2027-01-01', false, false],
    ['verified', 5, '2027-01-01', true, true],
    ['computed', 5, '2027-01-01', false, false],
    ['computed', 5, '2027-03-01', true, true],
    ['computed', 5, '2027-03-02', true, false],
  ])('%s %s since %s, over the law: %s → %s', (certainty, value, from, overLaw, stands) =>
    expect(standsBefore({ certainty, value, from }, own(overLaw))).toBe(stands),
  );
});

describe('a value that follows from others', () => {
  const share: LimitDefinition = {
    ...limitDefinition('ike'),
    follows: { percent: 300, of: 'zus_forecast_wage' },
  };
  const sum: LimitDefinition = { ...share, follows: { base: 'base', rates: ['one', 'other'] } };
  const finding =
    (rows: Readonly<Record<string, LimitRow>>): Find =>
    (key) =>
      rows[key] ?? null;
  const row = (value: LimitRow['value'], certainty: LimitCertainty = 'verified', from = '2028-01-01') =>
    since(from, value, certainty, 'M.P.');

  test('is computed where they are sure, and the office’s where one of them is', () => {
    const certaintyOf = (...[base, one, other]: [LimitCertainty, LimitCertainty, LimitCertainty]) =>
      followingRow(sum, '2028-06-30', finding({ base: row(1000, base), one: row(10, one), other: row(20, other) }))?.certainty;
    expect(certaintyOf('verified', 'computed', 'statute')).toBe('computed');
    expect(certaintyOf('office', 'verified', 'verified')).toBe('office');
    expect(certaintyOf('verified', 'verified', 'office')).toBe('office');
    expect(certaintyOf('office', 'office', 'office')).toBe('office');
    expect(certaintyOf('verified', 'draft', 'verified')).toBeUndefined();
  });

  test('begins with the last of them', () => {
    const begin = (...[base, one, other]: [string, string, string]) =>
      followingRow(
        sum,
        '2028-12-31',
        finding({ base: row(1000, 'verified', base), one: row(10, 'verified', one), other: row(20, 'verified', other) }),
      )?.from;
    expect(begin('2028-07-01', '2028-01-01', '2028-02-01')).toBe('2028-07-01');
    expect(begin('2028-01-01', '2028-07-01', '2028-02-01')).toBe('2028-07-01');
    expect(begin('2028-01-01', '2028-02-01', '2028-07-01')).toBe('2028-07-01');
    expect(begin('2028-01-01', '2028-01-01', '2028-01-01')).toBe('2028-01-01');
  });

  test.each<[string, LimitRow | null]>([
    ['a forecast', row(10_000, 'draft')],
    ['not known', row(null, 'unknown')],
    ['not one number', row([1, 2])],
    ['no law', null],
  ])('is none where another is %s', (_, wage) =>
    expect(followingRow(share, '2028-06-30', finding(wage ? { zus_forecast_wage: wage } : {}))).toBeNull(),
  );

  test('in euro it needs the rate, and an amount that is law on the date', () => {
    const ryczalt = limitDefinition('ryczalt_limit');
    const rate = finding({ eur_rate_limits: row(4.25) });
    expect(followingRow(ryczalt, '2028-06-30', rate)).toEqual({
      from: '2028-01-01',
      value: 8_500_000,
      certainty: 'computed',
      source: '2\u00a0000\u00a0000 euro po kursie 4,2500 (M.P.)',
      note: null,
    });
    expect(followingRow(ryczalt, '2028-06-30', finding({}))).toBeNull();
    expect(followingRow(ryczalt, '2028-06-30', finding({ eur_rate_limits: row(null, 'unknown') }))).toBeNull();
    expect(followingRow(ryczalt, '2021-12-31', rate)).toBeNull();
    expect(followingRow(limitDefinition('vat_exemption'), '2028-06-30', rate)).toBeNull();
  });
});

describe('a year', () => {
  const ofYear = (key: LimitKey, year: number, values: Parameters<typeof limitsOf>[1]) =>
    limitsOf(year, values).find((limit) => limit.key === key);

  test('is not parted by what was entered for other limits', () => {
    const other = [entered('ike', 2027, 31_000, { from: '2027-05-01' }), entered('ikze', 2027, 12_500, { from: '2027-09-01' })];
    expect(ofYear('minimum_wage', 2027, other)?.parts).toEqual([]);
    expect(ofYear('books_limit', 2027, other)?.parts).toEqual([]);
    expect(ofYear('car_limit', 2027, other)?.parts).toEqual([]);
    expect(ofYear('health_min', 2027, other)?.parts.map(({ from }) => from)).toEqual(['2027-01-01', '2027-02-01']);
  });

  test('is parted where only the certainty of its value changes', () => {
    const draft = Number(limitOn('ike', '2027-01-01')?.value);
    expect(ofYear('ike', 2027, [entered('ike', 2027, draft, { from: '2027-03-01' })])?.parts).toEqual([
      { from: '2027-01-01', value: draft, certainty: 'draft' },
      { from: '2027-03-01', value: draft, certainty: 'office' },
    ]);
  });

  test('has what begins on its last day', () =>
    expect(ofYear('books_limit', 2027, [entered('books_limit', 2027, 5, { from: '2027-12-31' })])).toMatchObject({
      value: 5,
      parts: [{ from: '2027-01-01' }, { from: '2027-12-31' }],
    }));
});
