import { describe, expect, test } from 'vitest';
import { affectedBy } from '../../../src/domain/limits/affected';
import { leastSure } from '../../../src/domain/limits/certainty';
import { type LimitKey, limitOn, limitsOf } from '../../../src/domain/limits/lookup';
import { LIMITS } from '../../../src/domain/limits/table';
import { limitUse } from '../../../src/domain/limits/use';
import { entered, enteredRates } from './enteredValue';

const rate = entered('eur_rate_limits', 2027, 4.2519, { source: 'tabela 190/A/NBP/2026' });
const amountOf = (key: LimitKey, date: string, values: Parameters<typeof limitOn>[2]) => limitOn(key, date, values)?.value;

describe('the euro rate that the office enters', () => {
  test.each<[LimitKey, number]>([
    ['ryczalt_limit', 8_503_800],
    ['ryczalt_quarterly_limit', 850_380],
    ['small_taxpayer_income_tax', 8_504_000],
    ['small_taxpayer_vat', 8_504_000],
    ['small_taxpayer_vat_commission', 191_000],
    ['one_off_depreciation', 213_000],
    ['books_limit', 10_629_750],
  ])('makes %s of 2027 %i zł', (key, value) =>
    expect(limitOn(key, '2027-06-30', [rate])).toMatchObject({
      from: '2027-01-01',
      value,
      certainty: 'office',
      source: expect.stringMatching(/euro po kursie 4,2519 \(tabela 190\/A\/NBP\/2026\)$/),
      note: null,
    }),
  );

  test('says the act’s amount, and gives way to a value entered for the limit itself', () => {
    expect(limitOn('ryczalt_limit', '2027-01-01', [rate])?.source).toBe(
      '2\u00a0000\u00a0000 euro po kursie 4,2519 (tabela 190/A/NBP/2026)',
    );
    expect(amountOf('books_limit', '2027-01-01', [rate, entered('books_limit', 2027, 10_700_000)])).toBe(10_700_000);
  });

  test('changes nothing that the table knows, and nothing of another year', () => {
    const sure = { ...rate, year: 2026, from: '2026-01-01', overLaw: true };
    expect(amountOf('ryczalt_limit', '2026-05-05', [sure])).toBe(8_517_200);
    expect(amountOf('ryczalt_limit', '2028-01-01', [rate])).toBeNull();
    expect(amountOf('cit_current_revenue_eur', '2027-06-30', [rate])).toBeNull();
  });

  test('measures the year before with the limit that decides', () =>
    expect(limitUse('ryczalt_limit', { on: '2026-12-31', used: 850_380_001, entered: [rate] })).toMatchObject({
      limit: 850_380_000,
      state: 'exceeded',
      provisional: false,
      certainty: 'office',
    }));
});

describe('what follows from a wage or base that the office enters', () => {
  const wage = entered('zus_forecast_wage', 2028, 10_500.3, { source: 'M.P.' });
  const minimum = entered('minimum_wage', 2028, 5201, { source: 'Dz.U.' });
  const rates = enteredRates(2028, { source: 'ustawa' });

  test.each<[LimitKey, number]>([
    ['zus_full_base', 6300.18],
    ['zus_30x', 315_009],
    ['ike', 31_500.9],
    ['ikze', 12_600.36],
    ['ikze_jdg', 18_900.54],
  ])('%s is a share of the forecast wage', (key, value) =>
    expect(limitOn(key, '2028-03-01', [wage])).toMatchObject({
      value,
      certainty: 'office',
      source: expect.stringMatching(/% z: M\.P\.$/),
    }),
  );

  test.each<[LimitKey, string, number | null]>([
    ['zus_pref_base', '2028-01-01', 1560.3],
    ['unregistered_activity', '2028-12-31', 11_702.25],
    ['health_min', '2028-01-31', 445.5],
    ['health_min', '2028-02-01', 468.09],
    ['health_min', '2029-01-31', 468.09],
    ['health_min', '2029-02-01', null],
  ])('%s on %s follows from the minimum wage: %s', (key, date, value) => expect(amountOf(key, date, [minimum])).toBe(value));

  test('the health contribution follows the wage of January, the others that of the day', () => {
    const july = entered('minimum_wage', 2028, 5400, { from: '2028-07-01' });
    expect(amountOf('health_min', '2028-07-01', [minimum, july])).toBe(468.09);
    expect(amountOf('zus_pref_base', '2028-07-01', [minimum, july])).toBe(1620);
    expect(limitsOf(2028, [minimum, july]).find(({ key }) => key === 'zus_pref_base')?.parts).toEqual([
      { from: '2028-01-01', value: 1560.3, certainty: 'office' },
      { from: '2028-07-01', value: 1620, certainty: 'office' },
    ]);
  });

  test('contributions follow from the base and all rates, each rounded to a grosz', () => {
    // 6300.18 zł: 1229.80 + 504.01 + 154.35 + 105.21 + 154.35; 1560.30 zł: 304.57 + 124.82 + 38.23 + 26.06.
    expect(limitOn('zus_full', '2028-05-01', [wage, ...rates])).toMatchObject({
      value: 2147.72,
      certainty: 'office',
      source: 'podstawa i stopy: 60% z: M.P.; ustawa',
    });
    expect(amountOf('zus_pref', '2028-05-01', [minimum, ...rates])).toBe(493.68);
    expect(amountOf('zus_full', '2028-05-01', [wage, ...rates.slice(0, -1)])).toBeNull();
    expect(amountOf('zus_full', '2028-05-01', rates)).toBeNull();
  });

  test('a forecast gives way to what follows from the announced wage, and nothing follows from a forecast', () => {
    const announced = entered('zus_forecast_wage', 2027, 10_100);
    expect(limitOn('zus_full_base', '2027-01-01')).toMatchObject({ value: 6019.8, certainty: 'draft' });
    expect(limitOn('zus_full_base', '2027-01-01', [announced])).toMatchObject({ value: 6060, certainty: 'office' });
    const own = rates.map((each) => ({ ...each, year: 2027, from: '2027-01-01' }));
    expect(limitOn('zus_full', '2027-01-01', own)).toMatchObject({ value: 2052.15, certainty: 'draft' });
    expect(limitOn('zus_full', '2027-01-01', [announced])).toMatchObject({ value: 2065.85, certainty: 'office' });
  });
});

describe('what one value affects', () => {
  test('is itself and all that follow from it, near and far', () => {
    expect(affectedBy('books_limit')).toEqual(['books_limit']);
    expect(affectedBy('eur_rate_limits')).toHaveLength(8);
    expect(affectedBy('zus_forecast_wage').toSorted()).toEqual(
      ['ike', 'ikze', 'ikze_jdg', 'zus_30x', 'zus_forecast_wage', 'zus_full', 'zus_full_base'].sort(),
    );
    expect(affectedBy('rate_fp_fs')).toEqual(['zus_full', 'rate_fp_fs']);
    expect(affectedBy('minimum_wage').toSorted()).toEqual(
      ['health_min', 'minimum_wage', 'ppk_low_wage', 'unregistered_activity', 'zus_pref', 'zus_pref_base'].sort(),
    );
    expect(affectedBy('zfss_base')).toEqual(['zfss_base', 'zfss_amount']);
    expect(affectedBy('nieznany')).toEqual([]);
  });

  test('names limits of the table alone', () => {
    const keys = LIMITS.map(({ key }) => key);
    for (const key of keys) expect(keys).toEqual(expect.arrayContaining(affectedBy(key)));
  });
});

test('what is made of several values is as sure as the least sure of them', () => {
  expect(leastSure(['verified', 'draft', 'office'])).toBe('draft');
  expect(leastSure(['computed', 'office', 'verified'])).toBe('office');
  expect(leastSure(['statute', 'office'])).toBe('statute');
  expect(leastSure(['verified', 'unknown', 'draft'])).toBe('unknown');
  expect(leastSure(['verified', 'computed'])).toBe('computed');
  expect(leastSure([])).toBe('verified');
});
