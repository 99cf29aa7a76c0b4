import { describe, expect, test } from 'vitest';
import { describeChange, describeLimitValue, LIMIT_GROUPS } from '../../../src/domain/limits/describe';
import { type LimitProfile, RESULT_LIMITS } from '../../../src/domain/limits/fromResults';
import { isCounted, isYearly, positionByMonths, positionOf } from '../../../src/domain/limits/position';
import { LIMITS } from '../../../src/domain/limits/table';
import fc from '../../support/properties';

const trader: LimitProfile = {
  company_type: 'jdg',
  taxation_form: 'pit_scale',
  vat_status: 'active',
  accounting_type: 'kpir',
  advance_mode: 'monthly',
  zus_scheme: 'full',
  fiscal_year_start_month: 1,
  rents_for_spouses: null,
};
const bound = (profile: Partial<LimitProfile>) =>
  RESULT_LIMITS.filter(({ binds }) => binds({ ...trader, ...profile })).map(({ key }) => key);

describe('which limits the results of a company count against', () => {
  test.each<[Partial<LimitProfile>, string[]]>([
    [{}, ['books_limit', 'pit_threshold', 'pit_solidarity']],
    [{ taxation_form: 'pit_flat' }, ['books_limit', 'pit_solidarity']],
    [{ vat_status: 'exempt_limit' }, ['vat_exemption', 'books_limit', 'pit_threshold', 'pit_solidarity']],
    // Nobody said what exempts them: the limit is watched until somebody does.
    [{ vat_status: 'exempt' }, ['vat_exemption', 'books_limit', 'pit_threshold', 'pit_solidarity']],
    [{ vat_status: 'exempt_activity' }, ['books_limit', 'pit_threshold', 'pit_solidarity']],
    [{ zus_scheme: 'maly_plus', taxation_form: 'tax_card', accounting_type: 'none' }, ['zus_mzp_limit']],
    [{ taxation_form: 'lump_sum', accounting_type: 'lump_sum_register' }, ['ryczalt_limit', 'books_limit']],
    [
      { taxation_form: 'lump_sum', accounting_type: 'lump_sum_register', advance_mode: 'quarterly' },
      ['ryczalt_limit', 'ryczalt_quarterly_limit', 'books_limit'],
    ],
    [{ company_type: 'civil_partnership', taxation_form: 'transparent' }, ['books_limit']],
    [
      { company_type: 'private_rental', taxation_form: 'lump_sum', advance_mode: 'quarterly', accounting_type: 'none' },
      ['rental_threshold'],
    ],
    [
      { company_type: 'private_rental', taxation_form: 'lump_sum', accounting_type: 'none', rents_for_spouses: true },
      ['rental_threshold_spouses'],
    ],
    [{ company_type: 'llc', taxation_form: 'cit_small', accounting_type: 'full_books' }, ['cit_current_revenue_eur']],
    [{ company_type: 'llc', taxation_form: 'cit_small', accounting_type: 'full_books', fiscal_year_start_month: 7 }, []],
    [{ company_type: 'llc', taxation_form: 'cit_standard', accounting_type: 'full_books' }, []],
    [{ company_type: 'general_partnership', taxation_form: 'transparent', accounting_type: 'full_books' }, []],
    [{ advance_mode: 'quarterly' }, ['books_limit', 'pit_threshold', 'pit_solidarity']],
  ])('%j: %j', (profile, keys) => expect(bound(profile)).toEqual(keys));

  test.each(['jdg', 'civil_partnership', 'general_partnership', 'professional_partnership', 'succession_enterprise'] as const)(
    'a %s with simpler books is asked to keep full ones above the limit',
    (company_type) => {
      expect(bound({ company_type, taxation_form: 'transparent' })).toEqual(['books_limit']);
      expect(bound({ company_type, taxation_form: 'transparent', accounting_type: 'full_books' })).toEqual([]);
    },
  );

  test('income is measured by its profit, everything else by revenue', () =>
    expect(Object.fromEntries(RESULT_LIMITS.map(({ key, measure }) => [key, measure]))).toEqual({
      vat_exemption: 'revenue',
      ryczalt_limit: 'revenue',
      ryczalt_quarterly_limit: 'revenue',
      rental_threshold: 'revenue',
      rental_threshold_spouses: 'revenue',
      books_limit: 'revenue',
      cit_current_revenue_eur: 'revenue',
      zus_mzp_limit: 'revenue',
      pit_threshold: 'profit',
      pit_solidarity: 'profit',
    }));
});

describe('a position by months', () => {
  const months = (...amounts: (number | null)[]) =>
    amounts.map((amount, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}`, amount }));
  const position = (given: ReturnType<typeof months>, startedOn: string | null = null) =>
    positionByMonths('vat_exemption', 2026, given, startedOn);

  test('adds them up to the last known one and forecasts the day', () =>
    expect(position(months(2_000_000, 2_000_000, 2_000_000, null))).toEqual({
      used: 6_000_000,
      limit: 24_000_000,
      percent: 2500,
      state: 'ok',
      provisional: false,
      certainty: 'verified',
      through: '2026-03',
      crossing: '2026-12-27',
      missing: 0,
    }));

  test('does not forecast over a gap, not even a day that is past', () => {
    expect(position(months(2_000_000, null, 2_000_000))).toMatchObject({ missing: 1, crossing: null, through: '2026-03' });
    expect(position(months(null, 30_000_000))).toMatchObject({ missing: 1, crossing: null, state: 'exceeded' });
  });

  test('begins with the month of the start of the business, and gives a starter the part of the limit', () => {
    const started = position(months(9_999_999, 9_999_999, 1_000_000, 1_000_000), '2026-03-20');
    expect(started).toMatchObject({ used: 2_000_000, missing: 0, limit: Math.floor((24_000_000 * 287) / 365) });
    for (const startedOn of ['2020-05-01', '2025-12-31', '2026-01-01', null])
      expect(position(months(3_000_000), startedOn)).toMatchObject({
        used: 3_000_000,
        limit: 24_000_000,
        missing: 0,
        crossing: '2026-09-06',
      });
    expect(position(months(1_000_000, 1_000_000), '2027-02-01')).toBeNull();
  });

  test('counts the whole year, December too', () =>
    expect(position(months(...Array.from({ length: 12 }, () => 1_000_000)))).toMatchObject({
      used: 12_000_000,
      through: '2026-12',
      missing: 0,
      crossing: null,
    }));

  test('is none without a known month of the year', () => {
    expect(position([])).toBeNull();
    expect(position(months(null, null))).toBeNull();
    expect(
      position([
        { month: '2025-12', amount: 5 },
        { month: '2027-01', amount: 5 },
      ]),
    ).toBeNull();
  });

  test('does not depend on the order of the months', () =>
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 5_000_000 })), { minLength: 1, maxLength: 12 }), (amounts) => {
        const given = months(...amounts);
        expect(position(given.toReversed())).toEqual(position(given));
      }),
    ));
});

test('only limits of a year in złote are kept for companies, in the years that have them', () => {
  expect(isYearly('vat_exemption')).toBe(true);
  expect(isYearly('de_minimis')).toBe(false);
  expect(isYearly('ksef_small_monthly')).toBe(false);
  expect(isYearly('minimum_wage')).toBe(false);
  expect(isCounted('kasowy_pit', 2023)).toBe(false);
  expect(isCounted('kasowy_pit', 2026)).toBe(true);
  expect(isCounted('minimum_wage', 2026)).toBe(false);
  expect(isCounted('unregistered_activity', 2026)).toBe(false);
  expect(isCounted('ksef_small_monthly', 2026)).toBe(false);
  const units = LIMITS.filter(({ key }) => isYearly(key)).map(({ unit }) => unit);
  expect(units.length).toBeGreaterThan(15);
  expect(units.filter((unit) => unit !== 'PLN' && unit !== 'PLN/year')).toEqual([]);
});

test('what is not known has no percent', () =>
  expect(positionOf('ryczalt_limit', '2028-05-01', 100, null)).toEqual({
    used: 100,
    limit: null,
    percent: null,
    state: 'unknown',
    provisional: expect.any(Boolean),
    certainty: 'unknown',
  }));

describe('a value as people read it', () => {
  test.each([
    [240_000, 'PLN', ['240\u00a0000\u00a0zł']],
    [0.8358, 'PLN/km', ['0,8358\u00a0zł za km']],
    [31.4, 'PLN', ['31,40\u00a0zł']],
    [[12, 32], '%', ['12%, 32%']],
    [
      { podstawowe: 250, podwyzszone: 300 },
      'PLN/month',
      ['podstawowe: 250\u00a0zł miesięcznie', 'podwyższone: 300\u00a0zł miesięcznie'],
    ],
  ] as const)('%j in %s', (value, unit, lines) => expect(describeLimitValue(value, unit)).toEqual(lines));

  test('is not made up where there is none', () => expect(describeLimitValue(null, 'PLN')).toBeNull());

  test('every limit stands in a group that has a name', () =>
    expect(LIMITS.map(({ group }) => group).filter((group) => !LIMIT_GROUPS[group])).toEqual([]));

  test('no part goes by a name without Polish letters where it has them', () => {
    const parts = LIMITS.flatMap(({ values, unit }) => values.flatMap(({ value }) => describeLimitValue(value, unit) ?? []));
    expect(parts.filter((line) => /ponizej|powyzej|podwyzszone|wodor:|ryczalt|estonski/.test(line))).toEqual([]);
  });
});

test('a limit known from a draft alone says so', () =>
  expect(positionOf('ike', '2027-05-01', 100, null)).toMatchObject({ limit: 3_009_900, certainty: 'draft', state: 'ok' }));

describe('the change since the year before', () => {
  const zl = { unit: 'PLN' as const };
  test.each<[string | null, Parameters<typeof describeChange>]>([
    ['w 2025 r. 4\u00a0666\u00a0zł (+140\u00a0zł)', [4806, { value: 4666, year: 2025 }, zl]],
    ['w 2025 r. 214\u00a0000\u00a0zł (−1\u00a0000\u00a0zł)', [213_000, { value: 214_000, year: 2025 }, zl]],
    ['bez zmian względem 2025 r.', [45, { value: 45, year: 2025 }, zl]],
    ['bez zmian względem 2025 r.', [{ a: 1 }, { value: { a: 1 }, year: 2025 }, zl]],
    ['w 2025 r. 9% (−0,25\u00a0pkt proc.)', [8.75, { value: 9, year: 2025 }, { unit: '%' }]],
    ['w 2025 r. 3\u00a0499,50\u00a0zł', [10_813.5, { value: 3499.5, year: 2025 }, { ...zl, comparable: false }]],
    ['w 2025 r. a: 1\u00a0zł; b: 2\u00a0zł', [{ a: 2, b: 2 }, { value: { a: 1, b: 2 }, year: 2025 }, zl]],
    [null, [null, { value: 1, year: 2025 }, zl]],
    [null, [1, { value: null, year: 2025 }, zl]],
  ])('%s', (says, given) => expect(describeChange(...given)).toBe(says));
});
